import { and, desc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/database.ts';
import type { Visitor } from '../platform/sign-in-guard.ts';
import { users } from '../identity/identity.tables.ts';
import { mentor_feedbacks, mentor_sessions } from './mentoring.tables.ts';

/** What the other side wrote to this student or mentor, without what a representative took away; newest first. */
export async function listFeedbackFor(db: Db, { id, role }: Visitor) {
  const mentors = alias(users, 'mentors');
  const [own, other] =
    role === 'Mentor' ? ([mentor_sessions.mentor_id, 'student'] as const) : ([mentor_sessions.student_id, 'mentor'] as const);
  return db
    .select({
      id: mentor_feedbacks.id,
      created_at: mentor_feedbacks.created_at,
      topic: mentor_sessions.topic,
      message: mentor_feedbacks.message,
      mentor_session: mentor_feedbacks.session_id,
      mentor_name: mentors.first_name,
      student_id: mentor_sessions.student_id,
      first_name: users.first_name,
      last_name: users.last_name,
    })
    .from(mentor_feedbacks)
    .innerJoin(mentor_sessions, eq(mentor_sessions.id, mentor_feedbacks.session_id))
    .innerJoin(users, eq(users.id, mentor_sessions.student_id))
    .leftJoin(mentors, eq(mentors.id, mentor_sessions.mentor_id))
    .where(and(eq(own, id), eq(mentor_feedbacks.written_by, other), isNull(mentor_feedbacks.hidden_at)))
    .orderBy(desc(mentor_feedbacks.created_at), desc(mentor_feedbacks.id));
}
