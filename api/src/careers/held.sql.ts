import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Held } from '../platform/held.ts';
import { results } from './careers.tables.ts';

const { id: resultId, user_id: owner, assessment_id, ...result } = getTableColumns(results);

/** The careers that came of the answers. */
export const CAREERS: Held[] = [
  {
    part: 'careers',
    title: 'Your careers',
    about: 'Your ten, and the ones you rated or saved, with the reasons.',
    tables: [results],
    rows: async (db, { id }, titleOf) => {
      const rows = await db.select(result).from(results).where(eq(owner, id)).orderBy(asc(result.rank), asc(resultId));
      return rows.map(({ onet_code, reasons, ...row }) => ({
        career: titleOf(onet_code), onet_code, ...row, reasons: reasons.map(({ text }) => text),
      }));
    },
  },
];
