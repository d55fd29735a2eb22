import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Held } from '../../platform/held.ts';
import { mentor_sessions } from '../mentoring.tables.ts';
import { blocks, mentor_checks, mentor_pauses, safety_reports, session_ratings } from './mentor-safety.tables.ts';

/**
 * What keeps talks safe. What others told of the person is not in it: nobody learns from a file who reported them. A child who gives
 * a score or reports reads that our team alone sees it, and a report is not kept by which parent it is: no parent's copy has any, nor
 * whom it parted.
 */
export const MENTOR_SAFETY: Held[] = [
  {
    part: 'account',
    title: 'Your checks as a mentor',
    about: 'Which checks are clear and until when. Nothing of what was found in them is kept.',
    tables: [mentor_checks],
    rows: (db, { id }) => {
      const { mentor_id, kind, state, cleared_on, expires_on } = mentor_checks;
      return db.select({ kind, state, cleared_on, expires_on }).from(mentor_checks).where(eq(mentor_id, id)).orderBy(asc(kind));
    },
  },
  {
    part: 'account',
    title: 'Your pause as a mentor',
    about: 'Since when students cannot meet you, where that is so.',
    tables: [mentor_pauses],
    rows: (db, { id }) => db.select({ since: mentor_pauses.since }).from(mentor_pauses).where(eq(mentor_pauses.mentor_id, id)),
  },
  {
    part: 'contacts',
    title: 'How you found your talks',
    about: 'The scores that you gave after them; our team alone sees them. They are in no file for a parent.',
    tables: [session_ratings],
    rows: async (db, { id, reader }) => {
      if (reader === 'guardian') return [];
      const { session_id, by, score, note, at } = session_ratings;
      const { student_id, mentor_id, topic } = mentor_sessions;
      const asStudent = and(eq(student_id, id), eq(by, 'student'));
      return db
        .select({ topic, score, note, at })
        .from(session_ratings)
        .innerJoin(mentor_sessions, eq(mentor_sessions.id, session_id))
        .where(or(asStudent, and(eq(mentor_id, id), eq(by, 'mentor'))))
        .orderBy(asc(at));
    },
  },
  {
    part: 'contacts',
    title: 'What you told us of a talk',
    about:
      'Reports by you, or by your parent for you, about the other side, and whether somebody has dealt with them. They are in no file for a parent.',
    tables: [safety_reports],
    rows: async (db, { id, reader }) => {
      if (reader === 'guardian') return [];
      const { by_id, by, kind, text, state, created_at, handled_at } = safety_reports;
      return db
        .select({ by, kind, text, state, created_at, handled_at })
        .from(safety_reports)
        .where(eq(by_id, id))
        .orderBy(asc(created_at));
    },
  },
  {
    part: 'contacts',
    title: 'People you are not brought together with again',
    about: 'Since when; who it is stands with the talks. They are in no file for a parent.',
    tables: [blocks],
    rows: async (db, { id, reader }) => {
      if (reader === 'guardian') return [];
      const { student_id, mentor_id, by, created_at } = blocks;
      const asStudent = and(eq(student_id, id), inArray(by, ['student', 'guardian']));
      return db
        .select({ by, created_at })
        .from(blocks)
        .where(or(asStudent, and(eq(mentor_id, id), eq(by, 'mentor'))))
        .orderBy(asc(created_at));
    },
  },
];
