import { asc, desc, eq, or } from 'drizzle-orm';
import type { Held } from '../platform/held.ts';
import { code_requests, confirming_codes, counted_students, desk_members } from './desk.tables.ts';

/** What the desk holds of its own people, and of whom a coordinator confirmed. */
export const DESK: Held[] = [
  {
    part: 'account',
    title: 'Your place at the desk',
    about: 'Of those who work with us, and of the people of schools and sponsors.',
    tables: [desk_members],
    rows: (db, { id }) => {
      const { user_id, level, school_id, code, created_at, ended_at } = desk_members;
      return db.select({ level, school_id, code, created_at, ended_at }).from(desk_members).where(eq(user_id, id));
    },
  },
  {
    part: 'account',
    title: 'Class codes you asked for',
    about: 'And what became of them.',
    tables: [code_requests],
    rows: (db, { id }) => {
      const { by_id, label, seats, state, made, created_at, handled_at } = code_requests;
      return db
        .select({ label, seats, state, made, created_at, handled_at })
        .from(code_requests)
        .where(eq(by_id, id))
        .orderBy(desc(created_at));
    },
  },
  {
    part: 'account',
    title: 'Codes that confirm an account at school',
    about: 'The one you used, or the ones you printed. The codes themselves are not kept.',
    tables: [confirming_codes],
    rows: (db, { id }) => {
      const { affiliate_code, made_by, used_by, created_at, expires_at, used_at } = confirming_codes;
      return db
        .select({ affiliate_code, created_at, expires_at, used_at })
        .from(confirming_codes)
        .where(or(eq(used_by, id), eq(made_by, id)))
        .orderBy(asc(created_at));
    },
  },
  {
    part: 'account',
    title: 'What you are counted in',
    about: 'Figures of your school or sponsor, in groups of ten who all share.',
    tables: [counted_students],
    rows: (db, { id }) => {
      const { user_id, figure, cohort, week, interests } = counted_students;
      return db.select({ figure, cohort, week, interests }).from(counted_students).where(eq(user_id, id)).orderBy(asc(week), asc(figure));
    },
  },
];
