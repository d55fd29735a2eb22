import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { ledger_entries } from './payments.tables.ts';

export type Entry = Omit<typeof ledger_entries.$inferInsert, 'id' | 'order_id'>;
export type StoredEntry = typeof ledger_entries.$inferSelect;

/** Writes down what is not there yet. @returns that, in the order given */
export async function addEntries(tx: Db, orderId: number, entries: Entry[]): Promise<StoredEntry[]> {
  if (entries.length === 0) return [];
  const { external_id, kind } = ledger_entries;
  return tx
    .insert(ledger_entries)
    .values(entries.map((entry) => ({ ...entry, order_id: orderId })))
    .onConflictDoNothing({ target: [external_id, kind] })
    .returning();
}

export async function listEntries(db: Db, orderId: number): Promise<StoredEntry[]> {
  return db.select().from(ledger_entries).where(eq(ledger_entries.order_id, orderId)).orderBy(asc(ledger_entries.id));
}

export async function listEntriesNamed(db: Db, externalIds: string[]): Promise<StoredEntry[]> {
  if (externalIds.length === 0) return [];
  return db.select().from(ledger_entries).where(inArray(ledger_entries.external_id, externalIds));
}

export async function listEntriesSince(db: Db, since: Date): Promise<StoredEntry[]> {
  return db.select().from(ledger_entries).where(gte(ledger_entries.at, since));
}

/** How much of each of these orders was given back, in cents; refunds that the bank sent back are not in it. */
export async function sumRefunds(db: Db, orderIds: number[]): Promise<Map<number, number>> {
  if (orderIds.length === 0) return new Map();
  const { order_id, kind, cents } = ledger_entries;
  const rows = await db
    .select({ order_id, cents: sql<number>`-sum(${cents})::int` })
    .from(ledger_entries)
    .where(and(inArray(order_id, orderIds), eq(kind, 'refund')))
    .groupBy(order_id);
  return new Map(rows.map((row) => [row.order_id, row.cents]));
}
