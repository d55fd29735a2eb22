import { asc, eq, getTableColumns } from 'drizzle-orm';
import { assessments } from '../assessment/assessment.tables.ts';
import type { Held } from '../platform/held.ts';
import { results } from './careers.tables.ts';
import { wordResults } from './word-results.ts';

const { id: resultId, user_id: owner, assessment_id, ...result } = getTableColumns(results);

/** The careers that came of the answers. */
export const CAREERS: Held[] = [
  {
    part: 'careers',
    title: 'Your careers',
    about: 'Your ten, and the ones you rated or saved, with the reasons.',
    tables: [results],
    rows: async (db, { id }, titleOf) => {
      const { item_version } = assessments;
      const rows = await db
        .select({ ...result, item_version })
        .from(results)
        .innerJoin(assessments, eq(assessments.id, assessment_id))
        .where(eq(owner, id))
        .orderBy(asc(result.rank), asc(resultId));
      return (await wordResults(db, rows)).map(({ onet_code, reasons, item_version: _, ...row }) => ({
        career: titleOf(onet_code),
        onet_code,
        ...row,
        reasons: reasons.map(({ text }) => text),
      }));
    },
  },
];
