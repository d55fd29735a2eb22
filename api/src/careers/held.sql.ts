import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { StoredScenario } from '../assessment/items.sql.ts';
import { itemsOf } from '../assessment/items.ts';
import { assessments } from '../assessment/assessment.tables.ts';
import { results } from './careers.tables.ts';
import { agent_assignments, ai_agents } from '../companions/companions.tables.ts';
import { report_addresses } from '../report/report.tables.ts';
import { scoop_counts, scoop_texts } from '../scoop/scoop.tables.ts';
import { wordResults } from './word-results.ts';
import type { Held } from '../platform/held.ts';

const { id: assessmentId, user_id: assessed, answers, ...assessment } = getTableColumns(assessments);
const { id: resultId, user_id: owner, assessment_id, ...result } = getTableColumns(results);

/** The assessments with every answer, and the careers that came of them. */
export const CAREERS: Held[] = [
  {
    title: 'Your assessments',
    about: 'When you took them, and with which version of the method your careers were found.',
    tables: [assessments],
    rows: (db, { id }) => db.select(assessment).from(assessments).where(eq(assessed, id)).orderBy(asc(assessment.attempt)),
  },
  {
    title: 'Your answers',
    about: 'Numbers run from 1 to 5 as on the screen.',
    tables: [assessments],
    rows: async (db, { id }) => {
      const taken = await db
        .select({ attempt: assessment.attempt, answers, item_version: assessment.item_version })
        .from(assessments)
        .where(eq(assessed, id))
        .orderBy(asc(assessment.attempt));
      const told = [];
      for (const { attempt, answers: parts, item_version } of taken) {
        const scenarios = await itemsOf(db, item_version);
        told.push(...parts.flatMap((part) => part.answers.map((answer) => ({ attempt, ...inWords(scenarios, part.scenario_id, answer) }))));
      }
      return told;
    },
  },
  {
    title: 'Your careers',
    about: 'Your ten, and the ones you rated or saved, with the reasons.',
    tables: [results],
    rows: async (db, { id }, titleOf) => {
      const { item_version } = assessment;
      const rows = await db
        .select({ ...result, item_version })
        .from(results)
        .innerJoin(assessments, eq(assessments.id, assessment_id))
        .where(eq(owner, id))
        .orderBy(asc(result.rank), asc(resultId));
      return (await wordResults(db, rows)).map(({ onet_code, reasons, item_version: _, ...row }) => ({
        career: titleOf(onet_code), onet_code, ...row, reasons: reasons.map(({ text }) => text),
      }));
    },
  },
  {
    title: "Your report's address",
    about: 'Since when your report can be opened by its address, and whether you closed it. The address itself is not kept.',
    tables: [report_addresses],
    rows: (db, { id }) => {
      const { user_id, made_at, closed_at } = report_addresses;
      return db.select({ made_at, closed_at }).from(report_addresses).where(eq(user_id, id));
    },
  },
  {
    title: 'The scoops you asked for',
    about: 'How many of the five answers to each question you have seen, and the last one where a language model wrote it.',
    tables: [scoop_counts],
    rows: (db, { id }) => {
      const { user_id, question_id, count, text_id } = scoop_counts;
      return db
        .select({ question_id, count, ai_written: scoop_texts.answer })
        .from(scoop_counts)
        .leftJoin(scoop_texts, eq(scoop_texts.id, text_id))
        .where(eq(user_id, id))
        .orderBy(asc(question_id));
    },
  },
  {
    title: 'Companions you were given',
    about: 'AI companions that a representative opened for you alone. Those of your plan come with the plan.',
    tables: [agent_assignments],
    rows: (db, { id }) => {
      const { user_id, agent_id } = agent_assignments;
      return db
        .select({ companion: ai_agents.name })
        .from(agent_assignments)
        .innerJoin(ai_agents, eq(ai_agents.id, agent_id))
        .where(eq(user_id, id))
        .orderBy(asc(ai_agents.ordering));
    },
  },
];

/** A stored answer with the question and, where one was chosen, the option as they were read. */
function inWords(scenarios: StoredScenario[], scenario_id: number, { id, answer }: { id: number; answer: number | string }) {
  const scenario = scenarios.find((each) => each.scenario_id === scenario_id);
  const question = scenario?.questions.find((each) => each.id === id);
  const chosen = question?.options?.find((option) => option.id === answer)?.text;
  return { part: scenario?.title ?? String(scenario_id), question: question?.title || question?.question || String(id), answer: chosen ?? answer };
}
