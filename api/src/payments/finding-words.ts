/** What a person has to look at, by the key that is stored. */
export const FINDINGS = {
  amount_differs: 'What was paid is not what was ordered. No plan was given: give the money back, or ask the payer.',
  foreign_checkout: 'The checkout of this order does not name it. No plan was given: look at it at Stripe.',
  unknown_order: 'Stripe tells of a payment that belongs to no order of ours.',
  paid_twice: 'The plan ran already, so this payment is given back automatically.',
  paid_beside_dearer: 'A dearer plan ran already, so this payment is given back automatically.',
  paid_after_erasure: 'The account was erased before the payment came, so it is given back automatically.',
  credit_without_term: 'The plan whose rest was taken off had ended by the time of the payment. The new plan was given.',
  refunded_after_upgrade: 'This was given back after what was left of it had been taken off a later order.',
  refund_failed: 'The bank did not take a refund: the money is with us again. Reach the payer another way.',
  refund_refused: 'Stripe does not give a payment back. Look at it there.',
  disputed: 'A payment is disputed at the bank, and its plan has ended. Answer the dispute at Stripe in time.',
  disputed_after_upgrade:
    'A payment is disputed at the bank, and what was left of it had been taken off a later order, whose plan runs on. Answer the dispute at Stripe in time.',
  checkout_refused: 'Stripe refused to make a checkout. The settings there or here may be wrong.',
  checkout_unknown:
    'Stripe does not know the checkout of an open order, as after a change of keys. The order is over; look whether it was paid.',
  disagreed: 'Whoever got the receipt says that they did not agree to this. Write to them, and give the money back where they are right.',
  ledger_differs: 'A movement of money is in our ledger with another amount than at Stripe.',
  missing_in_ledger: 'A movement of money at Stripe is not in our ledger.',
  missing_at_stripe: 'A movement of money in our ledger is not at Stripe.',
} as const;
export type FindingKind = keyof typeof FINDINGS;

/** US dollars of cents: $39.00 */
export function dollars(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}
