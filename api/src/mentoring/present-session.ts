import type { MentorFeedback, MentorSession } from '@careerscoop/contract/mentoring';
import type { Db } from '../platform/database.ts';
import type { Visitor } from '../platform/sign-in-guard.ts';
import { listFeedbackFor } from './feedback.sql.ts';
import { listSessionsOf, listStudentsOf } from './sessions.sql.ts';
import { studentNames } from './student-names.ts';

type Student = { student_id: number; first_name: string; last_name: string };

/** How the student of a row is called: by their whole name to themselves, by the first name to a mentor. */
async function namer(db: Db, { id, role }: Visitor): Promise<(student: Student) => string> {
  if (role !== 'Mentor') return ({ first_name, last_name }) => `${first_name} ${last_name}`.trim();
  const names = studentNames(await listStudentsOf(db, id));
  return ({ student_id, first_name }) => names.get(student_id) ?? first_name;
}

/** The visitor's sessions as they may see them, newest first. */
export async function presentSessions(db: Db, visitor: Visitor): Promise<MentorSession[]> {
  const nameOf = await namer(db, visitor);
  return (await listSessionsOf(db, visitor)).map(({ student_id, first_name, last_name, datetime, mentor_about, ...row }) => ({
    ...row,
    mentor_about: mentor_about || null,
    student: nameOf({ student_id, first_name, last_name }),
    datetime: datetime?.toISOString() ?? null,
  }));
}

/** What was written to the visitor, newest first, each with both who spoke. */
export async function presentFeedback(db: Db, visitor: Visitor): Promise<MentorFeedback[]> {
  const nameOf = await namer(db, visitor);
  return (await listFeedbackFor(db, visitor)).map(({ student_id, first_name, last_name, created_at, ...row }) => ({
    ...row,
    student: nameOf({ student_id, first_name, last_name }),
    created_at: created_at.toISOString(),
  }));
}
