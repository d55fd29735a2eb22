import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.tables.ts';
import type { Db } from '../platform/database.ts';
import type { FactsAbout } from '../platform/subject.ts';
import type { Visitor } from '../platform/sign-in-guard.ts';
import { type CancelledBy, mentor_sessions } from './mentoring.tables.ts';

export type { CancelledBy } from './mentoring.tables.ts';

/** The sessions of a student or of a mentor, newest first, without what was called off. */
export async function listSessionsOf(db: Db, visitor: Visitor) {
  const mentors = alias(users, 'mentors');
  const { id, topic, mentor_id, student_id, datetime, is_active } = mentor_sessions;
  const { first_name, last_name } = users;
  return db
    .select({
      id,
      topic,
      datetime,
      is_active,
      student_id,
      first_name,
      last_name,
      mentor: mentor_id,
      mentor_name: mentors.first_name,
      mentor_about: mentors.about_me,
    })
    .from(mentor_sessions)
    .innerJoin(users, eq(users.id, student_id))
    .leftJoin(mentors, eq(mentors.id, mentor_id))
    .where(and(visitor.role === 'Mentor' ? eq(mentor_id, visitor.id) : eq(student_id, visitor.id), isNull(mentor_sessions.cancelled_at)))
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
  return row?.first_name ?? null;
}

export async function addSession(db: Db, session: typeof mentor_sessions.$inferInsert): Promise<number> {
  const [row] = await db.insert(mentor_sessions).values(session).returning({ id: mentor_sessions.id });
  return row?.id ?? 0;
}

/** Calls off all that this student has asked for or agreed on and that has not taken place. @returns each with its mentor. */
export async function cancelComing(tx: Db, studentId: number, at: Date, by: CancelledBy) {
  const { id, student_id, mentor_id, datetime, is_active, topic, result_id } = mentor_sessions;
  const coming = and(eq(student_id, studentId), eq(is_active, true), or(isNull(datetime), gt(datetime, at)));
  const called = await tx
    .update(mentor_sessions)
    .set({ is_active: false, cancelled_at: at, cancelled_by: by })
    .where(coming)
    .returning({ id, mentor_id, topic, datetime, result_id });
  const ids = called.flatMap(({ mentor_id: theirs }) => theirs ?? []);
  const mentors = await tx
    .select({ id: users.id, first_name: users.first_name, email: users.email })
    .from(users)
    .where(inArray(users.id, ids));
  return called.map(({ mentor_id: theirs, ...session }) => {
    const mentor = mentors.find((each) => each.id === theirs);
    return { ...session, mentor_name: mentor?.first_name ?? null, mentor_email: mentor?.email ?? null };
  });
}

/** How many talks of this student took place after `since`: finished, or past with a mentor, and not called off. */
export async function countHeldSince(db: Db, studentId: number, since: Date, now: Date): Promise<number> {
  const { student_id, mentor_id, datetime, is_active, created_at, cancelled_at } = mentor_sessions;
  const past = and(isNotNull(mentor_id), gt(datetime, since), lte(datetime, now));
  const finished = and(eq(is_active, false), gt(created_at, since));
  return db.$count(mentor_sessions, and(eq(student_id, studentId), isNull(cancelled_at), or(past, finished)));
}

/** How many sessions a student has asked for since then; those that were called off do not count. */
export function sessionFacts({ user_id, since }: FactsAbout) {
  const { student_id, created_at, cancelled_at } = mentor_sessions;
  const counted = and(eq(student_id, user_id), gte(created_at, since), isNull(cancelled_at));
  return { sessions_asked: sql<number>`(select count(*)::int from ${mentor_sessions} where ${counted})` };
}
