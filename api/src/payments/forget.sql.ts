import { and, eq, inArray, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { daysAgo } from '../platform/days-ago.ts';
import { ledger_entries, orders, payment_events, payment_findings } from './payments.tables.ts';

const YEARS = 7;

/** Events after 90 days, purchases that came to nothing too; all about money after seven years. */
export async function forgetPayments(db: Db, now: Date): Promise<void> {
  await db.delete(payment_events).where(lt(payment_events.received_at, daysAgo(now, 90)));
  const gone = new Date(now);
  gone.setUTCFullYear(gone.getUTCFullYear() - YEARS);
  await db.delete(payment_findings).where(lt(payment_findings.found_at, gone));
  // The table's own trigger goes by the database's clock.
  await db.delete(ledger_entries).where(and(lt(ledger_entries.at, gone), lt(ledger_entries.at, sql`now() - interval '7 years'`)));
  await forgetOrders(
    db,
    and(inArray(orders.state, ['expired', 'failed']), isNull(orders.paid_at), lt(orders.created_at, daysAgo(now, 90))),
  );
  await forgetOrders(db, lt(orders.created_at, gone));
}

/** Those that nothing is written about any more. */
async function forgetOrders(db: Db, which: ReturnType<typeof and>): Promise<void> {
  const inLedger = db.select({ id: ledger_entries.id }).from(ledger_entries).where(eq(ledger_entries.order_id, orders.id));
  const found = db.select({ id: payment_findings.id }).from(payment_findings).where(eq(payment_findings.order_id, orders.id));
  await db.delete(orders).where(and(which, notExists(inLedger), notExists(found)));
}
