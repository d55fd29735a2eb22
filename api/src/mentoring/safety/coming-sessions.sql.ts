import { and, asc, eq, gt, inArray, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import { users } from '../../identity/identity.tables.ts';
import type { Db } from '../../platform/database.ts';
import { COMING, type SessionRow } from '../booking/session-states.ts';
import { mentor_feedbacks, mentor_sessions } from '../mentoring.tables.ts';
import { checksHold, notPaused } from './may-meet.sql.ts';

const { id, student_id, mentor_id, state, starts_at } = mentor_sessions;
const coming = (at: Date) => and(inArray(state, [...COMING]), or(isNull(starts_at), gt(starts_at, at)));

/** What this mentor has coming, with one student or with all, held until the transaction ends. What is under way is not among it. */
export function holdComing(tx: Db, whose: { mentor_id: number; student_id?: number }, at: Date): Promise<SessionRow[]> {
  const pair = and(eq(mentor_id, whose.mentor_id), whose.student_id === undefined ? undefined : eq(student_id, whose.student_id));
  return tx
    .select()
    .from(mentor_sessions)
    .where(and(pair, coming(at)))
    .orderBy(asc(id))
    .for('update');
}

/** The mentors who have something coming and may not meet anybody any more. */
export async function listStranded(db: Db, at: Date): Promise<number[]> {
  const may = and(
    isNotNull(users.approved_at),
    isNotNull(users.email_confirmed_at),
    isNull(users.deletion_requested_at),
    checksHold(at),
    notPaused,
  );
  const rows = await db
    .selectDistinct({ id: users.id })
    .from(mentor_sessions)
    .innerJoin(users, eq(users.id, mentor_id))
    .where(and(coming(at), not(may ?? sql`true`)))
    .orderBy(asc(users.id));
  return rows.map((row) => row.id);
}

/** What the two wrote and the other has not read yet waits for a representative. */
export async function holdUnread(tx: Db, pair: { student_id: number; mentor_id: number }, at: Date): Promise<void> {
  const theirs = tx
    .select({ id })
    .from(mentor_sessions)
    .where(and(eq(student_id, pair.student_id), eq(mentor_id, pair.mentor_id)));
  await tx
    .update(mentor_feedbacks)
    .set({ held_reason: sql`coalesce(${mentor_feedbacks.held_reason}, 'report')` })
    .where(and(inArray(mentor_feedbacks.session_id, theirs), gt(mentor_feedbacks.visible_at, at)));
}
