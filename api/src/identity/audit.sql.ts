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
