import { loadColleges } from '@careerscoop/catalogue/colleges';
import type { Held } from '../platform/held.ts';
import { saved_colleges } from './colleges.tables.ts';
import { listSaved } from './saved-colleges.sql.ts';

/** The schools that somebody keeps. */
export const SAVED_COLLEGES: Held[] = [
  {
    part: 'careers',
    title: 'Schools you saved',
    about: 'The schools that you keep, and since when.',
    tables: [saved_colleges],
    rows: async (db, { id }) => {
      const { byUnitid } = loadColleges();
      return (await listSaved(db, id)).map(({ unitid, saved_at }) => ({ school: byUnitid.get(unitid)?.name ?? null, unitid, saved_at }));
    },
  },
];
