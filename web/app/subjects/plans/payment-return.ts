/** The words with which a payment page sends people back. */
export type PaymentReturn = 'success' | 'cancel';

export function isPaymentReturn(word: string | undefined): word is PaymentReturn {
  return word === 'success' || word === 'cancel';
}
