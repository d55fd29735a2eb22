import type { Question } from '@careerscoop/contract/assessment';
import type { StoredQuestion } from './items.sql.ts';

/** What the wire shows of a stored question: constructs stay in the house. */
export function shownQuestion({ version: _, scenario_id, ordering, construct, options, ...row }: StoredQuestion): Question {
  return {
    ...row,
    ...(options ? { options: options.map(({ construct: measured, ...option }) => option) } : {}),
  };
}
