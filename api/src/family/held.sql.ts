import { asc, eq, or } from 'drizzle-orm';
import type { Held } from '../platform/held.ts';
import { guardianships } from './family.tables.ts';

/** Which accounts are a family. */
export const FAMILY: Held[] = [
  {
    part: 'contacts',
    title: 'Your family here',
    about: 'A parent whose account has yours, or the children that yours has.',
    tables: [guardianships],
    rows: (db, { id }) => {
      const { parent_id, student_id, since, ended_at } = guardianships;
      return db
        .select({ since, ended_at })
        .from(guardianships)
        .where(or(eq(parent_id, id), eq(student_id, id)))
        .orderBy(asc(since));
    },
  },
];
