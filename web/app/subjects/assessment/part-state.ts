import type { Question, Scenario, ScenarioAnswers } from '@careerscoop/contract/assessment';
import { answerOf, isSettled } from './cups.ts';
import type { KeptAnswers } from './kept-answers.ts';

/** Parts 1 to 4 ask; part 0 only tells. */
const CUPS = 4;
const CONE = 2;

/** The answer that would be sent for a question, or nothing while it is open. */
export function answerTo(scenario: Scenario, question: Question, kept: KeptAnswers): number | string | undefined {
  if (scenario.scenario_id === CUPS) return isSettled(kept.cups) ? answerOf(kept.cups) : undefined;
  if (scenario.scenario_id === CONE) return kept.cone[question.id];
  const answer = kept.answers[question.id];
  const isKnown = question.options ? question.options.some(({ id }) => id === answer) : answer !== undefined && answer <= 5;
  return isKnown ? answer : undefined;
}

export function openQuestions(scenario: Scenario, questions: Question[], kept: KeptAnswers): Question[] {
  if (scenario.scenario_id === 0) return [];
  return questions.filter((question) => answerTo(scenario, question, kept) === undefined);
}

/** How much of a part is done, 0 to 1. */
export function doneShare(scenario: Scenario, kept: KeptAnswers): number {
  const { scenario_id, questions } = scenario;
  if (scenario_id === CUPS) return isSettled(kept.cups) ? 1 : kept.cups.filter((cup) => cup !== null).length / 3;
  return questions.length === 0 ? 1 : 1 - openQuestions(scenario, questions, kept).length / questions.length;
}

export interface OpenPart {
  scenario_id: number;
  /** Of the first question without an answer. */
  question_id: number | undefined;
  count: number;
}

/** Parts with something missing, in their order. */
export function openParts(scenarios: Scenario[], kept: KeptAnswers): OpenPart[] {
  return scenarios.flatMap((scenario) => {
    const open = openQuestions(scenario, scenario.questions, kept);
    return open.length > 0 ? [{ scenario_id: scenario.scenario_id, question_id: open[0]?.id, count: open.length }] : [];
  });
}

/** The body of the one submission. */
export function submissionOf(scenarios: Scenario[], kept: KeptAnswers): ScenarioAnswers[] {
  return scenarios
    .filter(({ scenario_id }) => scenario_id > 0)
    .map((scenario) => ({
      scenario_id: scenario.scenario_id,
      answers: scenario.questions.flatMap((question) => {
        const answer = answerTo(scenario, question, kept);
        return answer === undefined ? [] : [{ id: question.id, answer }];
      }),
    }));
}
