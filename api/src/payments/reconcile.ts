import type Stripe from 'stripe';
import { daysAgo } from '../platform/days-ago.ts';
import type { Services } from '../platform/services.ts';
import { atStripe } from './at-stripe.ts';
import { compareLedger } from './compare-ledger.ts';
import { disputeEntries, refundEntries } from './entries-of.ts';
import { type Entry, listEntriesNamed } from './ledger.sql.ts';
import { findOrder } from './orders.sql.ts';
import type { Hint } from './payment-jobs.ts';
import { settleHinted } from './settle-hinted.ts';

const DAYS = 3;
const MOST = 10_000;

/**
 * Looks back at three days of the provider's: settles what nobody told us of, then holds the ledger against every movement of
 * money, to the cent. What cannot be mended is a finding.
 */
export async function reconcile(services: Services): Promise<void> {
  if (!services.payments) return;
  const since = daysAgo(services.now(), DAYS);
  const unsettled = await findUnsettled(services, since);
  let failed = 0;
  for (const hint of unsettled) await settleHinted(services, hint).catch(() => (failed += 1));
  await compareLedger(services, since);
  if (failed > 0) throw new Error(`${failed} orders could not be settled`);
}

/** What of the checkouts, refunds and disputes since then is not here as it is there. */
async function findUnsettled(services: Services, since: Date): Promise<Hint[]> {
  const asked = { created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 };
  const { checkouts, refunds, disputes, movers } = await atStripe(services, async (client) => ({
    checkouts: await client.checkout.sessions.list(asked).autoPagingToArray({ limit: MOST }),
    refunds: await client.refunds.list(asked).autoPagingToArray({ limit: MOST }),
    disputes: await client.disputes.list(asked).autoPagingToArray({ limit: MOST }),
    movers: await client.balanceTransactions.list({ ...asked, expand: ['data.source'] }).autoPagingToArray({ limit: MOST }),
  }));
  // A bank refuses a refund weeks after it, and decides a dispute after months: the money moves now, what it is of is old.
  const moved = movers.flatMap(({ source }) => (isMoneyBack(source) ? source : []));
  const money = new Map([...refunds, ...disputes, ...moved].map((each) => [each.id, each]));
  const hints = [];
  for (const checkout of checkouts) hints.push(await unsettledCheckout(services, checkout));
  for (const each of money.values()) {
    hints.push(await unsettledMoney(services, each, each.object === 'refund' ? refundEntries(each) : disputeEntries(each)));
  }
  return hints.filter((hint) => hint !== undefined);
}

function isMoneyBack(source: Stripe.BalanceTransaction['source']): source is Stripe.Refund | Stripe.Dispute {
  return source !== null && typeof source === 'object' && (source.object === 'refund' || source.object === 'dispute');
}

async function unsettledCheckout(
  { database: { db } }: Services,
  { id, client_reference_id, payment_intent, payment_status, status }: Stripe.Checkout.Session,
): Promise<Hint | undefined> {
  const number = /^[1-9]\d{0,8}$/.test(client_reference_id ?? '') ? Number(client_reference_id) : 0;
  const order = number ? await findOrder(db, number) : undefined;
  const paid = payment_status === 'paid';
  const known = order && (order.checkout_id === id || (order.state === 'new' && order.checkout_id === null));
  // Paid at a checkout that is none of ours: a person looks.
  if (!known) return paid && typeof payment_intent === 'string' ? { payment_intent } : undefined;
  const isOpen = order.state === 'new' || order.state === 'open';
  return (paid && !order.paid_at) || (status === 'expired' && isOpen) ? { order_id: order.id } : undefined;
}

async function unsettledMoney(
  { database: { db } }: Services,
  { payment_intent }: Stripe.Refund | Stripe.Dispute,
  entries: Entry[],
): Promise<Hint | undefined> {
  const held = await listEntriesNamed(
    db,
    entries.map(({ external_id }) => external_id),
  );
  const missing = entries.some(({ kind, external_id }) => !held.some((entry) => entry.kind === kind && entry.external_id === external_id));
  return missing && typeof payment_intent === 'string' ? { payment_intent } : undefined;
}
