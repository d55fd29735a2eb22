import { and, eq, isNull, sql } from 'drizzle-orm';
import { audit_log } from './audit.tables.ts';
import type { Db } from '../platform/database.ts';

type Line = Omit<typeof audit_log.$inferInsert, 'id'>;

/**
 * Writes down who did what to whose account, in the transaction that does it. Actions are `subject.what`, as
 * `session.opened`; `detail` names fields and counts, never what they hold.
 */
export async function noteAudit(db: Db, line: Line): Promise<void> {
  await db.insert(audit_log).values(line);
}

/** Whether something was written down about an account before, by what its `detail` holds; whoever asks holds a lock on what it is about. */
export async function isNoted(tx: Db, action: string, userId: number | null, detail: Record<string, unknown>): Promise<boolean> {
  const whose = userId === null ? isNull(audit_log.user_id) : eq(audit_log.user_id, userId);
  return (
    (await tx.$count(audit_log, and(whose, eq(audit_log.action, action), sql`${audit_log.detail} @> ${JSON.stringify(detail)}::jsonb`))) > 0
  );
}

/** PostgreSQL takes 65,535 values in one statement, and a line has eight. */
const LINES_AT_ONCE = 1_000;

/** The same for many at once. */
export async function noteAudits(db: Db, lines: Line[]): Promise<void> {
  for (let first = 0; first < lines.length; first += LINES_AT_ONCE) {
    await db.insert(audit_log).values(lines.slice(first, first + LINES_AT_ONCE));
  }
}
