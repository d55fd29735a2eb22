import type Stripe from 'stripe';
import type { Services } from '../platform/services.ts';
import { atStripe } from './at-stripe.ts';
import { type StoredEntry, listEntriesNamed, listEntriesSince } from './ledger.sql.ts';
import { noteFinding } from './note-finding.ts';

type Moved = Pick<StoredEntry, 'kind' | 'cents' | 'external_id'>;

const HOUR = 60 * 60 * 1000;
const MOST = 10_000;
const keyOf = ({ kind, external_id }: Pick<Moved, 'kind' | 'external_id'>) => `${kind} ${external_id}`;

/** Holds the ledger against the provider's own account, both ways. What is too new to be in both is left for tomorrow. */
export async function compareLedger(services: Services, since: Date): Promise<void> {
  const { db } = services.database;
  const asked = { created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 };
  const transactions = await atStripe(services, (client) => client.balanceTransactions.list(asked).autoPagingToArray({ limit: MOST }));
  const theirs = transactions.flatMap(movedBy);
  const ours = await listEntriesNamed(db, [...new Set(theirs.map(({ external_id }) => external_id))]);
  const byKey = new Map(ours.map((entry) => [keyOf(entry), entry]));
  for (const moved of theirs) await compareOne(services, moved, byKey.get(keyOf(moved)));

  const seen = new Set(theirs.map(keyOf));
  const until = services.now().getTime() - HOUR;
  for (const entry of await listEntriesSince(db, new Date(since.getTime() + HOUR))) {
    if (entry.at.getTime() > until || seen.has(keyOf(entry))) continue;
    const { external_id, order_id, cents } = entry;
    await note(services, { kind: 'missing_at_stripe', external_id, order_id, expected_cents: cents });
  }
}

async function compareOne(services: Services, { external_id, cents }: Moved, entry: StoredEntry | undefined): Promise<void> {
  if (!entry) return note(services, { kind: 'missing_in_ledger', external_id, found_cents: cents });
  if (entry.cents === cents) return;
  const { order_id, cents: expected_cents } = entry;
  await note(services, { kind: 'ledger_differs', external_id, order_id, expected_cents, found_cents: cents });
}

/** A line of the provider's account as ours would say it; nothing for what is no purchase, as a payout. */
function movedBy({ id, type, reporting_category, source, amount, fee }: Stripe.BalanceTransaction): Moved[] {
  const of = typeof source === 'string' ? source : (source?.id ?? id);
  if (type === 'charge' || type === 'payment') return [{ kind: 'charge', cents: amount, external_id: of }];
  if (type === 'refund' || type === 'payment_refund') return [{ kind: 'refund', cents: amount, external_id: of }];
  if (type === 'refund_failure' || type === 'payment_failure_refund') return [{ kind: 'refund', cents: amount, external_id: id }];
  const asFee: Moved[] = fee === 0 ? [] : [{ kind: 'fee', cents: -fee, external_id: id }];
  if (reporting_category === 'dispute') return [{ kind: 'dispute', cents: amount, external_id: of }, ...asFee];
  if (reporting_category === 'dispute_reversal') return [{ kind: 'dispute_won', cents: amount, external_id: of }, ...asFee];
  return [];
}

async function note(services: Services, found: Parameters<typeof noteFinding>[2]): Promise<void> {
  await services.database.db.transaction((tx) => noteFinding(tx, services, found));
}
