import type { OrderState } from '@careerscoop/contract/payments';
import type { FindingKind } from './finding-words.ts';
import type { StoredEntry } from './ledger.sql.ts';
import type { Order } from './orders.sql.ts';
import type { Facts } from './read-facts.ts';

type Money = Pick<StoredEntry, 'kind' | 'cents' | 'external_id'>;

/**
 * The state of an order. What was paid, given back and disputed is read from the ledger, which only grows: so an answer of the
 * provider that is applied late changes nothing that a newer one has brought.
 */
export function stateOf(
  order: Pick<Order, 'state'>,
  ledger: Money[],
  facts: Pick<Facts, 'expired' | 'failed'>,
  fault: boolean,
): OrderState {
  const charged = sum(ledger, ({ kind }) => kind === 'charge');
  if (charged > 0) {
    // A refund that the bank did not take still ends the plan: what becomes of the money a person sees to.
    const given = -sum(ledger, ({ kind, cents }) => kind === 'refund' && cents < 0);
    if (given >= charged) return 'refunded';
    if (fault || order.state === 'review') return 'review';
    return isDisputed(ledger) ? 'disputed' : 'paid';
  }
  if (order.state !== 'new' && order.state !== 'open') return order.state;
  if (fault) return 'review';
  if (facts.expired) return 'expired';
  return facts.failed ? 'failed' : 'open';
}

function isDisputed(ledger: Money[]): boolean {
  const won = new Set(ledger.filter(({ kind }) => kind === 'dispute_won').map(({ external_id }) => external_id));
  return ledger.some(({ kind, external_id }) => kind === 'dispute' && !won.has(external_id));
}

/** What the provider holds of an order's money: charged less given back, disputes with it. */
export function balanceOf(ledger: Money[]): number {
  return sum(ledger, ({ kind }) => kind !== 'fee');
}

function sum(ledger: Money[], which: (entry: Money) => boolean): number {
  return ledger.filter(which).reduce((total, { cents }) => total + cents, 0);
}

/** What is not as it was ordered in what was paid; then no plan is given, and a person looks. */
export function faultOf(order: Order, { paid, named, total }: Facts): { kind: FindingKind; found_cents: number } | undefined {
  if (!paid) return undefined;
  if (!named) return { kind: 'foreign_checkout', found_cents: paid.cents };
  const amounts = [paid.cents, total.cents];
  const currencies = [paid.currency, total.currency];
  const right = amounts.every((cents) => cents === order.amount_cents) && currencies.every((currency) => currency === order.currency);
  return right ? undefined : { kind: 'amount_differs', found_cents: paid.cents };
}
