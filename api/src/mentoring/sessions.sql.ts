import { type SQL, type SQLWrapper, and, asc, desc, eq, gt, gte, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { results } from '../careers/careers.tables.ts';
import { users } from '../identity/identity.tables.ts';
import type { Db } from '../platform/database.ts';
import type { FactsAbout } from '../platform/subject.ts';
import { AppError } from '../platform/errors.ts';
import type { Visitor } from '../platform/sign-in-guard.ts';
import type { SessionRow } from './booking/session-states.ts';
import { mentorCalled } from './called.ts';
import { mentor_feedbacks, mentor_sessions } from './mentoring.tables.ts';
import { hasToldIn } from './safety/reports.sql.ts';

/** The sessions of a student or of a mentor, newest first, without what was called off. */
export async function listSessionsOf(db: Db, visitor: Pick<Visitor, 'id' | 'role'>) {
  const mentors = alias(users, 'mentors');
  const { id, mentor_id, student_id, result_id, cancelled_at } = mentor_sessions;
  const { first_name, last_name } = users;
  const side = visitor.role === 'Mentor' ? 'mentor' : 'student';
  const given = and(eq(mentor_feedbacks.session_id, id), eq(mentor_feedbacks.written_by, side));
  return db
    .select({
      session: mentor_sessions,
      first_name,
      last_name,
      time_zone: users.time_zone,
      mentor_name: mentors.first_name,
      mentor_about: sql<string | null>`case when ${mentors.about_me_held} is null then ${mentors.about_me} end`,
      onet_code: results.onet_code,
      feedback_given: sql<boolean>`exists (select from ${mentor_feedbacks} where ${given})`,
      has_told: hasToldIn(side, { student_id, mentor_id }),
    })
    .from(mentor_sessions)
    .innerJoin(users, eq(users.id, student_id))
    .leftJoin(mentors, eq(mentors.id, mentor_id))
    .leftJoin(results, eq(results.id, result_id))
    .where(and(side === 'mentor' ? eq(mentor_id, visitor.id) : eq(student_id, visitor.id), isNull(cancelled_at)))
    .orderBy(desc(mentor_sessions.created_at), desc(id));
}

/** The students whom a mentor meets or has met, in the order of their accounts. */
export function listStudentsOf(db: Db, mentorId: number) {
  const { student_id, mentor_id } = mentor_sessions;
  return db
    .selectDistinct({ id: users.id, first_name: users.first_name })
    .from(mentor_sessions)
    .innerJoin(users, eq(users.id, student_id))
    .where(eq(mentor_id, mentorId))
    .orderBy(asc(users.id));
}

/** The first name of the mentor whom a student meets about one of their careers; the newest session counts. */
export async function findMentorName(db: Db, studentId: number, resultId: number): Promise<string | null> {
  const { student_id, result_id, mentor_id, created_at, cancelled_at } = mentor_sessions;
  const [row] = await db
    .select({ first_name: users.first_name })
    .from(mentor_sessions)
    .innerJoin(users, eq(users.id, mentor_id))
    .where(and(eq(student_id, studentId), eq(result_id, resultId), isNull(cancelled_at)))
    .orderBy(desc(created_at))
    .limit(1);
  return row ? mentorCalled(row.first_name) : null;
}

export async function addSession(db: Db, session: typeof mentor_sessions.$inferInsert): Promise<SessionRow> {
  const [row] = await db.insert(mentor_sessions).values(session).returning();
  if (!row) throw new AppError('internal');
  return row;
}

/** How many talks of this student took place after `since`, or were kept for them in vain. */
export async function countHeldSince(db: Db, studentId: number, since: Date, now: Date): Promise<number> {
  const { student_id, state, starts_at, created_at } = mentor_sessions;
  const held = or(inArray(state, ['done', 'no_show_student']), and(eq(state, 'booked'), lte(starts_at, now)));
  return db.$count(mentor_sessions, and(eq(student_id, studentId), held, gt(sql`coalesce(${starts_at}, ${created_at})`, since)));
}

const inMilliseconds = (moment: SQLWrapper) => sql`(extract(epoch from ${moment}) * 1000)::float8`;

/**
 * When a student has asked for sessions since then, and when those were asked for and given back that others called off or missed since
 * then. One that was called off in time does not count, and one to which the mentor did not come does not either.
 */
export function sessionFacts({ user_id, since }: FactsAbout) {
  const { student_id, created_at, cancelled_at, cancelled_by, cancelled_late, starts_at, ends_at, state } = mentor_sessions;
  const used = and(or(isNull(cancelled_at), eq(cancelled_late, true)), ne(state, 'no_show_mentor'));
  const counted = and(eq(student_id, user_id), gte(created_at, since), used);
  const by_others = or(
    and(inArray(cancelled_by, ['mentor', 'staff', 'report']), gte(cancelled_at, since)),
    and(eq(state, 'no_show_mentor'), gte(starts_at, since)),
  );
  // That a mentor did not come may be told until a day after the end.
  const back_at = sql`case when ${state} = 'no_show_mentor' then ${ends_at} + interval '1 day' else ${cancelled_at} end`;
  const pair = sql`json_build_array(${inMilliseconds(created_at)}, ${inMilliseconds(back_at)})`;
  const all = (what: SQL, which: SQL | undefined) => sql`(select coalesce(json_agg(${what}), '[]') from ${mentor_sessions} where ${which})`;
  return {
    sessions_asked_at: all(inMilliseconds(created_at), counted),
    sessions_given_back: all(pair, and(eq(student_id, user_id), by_others)),
  };
}
