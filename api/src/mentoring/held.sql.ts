import { and, asc, eq, getTableColumns, isNull, lte, or, sql } from 'drizzle-orm';
import type { Held } from '../platform/held.ts';
import { mentor_days, mentor_feedbacks, mentor_hours, mentor_sessions } from './mentoring.tables.ts';

// Who called it off and why, the room, and why a text waits are no data of the reader's: a mentor would learn of a report.
const { student_id, mentor_id, result_id, topic, topic_held, reason, cancelled_by, meeting_room, meeting_link, ...session } =
  getTableColumns(mentor_sessions);
const { id: feedbackId, session_id, held_reason, hidden_at, ...feedback } = getTableColumns(mentor_feedbacks);

/** A mentor reads no topic that waits for a representative. */
const topicFor = (id: number) => sql<string | null>`case when ${student_id} = ${id} or ${topic_held} is null then ${topic} end`;

/** One's own words, and those of the other side once they can be read on the screen too. */
function readable(id: number) {
  const own = or(and(eq(student_id, id), eq(feedback.written_by, 'student')), and(eq(mentor_id, id), eq(feedback.written_by, 'mentor')));
  return or(own, and(isNull(held_reason), isNull(hidden_at), lte(feedback.visible_at, sql`now()`)));
}

/** Talks with mentors, on either side. */
export const TALKS: Held[] = [
  {
    part: 'contacts',
    title: 'Talks with mentors',
    about: 'Those you asked for, or that you hold as a mentor.',
    tables: [mentor_sessions],
    rows: (db, { id }) =>
      db
        .select({ ...session, topic: topicFor(id) })
        .from(mentor_sessions)
        .where(or(eq(student_id, id), eq(mentor_id, id)))
        .orderBy(asc(session.id)),
  },
  {
    part: 'contacts',
    title: 'Feedback after those talks',
    about: 'What you wrote, and what was written to you.',
    tables: [mentor_feedbacks],
    rows: (db, { id }) =>
      db
        .select({ topic: topicFor(id), ...feedback })
        .from(mentor_feedbacks)
        .innerJoin(mentor_sessions, eq(session.id, session_id))
        .where(and(or(eq(student_id, id), eq(mentor_id, id)), readable(id)))
        .orderBy(asc(feedbackId)),
  },
  {
    part: 'contacts',
    title: 'Your hours as a mentor',
    about: 'When you can be met, week after week.',
    tables: [mentor_hours],
    rows: (db, { id }) => {
      const { mentor_id: theirs, weekday, from_minute, to_minute, valid_from, valid_until } = mentor_hours;
      return db
        .select({ weekday, from_minute, to_minute, valid_from, valid_until })
        .from(mentor_hours)
        .where(eq(theirs, id))
        .orderBy(asc(weekday), asc(from_minute));
    },
  },
  {
    part: 'contacts',
    title: 'Days that differ from your hours',
    about: 'Closed, or with hours of their own.',
    tables: [mentor_days],
    rows: (db, { id }) => {
      const { mentor_id: theirs, day, from_minute, to_minute } = mentor_days;
      return db.select({ day, from_minute, to_minute }).from(mentor_days).where(eq(theirs, id)).orderBy(asc(day));
    },
  },
];
