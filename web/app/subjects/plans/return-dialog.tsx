import { PRODUCT } from '@careerscoop/contract/constants';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** The words with which a payment page sends people back. */
export type PaymentReturn = 'success' | 'cancel';

const WORDS: Record<PaymentReturn, { title: string; text: string }> = {
  success: {
    title: 'Success !',
    text: `Thank you for selecting your plan! A representative from ${PRODUCT.name} will take it from here.`,
  },
  cancel: {
    title: 'Transaction Failed.',
    text: 'If the issue persists, contact support. Apologies for the inconvenience.',
  },
};

export function isPaymentReturn(word: string | undefined): word is PaymentReturn {
  return word === 'success' || word === 'cancel';
}

/** Says how it went. It grants nothing: the plan comes with the payment itself, however one came here. */
export function ReturnDialog({ outcome, onClose }: { outcome: PaymentReturn | undefined; onClose: () => void }) {
  if (!outcome) return null;
  const { title, text } = WORDS[outcome];
  return (
    <Dialog open onClose={onClose} title={title} description={text} actions={<Button onClick={onClose}>OK</Button>} />
  );
}
