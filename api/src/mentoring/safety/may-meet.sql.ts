import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { CHECK_KINDS } from '@careerscoop/contract/mentor-hours';
import { isOwnChild } from '../../consent/guardianships.sql.ts';
import { users } from '../../identity/identity.tables.ts';
import type { Db } from '../../platform/database.ts';
import { blocks, mentor_checks, mentor_pauses } from './mentor-safety.tables.ts';

const HALF_A_DAY = 12 * 60 * 60 * 1000;

/** The first day on which a check may end and still hold at this moment: a day counts until it is over everywhere, as 2027-03-05. */
export const dayOfChecks = (at: Date) => new Date(at.getTime() - HALF_A_DAY).toISOString().slice(0, 10);

/** A part of a query on `users`: all checks are clear, and none is over at this moment. */
export function checksHold(at: Date) {
  const { mentor_id, state, expires_on } = mentor_checks;
  const day = dayOfChecks(at);
  return sql`(select count(*) from ${mentor_checks} where ${mentor_id} = ${users.id} and ${state} = 'clear'
    and (${expires_on} is null or ${expires_on} >= ${day}::date)) = ${CHECK_KINDS.length}`;
}

/** A part of a query on `users`: nobody stopped this mentor. */
export const notPaused = sql`not exists (select 1 from ${mentor_pauses} where ${mentor_pauses.mentor_id} = ${users.id})`;

/**
 * Whether this mentor may meet students at this time: approved by a representative, all checks clear, not paused, not leaving.
 * Whoever books asks with the mentor's row locked, as those do who pause.
 */
export async function mayMeet(db: Db, mentorId: number, at: Date): Promise<boolean> {
  const approved = and(isNotNull(users.email_confirmed_at), isNotNull(users.approved_at), isNull(users.deletion_requested_at));
  return (await db.$count(users, and(eq(users.id, mentorId), eq(users.role, 'Mentor'), approved, checksHold(at), notPaused))) > 0;
}

/** Whether these two may be brought together: nobody blocked the other, and the mentor is not the student's own parent. */
export async function mayPair(db: Db, studentId: number, mentorId: number): Promise<boolean> {
  if (await isOwnChild(db, mentorId, studentId)) return false;
  return (await db.$count(blocks, and(eq(blocks.student_id, studentId), eq(blocks.mentor_id, mentorId)))) === 0;
}
