import { lt } from 'drizzle-orm';
import type { Db } from './database.ts';
import { daysAgo } from './days-ago.ts';
import { outbox } from './outbox.tables.ts';
import { forgetSandbox } from './payments-sandbox/sandbox.sql.ts';
import { rate_limits } from './rate-limits.tables.ts';

/** Counters that have run out, and what is old of the local stand-ins. */
export async function forgetCounters(db: Db, now: Date): Promise<void> {
  await db.delete(rate_limits).where(lt(rate_limits.expire, now));
  await db.delete(outbox).where(lt(outbox.at, daysAgo(now, 30).toISOString()));
  await forgetSandbox(db, now);
}
