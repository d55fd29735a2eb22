import { desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../../identity/identity.tables.ts';
import { mentor_sessions } from '../../mentoring/mentoring.tables.ts';
import type { Db } from '../../platform/database.ts';

/** The newest twenty talks of a student, with the mentor's first name. */
export function listTalksOf(db: Db, studentId: number) {
  const mentors = alias(users, 'mentors');
  const { id, topic, state, starts_at, created_at } = mentor_sessions;
  return db
    .select({ id, topic, state, starts_at, created_at, mentor: mentors.first_name })
    .from(mentor_sessions)
    .leftJoin(mentors, eq(mentors.id, mentor_sessions.mentor_id))
    .where(eq(mentor_sessions.student_id, studentId))
    .orderBy(desc(created_at))
    .limit(20);
}
