import type Stripe from 'stripe';
import type { Services } from '../platform/services.ts';
import { atStripe } from './at-stripe.ts';
import { type StoredEntry, listEntriesNamed, listEntriesSince } from './ledger.sql.ts';
import { noteFinding } from './note-finding.ts';

type Moved = Pick<StoredEntry, 'kind' | 'cents' | 'external_id'>;
type Difference = Parameters<typeof noteFinding>[2];

/** What moved since some day by our ledger and by the provider's own account, and where the two are not the same. */
export interface Books {
  /** Signed cents, all in all. */
  ledger: number;
  provider: number;
  differences: Difference[];
}

const HOUR = 60 * 60 * 1000;
const MOST = 10_000;
const keyOf = ({ kind, external_id }: Pick<Moved, 'kind' | 'external_id'>) => `${kind} ${external_id}`;
const sumOf = (moves: Pick<Moved, 'cents'>[]) => moves.reduce((sum, { cents }) => sum + cents, 0);

/** Holds the ledger against the provider's own account. What is too new to be in both is left for tomorrow. */
export async function compareLedger(services: Services, since: Date): Promise<void> {
  const { differences } = await readBooks(services, since, new Date(services.now().getTime() - HOUR));
  for (const found of differences) await services.database.db.transaction((tx) => noteFinding(tx, services, found));
}

/** Compares both ways. Of ours only what is older than `until` must be at the provider too. */
export async function readBooks(services: Services, since: Date, until: Date): Promise<Books> {
  const { db } = services.database;
  const asked = { created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 };
  const transactions = await atStripe(services, (client) => client.balanceTransactions.list(asked).autoPagingToArray({ limit: MOST }));
  const theirs = transactions.flatMap(movedBy);
  const named = await listEntriesNamed(db, [...new Set(theirs.map(({ external_id }) => external_id))]);
  const byKey = new Map(named.map((entry) => [keyOf(entry), entry]));
  const seen = new Set(theirs.map(keyOf));
  const ours = await listEntriesSince(db, new Date(since.getTime() + HOUR));
  return {
    ledger: sumOf(ours),
    provider: sumOf(theirs),
    differences: [
      ...theirs.flatMap((moved) => differenceOf(moved, byKey.get(keyOf(moved)))),
      ...ours.filter((entry) => entry.at <= until && !seen.has(keyOf(entry))).map(missingThere),
    ],
  };
}

function differenceOf({ external_id, cents }: Moved, entry: StoredEntry | undefined): Difference[] {
  if (!entry) return [{ kind: 'missing_in_ledger', external_id, found_cents: cents }];
  const { order_id, cents: expected_cents } = entry;
  return expected_cents === cents ? [] : [{ kind: 'ledger_differs', external_id, order_id, expected_cents, found_cents: cents }];
}

function missingThere({ external_id, order_id, cents }: StoredEntry): Difference {
  return { kind: 'missing_at_stripe', external_id, order_id, expected_cents: cents };
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
