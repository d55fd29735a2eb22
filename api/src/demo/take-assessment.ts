import type { ScenarioAnswers } from '@careerscoop/contract/assessment';
import { NO_GOAL, addAssessment, findStudent } from '../assessment/assessment.sql.ts';
import { ITEM_VERSION } from '../assessment/content/scenarios.ts';
import { itemsOf, listed } from '../assessment/items.ts';
import { matchCareers } from '../careers/match-careers.ts';
import type { Db } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';

/** What somebody of the demo answers: where nothing is said, the middle; in a situation without a word of it, what they like. */
export interface DemoAnswers {
  areas: Record<string, number>;
  skills: number[];
  situations: string[];
  types: string[];
}

/** Takes the assessment at this time, and has its ten careers. */
export async function takeAssessment(tx: Db, services: Services, user_id: number, demo: DemoAnswers, at: Date): Promise<void> {
  const answers = await demoAnswers(tx, demo);
  const education = (await findStudent(tx, user_id))?.education ?? NO_GOAL;
  const id = await addAssessment(tx, { user_id, attempt: 1, answers, item_version: ITEM_VERSION, submitted_at: at, education });
  // Everything inside this transaction: the embedded database has one connection.
  await matchCareers({ ...services, now: () => at, database: { ...services.database, db: tx } }, id);
}

/** Answers as a student would send them, from what each question measures. */
async function demoAnswers(tx: Db, { areas, skills, situations, types }: DemoAnswers): Promise<ScenarioAnswers[]> {
  return listed(await itemsOf(tx, ITEM_VERSION))
    .filter(({ scenario_id }) => scenario_id > 0)
    .map(({ scenario_id, questions }) => ({
      scenario_id,
      answers: questions.map(({ id, construct, options }, index) => {
        const wanted = situations[index];
        const liked = options?.find((option) => (wanted ? option.construct === wanted : (areas[option.construct] ?? 0) > 4));
        return {
          id,
          answer:
            scenario_id === 1
              ? (areas[construct] ?? 3)
              : scenario_id === 2
                ? (skills[index] ?? 3)
                : scenario_id === 3
                  ? (liked?.id ?? options?.[0]?.id ?? 0)
                  : types.join(','),
        };
      }),
    }));
}
