import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/database.ts';
import type { Visitor } from '../platform/sign-in-guard.ts';
import { users } from '../identity/identity.tables.ts';
import { mentor_feedbacks, mentor_sessions } from './mentoring.tables.ts';
import { session_ratings } from './safety/mentor-safety.tables.ts';

/**
 * What the other side wrote to this student or mentor, newest first: once both wrote or its time has come, and without what waits
 * for a representative or was taken away by one.
 */
export async function listFeedbackFor(db: Db, { id, role }: Visitor, at: Date) {
  const mentors = alias(users, 'mentors');
  const [own, other] =
    role === 'Mentor' ? ([mentor_sessions.mentor_id, 'student'] as const) : ([mentor_sessions.student_id, 'mentor'] as const);
  return db
    .select({
      id: mentor_feedbacks.id,
      created_at: mentor_feedbacks.created_at,
      // A mentor does not read a topic that waits.
      topic:
        role === 'Mentor'
          ? sql<string>`case when ${mentor_sessions.topic_held} is null then ${mentor_sessions.topic} else '' end`
          : mentor_sessions.topic,
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
    .where(and(eq(own, id), eq(mentor_feedbacks.written_by, other), visible(at)))
    .orderBy(desc(mentor_feedbacks.created_at), desc(mentor_feedbacks.id));
}

const visible = (at: Date) =>
  and(isNull(mentor_feedbacks.hidden_at), isNull(mentor_feedbacks.held_reason), lte(mentor_feedbacks.visible_at, at));

/** What was written about a session so far, by which side. */
export function listFeedbackOn(db: Db, sessionId: number) {
  const { id, written_by, visible_at } = mentor_feedbacks;
  return db.select({ id, written_by, visible_at }).from(mentor_feedbacks).where(eq(mentor_feedbacks.session_id, sessionId));
}

export async function addFeedback(tx: Db, feedback: typeof mentor_feedbacks.$inferInsert): Promise<void> {
  await tx.insert(mentor_feedbacks).values(feedback);
}

export async function addRating(tx: Db, rating: typeof session_ratings.$inferInsert): Promise<void> {
  await tx.insert(session_ratings).values(rating);
}

/** Both have written: what the first one wrote can be read from now on. */
export async function showFeedback(tx: Db, feedbackId: number, at: Date): Promise<void> {
  await tx.update(mentor_feedbacks).set({ visible_at: at }).where(eq(mentor_feedbacks.id, feedbackId));
}
