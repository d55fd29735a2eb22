import type { LEDGER_KINDS } from '@careerscoop/contract/desk-orders';
import type { OrderState } from '@careerscoop/contract/payments';

export const ORDER_STATES: Record<OrderState, string> = {
  new: 'Begun',
  open: 'At the checkout',
  paid: 'Paid',
  expired: 'Not paid in time',
  failed: 'Not paid',
  refunded: 'Given back',
  disputed: 'Disputed at the bank',
  review: 'To look at',
};

/** Where somebody at the desk has to act. */
export const WAITS: readonly OrderState[] = ['disputed', 'review'];

export const LEDGER_WORDS: Record<(typeof LEDGER_KINDS)[number], string> = {
  charge: 'Paid',
  refund: 'Given back',
  dispute: 'Taken by the bank',
  dispute_won: 'Brought back by the bank',
  fee: 'Fee of the bank',
};

export const PAYERS = { self: 'The student', adult: 'An adult, by a link' } as const;

/** Why a plan ended before its time, as a line beside its end. */
export const TERM_ENDS: Record<string, string> = {
  expired: 'its time was over',
  replaced: 'a larger plan took its place',
  refunded: 'it was given back',
  disputed: 'the bank took the payment',
  staff: 'ended at the desk',
};
