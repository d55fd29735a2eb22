import { PART_3, type Question, type ScenarioAnswers } from '@careerscoop/contract/assessment';
import { answerOf, isSettled } from './cups.ts';
import type { KeptAnswers } from './kept-answers.ts';
import { type Part, stagedAnswer } from './staged.ts';

/** Parts 1 to 4 ask; part 0 only tells. */
const CUPS = 4;
const CONE = 2;

/** The answer that would be sent for a question, or nothing while it is open. */
export function answerTo(scenario: Part, question: Question, kept: KeptAnswers): number | string | undefined {
  if (scenario.scenario_id === CUPS) return isSettled(kept.cups) ? answerOf(kept.cups) : undefined;
  if (scenario.scenario_id === CONE) return kept.cone[question.id];
  if (scenario.staged) return stagedAnswer(kept, question);
  const answer = kept.answers[question.id];
  const isKnown = question.options ? question.options.some(({ id }) => id === answer) : answer !== undefined && answer <= 5;
  return isKnown ? answer : undefined;
}

export function openQuestions(scenario: Part, questions: Question[], kept: KeptAnswers): Question[] {
  if (scenario.scenario_id === 0) return [];
  return questions.filter((question) => answerTo(scenario, question, kept) === undefined);
}

/** How much of a part is done, 0 to 1. */
export function doneShare(scenario: Part, kept: KeptAnswers): number {
  if (scenario.scenario_id === CUPS) return isSettled(kept.cups) ? 1 : kept.cups.filter((cup) => cup !== null).length / 3;
  const count = countOf(scenario);
  return count === 0 ? 1 : 1 - openCount(scenario, kept) / count;
}

/** How many questions a part has in all; of stages that were not asked yet only the number is known. */
const countOf = ({ staged, questions }: Part) => (staged ? PART_3.questions : questions.length);

const openCount = (scenario: Part, kept: KeptAnswers) =>
  countOf(scenario) - (scenario.questions.length - openQuestions(scenario, scenario.questions, kept).length);

export interface OpenPart {
  scenario_id: number;
  title: string;
  /** Of the first question without an answer. */
  question_id: number | undefined;
  count: number;
}

/** Parts with something missing, in their order. */
export function openParts(scenarios: Part[], kept: KeptAnswers): OpenPart[] {
  return scenarios.flatMap((scenario) => {
    const count = scenario.scenario_id === 0 ? 0 : openCount(scenario, kept);
    const [first] = openQuestions(scenario, scenario.questions, kept);
    return count > 0 ? [{ scenario_id: scenario.scenario_id, question_id: first?.id, title: scenario.title, count }] : [];
  });
}

/** The body of the one submission. */
export function submissionOf(scenarios: Part[], kept: KeptAnswers): ScenarioAnswers[] {
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
