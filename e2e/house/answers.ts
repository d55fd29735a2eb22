import type { Scenario, ScenarioAnswers } from '@careerscoop/contract/assessment';
import file from './answers.json' with { type: 'json' };

/** What a student answers, in the order of the questions. */
export interface Answers {
  /** 48 ratings from 1 to 5. */
  ratings: number[];
  /** Band 1 to 5 of each of the 21 skills. */
  bands: number[];
  /** Which of the six options is taken in each of the eight moments, from 0; in stages they go round. */
  moments: number[];
  cups: string[];
}

/** One set of answers for all who compare: somebody who likes animals, plants and drawing. */
export const ANSWERS: Answers = file;

/** The same answers as the browser sends them at the end. */
export function submissionOf(scenarios: Scenario[], answers: Answers): ScenarioAnswers[] {
  const given = [
    answers.ratings,
    answers.bands,
    partOf(scenarios, 3).questions.map(({ options = [] }, index) => options[answers.moments[index] ?? 0]?.id ?? 0),
    [answers.cups.join(',')],
  ];
  return given.map((values, index) => ({
    scenario_id: index + 1,
    answers: partOf(scenarios, index + 1).questions.map(({ id }, place) => ({ id, answer: values[place] ?? 0 })),
  }));
}

export function partOf(scenarios: Scenario[], scenario_id: number): Scenario {
  const part = scenarios.find((scenario) => scenario.scenario_id === scenario_id);
  if (!part) throw new Error(`There is no scenario ${scenario_id}.`);
  return part;
}

/** What the browser keeps under `scenarios` while a student is under way: everything by question id. */
export interface KeptAnswers {
  user_id: number;
  answers: Record<string, number>;
  cone: Record<string, number>;
  cups: (string | null)[];
  /** What the stages of part 3 asked. */
  stages?: unknown[];
  /** Part 3 is asked by the fixed moments. */
  fixed?: boolean;
}

/** A whole assessment as the browser keeps it just before it is sent. */
export function keptAnswers(scenarios: Scenario[], answers: Answers, user_id: number): KeptAnswers {
  const [ratings, bands, moments] = submissionOf(scenarios, answers).map((part) =>
    Object.fromEntries(part.answers.map(({ id, answer }) => [id, Number(answer)])),
  );
  return { user_id, answers: { ...ratings, ...moments }, cone: bands ?? {}, cups: answers.cups };
}
