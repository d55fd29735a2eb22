import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Seat } from '../../platform/meetings.ts';
import type { Visitor } from '../../platform/sign-in-guard.ts';
import type { SessionRow } from '../booking/session-states.ts';
import { mentor_sessions, session_entries } from '../mentoring.tables.ts';

/** Who came to the door, and when. */
export async function noteEntry(db: Db, session_id: number, who: Seat, at: Date): Promise<void> {
  await db.insert(session_entries).values({ session_id, who, at });
}

/** The visitor's own session. @throws not_found for anybody else's */
export async function findOwnSession(db: Db, visitor: Visitor, sessionId: number): Promise<SessionRow> {
  const { id, mentor_id, student_id } = mentor_sessions;
  const own = eq(visitor.role === 'Mentor' ? mentor_id : student_id, visitor.id);
  const [session] = await db
    .select()
    .from(mentor_sessions)
    .where(and(eq(id, sessionId), own));
  if (!session) throw new AppError('not_found');
  return session;
}
