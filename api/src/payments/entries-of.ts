import type Stripe from 'stripe';
import type { Entry } from './ledger.sql.ts';

const at = (seconds: number) => new Date(seconds * 1000);
const idOf = (object: string | { id: string } | null | undefined) => (typeof object === 'string' ? object : object?.id);

/** What was paid, whole: what the provider keeps for its work is no movement of the order's money. */
export function chargeEntries({ id, amount_captured, currency, created }: Stripe.Charge): Entry[] {
  return [{ kind: 'charge', cents: amount_captured, currency, external_id: id, at: at(created) }];
}

/** What was given back; one that the bank did not take stands twice, out and in again. */
export function refundEntries(refund: Stripe.Refund): Entry[] {
  const { id, amount, currency, created, status, failure_balance_transaction } = refund;
  const entry = { kind: 'refund', currency, at: at(created) } as const;
  const given = { ...entry, cents: -amount, external_id: id };
  if (status !== 'failed' && status !== 'canceled') return [given];
  const back = { ...entry, cents: amount, external_id: idOf(failure_balance_transaction) ?? `${id}:${status}` };
  // The bank may say so weeks later.
  return [
    given,
    typeof failure_balance_transaction === 'object' && failure_balance_transaction
      ? { ...back, at: at(failure_balance_transaction.created) }
      : back,
  ];
}

/** What the bank took away, what it brought again when the dispute was won, and what it asks for that. */
export function disputeEntries(dispute: Stripe.Dispute): Entry[] {
  const { id, amount, currency, created, status, balance_transactions = [] } = dispute;
  // A question of the bank moves no money.
  if (status.startsWith('warning') || status === 'prevented') return [];
  const entry = { currency, at: at(created) };
  const fees = balance_transactions
    .filter(({ fee }) => fee !== 0)
    .map((moved): Entry => ({ kind: 'fee', cents: -moved.fee, currency: moved.currency, external_id: moved.id, at: at(moved.created) }));
  // Months later: in the books it stands in its own month.
  const returned = balance_transactions.find(({ reporting_category }) => reporting_category === 'dispute_reversal')?.created ?? created;
  return [
    { ...entry, kind: 'dispute', cents: -amount, external_id: id },
    ...(status === 'won' ? [{ ...entry, kind: 'dispute_won' as const, cents: amount, external_id: id, at: at(returned) }] : []),
    ...fees,
  ];
}
