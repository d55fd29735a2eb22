import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { users } from '../../identity/identity.tables.ts';
import type { Db } from '../../platform/database.ts';
import { mentor_sessions } from '../mentoring.tables.ts';
import type { SessionRow } from './session-states.ts';

export async function findSession(db: Db, id: number): Promise<SessionRow | undefined> {
  const [row] = await db.select().from(mentor_sessions).where(eq(mentor_sessions.id, id));
  return row;
}

/** These sessions, in the order of their numbers: who changes several changes them in this order. */
export function listSessions(db: Db, ids: readonly number[]): Promise<SessionRow[]> {
  return db
    .select()
    .from(mentor_sessions)
    .where(inArray(mentor_sessions.id, [...ids]))
    .orderBy(asc(mentor_sessions.id));
}

/** What a change may set; the version rises by itself. */
export type SessionChange = Partial<Omit<SessionRow, 'id' | 'version' | 'student_id' | 'created_at' | 'meeting_room'>>;

/** Changes the session that was seen at this version. @returns it as it is then; nothing where somebody else was quicker. */
export async function changeRow(tx: Db, { id, version }: SessionRow, change: SessionChange): Promise<SessionRow | undefined> {
  const [row] = await tx
    .update(mentor_sessions)
    .set({ ...change, version: sql`${mentor_sessions.version} + 1` })
    .where(and(eq(mentor_sessions.id, id), eq(mentor_sessions.version, version)))
    .returning();
  return row;
}

/**
 * Keeps everybody else from booking for these two until the transaction ends: the student first, then the mentor, always in this
 * order. Rows that only refer to them are not held up.
 */
export async function lockPair(tx: Db, studentId: number, mentorId: number): Promise<void> {
  for (const id of [studentId, mentorId]) await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
}
