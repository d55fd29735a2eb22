import type { MentorSession } from '@careerscoop/contract/mentoring';
import type { MentorFeedback } from '@careerscoop/contract/session-feedback';
import { careerByCode } from '@careerscoop/catalogue/load';
import type { Db } from '../platform/database.ts';
import type { Visitor } from '../platform/sign-in-guard.ts';
import { actionsOf, countsIfCancelled, isComing, isOfThisMonth, joinFrom } from './booking/session-states.ts';
import { mentorCalled, studentCalled } from './called.ts';
import { listFeedbackFor } from './feedback.sql.ts';
import { heldState } from './safety/held-state.ts';
import { listSessionsOf, listStudentsOf } from './sessions.sql.ts';
import { questionsFor } from './session-questions.ts';
import { studentNames } from './student-names.ts';

/** Whose sessions they are. */
type Reader = Pick<Visitor, 'id' | 'role'>;
type Student = { student_id: number; first_name: string; last_name: string };

/** How the student of a row is called: by their whole name to themselves, by the first name to a mentor. */
async function namer(db: Db, { id, role }: Reader): Promise<(student: Student) => string> {
  if (role !== 'Mentor') return ({ first_name, last_name }) => `${first_name} ${last_name}`.trim();
  const names = studentNames(await listStudentsOf(db, id));
  return ({ student_id, first_name }) => names.get(student_id) ?? studentCalled(first_name);
}

type Listed = Awaited<ReturnType<typeof listSessionsOf>>[number];
const iso = (at: Date | null) => at?.toISOString() ?? null;

/** The visitor's sessions as they may see them, newest first. */
export async function presentSessions(db: Db, visitor: Reader, now: Date): Promise<MentorSession[]> {
  const nameOf = await namer(db, visitor);
  return (await listSessionsOf(db, visitor)).map((row) =>
    present(row, visitor.role === 'Mentor' ? 'mentor' : 'student', nameOf({ ...row, student_id: row.session.student_id }), now),
  );
}

function present({ session, ...row }: Listed, side: 'student' | 'mentor', student: string, now: Date): MentorSession {
  const { id, topic, topic_held, mentor_id, state, starts_at, ends_at, wished_at, held_until, version } = session;
  return {
    id,
    topic: side === 'mentor' && topic_held ? null : topic,
    topic_state: side === 'mentor' ? heldState(topic_held) : null,
    mentor: mentor_id,
    mentor_name: row.mentor_name && mentorCalled(row.mentor_name),
    mentor_about: row.mentor_about || null,
    student,
    datetime: iso(starts_at ?? wished_at),
    is_active: isComing(session, now),
    state,
    starts_at: iso(starts_at),
    ends_at: iso(ends_at),
    wished_at: iso(wished_at),
    held_until: iso(held_until),
    version,
    // Nobody is asked for kind words to somebody of whom they have told us.
    may: actionsOf({ ...session, feedback_given: row.feedback_given || row.has_told }, side, now),
    counts_if_cancelled: side === 'student' && countsIfCancelled(session, now),
    asked_this_month: isOfThisMonth(session, row, now),
    join_from: iso(joinFrom(session)),
    questions: side === 'student' ? questionsFor({ career: row.onet_code ? careerByCode(row.onet_code) : null, topic }) : [],
    onet_code: row.onet_code,
    feedback_given: row.feedback_given,
  };
}

/** What was written to the visitor, newest first, each with both who spoke. */
export async function presentFeedback(db: Db, visitor: Visitor, now: Date): Promise<MentorFeedback[]> {
  const nameOf = await namer(db, visitor);
  return (await listFeedbackFor(db, visitor, now)).map(({ student_id, first_name, last_name, created_at, ...row }) => ({
    ...row,
    mentor_name: row.mentor_name && mentorCalled(row.mentor_name),
    student: nameOf({ student_id, first_name, last_name }),
    created_at: created_at.toISOString(),
  }));
}
