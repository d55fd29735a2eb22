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

type Whose = { student_id: number; mentor_id: number } | { mentor_id: number; by: 'mentor' } | { student_id: number; by: 'mentor' };

/**
 * What the two wrote, or mentors alone by one of them, and the other side has not read yet waits for a representative. Who wrote at this
 * moment holds the same people, and finds by itself that it has to wait.
 */
export async function holdUnread(tx: Db, whose: Whose, reason: 'report' | 'consent', at: Date): Promise<void> {
  const { id: feedbackId, session_id, written_by, visible_at, held_reason } = mentor_feedbacks;
  const ofStudent = 'student_id' in whose ? eq(student_id, whose.student_id) : undefined;
  const ofMentor = 'mentor_id' in whose ? eq(mentor_id, whose.mentor_id) : undefined;
  const theirs = tx.select({ id }).from(mentor_sessions).where(and(ofStudent, ofMentor));
  const side = 'by' in whose ? eq(written_by, whose.by) : undefined;
  // By their numbers, as sessions are: a report and a parent's no may hold the same words.
  const unread = await tx
    .select({ id: feedbackId })
    .from(mentor_feedbacks)
    .where(and(inArray(session_id, theirs), side, gt(visible_at, at)))
    .orderBy(asc(feedbackId))
    .for('update');
  const ids = unread.map((row) => row.id);
  await tx
    .update(mentor_feedbacks)
    .set({ held_reason: sql`coalesce(${held_reason}, ${reason})` })
    .where(inArray(feedbackId, ids));
}
