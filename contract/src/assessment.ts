import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { pageMeta, pageParam } from './fields.ts';

export const answerOption = z.object({
  id: z.number().int(),
  text: z.string(),
  /** What people of this kind like, an example, and a picture: on the cups only. */
  description: z.string().optional(),
  example: z.string().optional(),
  image: z.string().optional(),
});

/**
 * A question of a scenario. With `options` the answer is an option's id (in scenario 4: the names of the picks);
 * without, a number from 1 to 5.
 */
export const question = z.object({
  id: z.number().int(),
  question_id: z.string(),
  question: z.string(),
  title: z.string(),
  description: z.string(),
  image: z.string(),
  image_1_url: z.string(),
  options: z.array(answerOption).optional(),
});
export type Question = z.infer<typeof question>;

export const scenario = z.object({
  scenario_id: z.number().int().min(0).max(4),
  title: z.string(),
  description: z.string(),
  intro: z.object({ title: z.string(), text: z.string() }).optional(),
  /** Scenario 0: what is said and for how many seconds. */
  captions: z.array(z.object({ id: z.number().int(), text: z.string(), seconds: z.number() })).optional(),
  /** Scenario 2: the labels of the five bands, the first for band 1 ("I am great at it"). */
  bands: z.array(z.string()).length(5).optional(),
  questions: z.array(question),
});
export type Scenario = z.infer<typeof scenario>;

export const listScenarios = endpoint({
  method: 'GET',
  path: '/scenarios/',
  access: 'student',
  summary: 'The five scenarios of the assessment with their questions, in the order everybody gets.',
  status: 200,
  query: z.object({ page: pageParam }),
  answer: z.object({ results: z.array(scenario), meta: pageMeta }),
});

const NO_SCENARIO = 'scenario_id must be a number from 1 to 4.';
const NO_QUESTION = 'The id of a question is a whole number.';

/** One scenario's answers. Scenario 4 has one answer: the names of the picks, joined by commas, or "None". */
export const scenarioAnswers = z.strictObject({
  scenario_id: z.number(NO_SCENARIO).int(NO_SCENARIO).min(0, NO_SCENARIO).max(4, NO_SCENARIO),
  answers: z
    .array(
      z.strictObject({
        id: z.number(NO_QUESTION).int(NO_QUESTION),
        answer: z.union([z.number(), z.string().max(200)], 'An answer is a number or, for the cups, names.'),
      }),
    )
    .max(100, 'Too many answers.'),
});
export type ScenarioAnswers = z.infer<typeof scenarioAnswers>;

export const submitScenarios = endpoint({
  method: 'POST',
  path: '/scenarios/',
  access: 'student',
  summary: 'Hand in the whole assessment; the ten careers follow at result/.',
  status: 201,
  body: z.array(scenarioAnswers, 'Send a list of scenarios.').max(10, 'Too many scenarios.'),
  answer: z.object({ detail: z.string() }),
});

/** How much part 3 asks when it is chosen for somebody: stages, and questions in all of them. The engine's plan has the same. */
export const PART_3 = { stages: 4, questions: 28 } as const;

export const askStage = endpoint({
  method: 'POST',
  path: '/scenarios/stage/',
  access: 'student',
  summary: 'The next questions of part 3, chosen by the answers so far; second ratings have no options. Nothing is stored.',
  status: 200,
  body: z.array(scenarioAnswers, 'Send a list of scenarios.').max(10, 'Too many scenarios.'),
  answer: z.object({
    /** 1 up; with `done` the last one. */
    stage: z.number().int().min(1),
    questions: z.array(question),
    done: z.boolean(),
  }),
});
export type Stage = z.infer<typeof askStage.answer>;
