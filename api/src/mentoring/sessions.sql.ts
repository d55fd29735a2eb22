import { and, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { consents } from '../consent/consent.tables.ts';
import type { Db } from '../platform/database.ts';
import type { Visitor } from '../platform/sign-in-guard.ts';
import { mentor_sessions } from './mentoring.tables.ts';

export type SessionRow = Awaited<ReturnType<typeof listSessionsOf>>[number];

/** The sessions of a student or of a mentor, newest first. */
export async function listSessionsOf(db: Db, visitor: Visitor) {
  const mentors = alias(users, 'mentors');
  const { id, topic, mentor_id, student_id, datetime, is_active } = mentor_sessions;
  const { first_name, last_name, adult_on } = users;
  return db
    .select({
      id, topic, datetime, is_active, first_name, last_name, adult_on,
      mentor: mentor_id, mentor_name: mentors.first_name, mentor_about: mentors.about_me, granted: consents.granted,
    })
    .from(mentor_sessions)
    .innerJoin(users, eq(users.id, student_id))
    .leftJoin(mentors, eq(mentors.id, mentor_id))
    .leftJoin(consents, and(eq(consents.user_id, student_id), eq(consents.purpose, 'mentor_sessions')))
    .where(visitor.role === 'Mentor' ? eq(mentor_id, visitor.id) : eq(student_id, visitor.id))
    .orderBy(desc(mentor_sessions.created_at), desc(id));
}

/** The first name of the mentor whom a student meets about one of their careers; the newest session counts. */
export async function findMentorName(db: Db, studentId: number, resultId: number): Promise<string | null> {
  const { student_id, result_id, mentor_id, created_at } = mentor_sessions;
  const [row] = await db
    .select({ first_name: users.first_name })
    .from(mentor_sessions)
    .innerJoin(users, eq(users.id, mentor_id))
    .where(and(eq(student_id, studentId), eq(result_id, resultId)))
    .orderBy(desc(created_at))
    .limit(1);
  return row?.first_name ?? null;
}

export async function addSession(db: Db, session: typeof mentor_sessions.$inferInsert): Promise<number> {
  const [row] = await db.insert(mentor_sessions).values(session).returning({ id: mentor_sessions.id });
  return row?.id ?? 0;
}
