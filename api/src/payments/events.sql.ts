import { eq } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { payment_events } from './payments.tables.ts';

/** @returns whether it is the first time that this event came */
export async function addEvent(tx: Db, event: typeof payment_events.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(payment_events).values(event).onConflictDoNothing().returning({ id: payment_events.id });
  return rows.length === 1;
}

/** What came of it: the state of its order, or `unknown_order`. */
export async function noteOutcome(db: Db, id: string, outcome: string, at: Date): Promise<void> {
  await db.update(payment_events).set({ outcome, done_at: at }).where(eq(payment_events.id, id));
}
