import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import type { SessionRow } from '../booking/session-states.ts';
import { mentor_sessions } from '../mentoring.tables.ts';

/** A session that is still as it was seen, held so that it stays so until the transaction ends. */
export async function holdUnchanged(
  tx: Db,
  { session, version }: { session: number; version: number },
  state: SessionRow['state'],
): Promise<SessionRow | undefined> {
  const { id } = mentor_sessions;
  const unchanged = and(eq(id, session), eq(mentor_sessions.version, version), eq(mentor_sessions.state, state));
  const [row] = await tx.select().from(mentor_sessions).where(unchanged).for('share');
  return row;
}
