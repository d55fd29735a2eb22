import { EDUCATION } from '@careerscoop/contract/schooling';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import type { Held } from '../platform/held.ts';
import { assessments } from './assessment.tables.ts';
import { BANK, OPTIONS } from './bank.ts';
import type { StoredScenario } from './items.sql.ts';
import { itemsOf } from './items.ts';

const { id: assessmentId, user_id: assessed, answers, ...assessment } = getTableColumns(assessments);

/** The assessments with every answer. */
export const ASSESSMENTS: Held[] = [
  {
    part: 'careers',
    title: 'Your assessments',
    about: 'When you took them, and with which version of the method your careers were found.',
    tables: [assessments],
    rows: async (db, { id }) => {
      const rows = await db.select(assessment).from(assessments).where(eq(assessed, id)).orderBy(asc(assessment.attempt));
      return rows.map(({ education, ...row }) => ({
        ...row,
        education_goal: EDUCATION.find(({ value }) => value === education)?.label ?? null,
      }));
    },
  },
  {
    part: 'careers',
    title: 'Your answers',
    about: 'Numbers run from 1 to 5 as on the screen.',
    tables: [assessments],
    rows: (db, { id }) => listAnswersInWords(db, id),
  },
];

/** Every answer of somebody's assessments as it was read, the first assessment first. */
export async function listAnswersInWords(db: Db, userId: number) {
  const taken = await db
    .select({ attempt: assessment.attempt, answers, item_version: assessment.item_version })
    .from(assessments)
    .where(eq(assessed, userId))
    .orderBy(asc(assessment.attempt));
  const told = [];
  for (const { attempt, answers: parts, item_version } of taken) {
    const scenarios = await itemsOf(db, item_version);
    told.push(...parts.flatMap((part) => part.answers.map((answer) => ({ attempt, ...inWords(scenarios, part.scenario_id, answer) }))));
  }
  return told;
}

/** A stored answer with the question and, where one was chosen, the option as they were read. */
function inWords(scenarios: StoredScenario[], scenario_id: number, { id, answer }: { id: number; answer: number | string }) {
  const own = scenarios.find((each) => each.scenario_id === scenario_id);
  // Part 3 in stages was asked from the bank.
  const scenario = own?.questions.some((each) => each.id === id) ? own : scenarios.find((each) => each.scenario_id === BANK);
  const question = scenario?.questions.find((each) => each.id === id);
  const options = question?.options ?? scenario?.questions.find(({ construct }) => construct === OPTIONS)?.options;
  const chosen = options?.find((option) => option.id === answer)?.text;
  return {
    part: scenario?.title ?? String(scenario_id),
    // A fixed moment is known by its title; elsewhere all questions of a page share one.
    question: (scenario === own && question?.options ? question.title : question?.question) || String(id),
    answer: chosen ?? answer,
  };
}
