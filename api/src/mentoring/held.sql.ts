import { asc, eq, getTableColumns, or } from 'drizzle-orm';
import type { Held } from '../platform/held.ts';
import { mentor_feedbacks, mentor_sessions } from './mentoring.tables.ts';

const { student_id, mentor_id, result_id, ...session } = getTableColumns(mentor_sessions);
const { id: feedbackId, session_id, ...feedback } = getTableColumns(mentor_feedbacks);

/** Talks with mentors, on either side. */
export const TALKS: Held[] = [
  {
    part: 'contacts',
    title: 'Talks with mentors',
    about: 'Those you asked for, or that you hold as a mentor.',
    tables: [mentor_sessions],
    rows: (db, { id }) =>
      db
        .select(session)
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
        .select({ topic: session.topic, ...feedback })
        .from(mentor_feedbacks)
        .innerJoin(mentor_sessions, eq(session.id, session_id))
        .where(or(eq(student_id, id), eq(mentor_id, id)))
        .orderBy(asc(feedbackId)),
  },
];
