import { asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.tables.ts';
import type { Db } from '../platform/database.ts';
import { mentor_sessions } from './mentoring.tables.ts';

/** What students asked for and nobody has agreed on, the longest waiting first. */
export function listRequests(db: Db, most: number) {
  const mentors = alias(users, 'mentors');
  const { id, topic, created_at, wished_at, student_id, mentor_id, state } = mentor_sessions;
  return db
    .select({ id, topic, created_at, wished_at, first_name: users.first_name, time_zone: users.time_zone, mentor: mentors.email })
    .from(mentor_sessions)
    .innerJoin(users, eq(users.id, student_id))
    .leftJoin(mentors, eq(mentors.id, mentor_id))
    .where(eq(state, 'requested'))
    .orderBy(asc(created_at), asc(id))
    .limit(most);
}
