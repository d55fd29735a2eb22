import { PART_3, type Question, type Scenario } from '@careerscoop/contract/assessment';
import type { KeptAnswers } from './kept-answers.ts';

/** A part as it is asked now. In stages a choice is kept by the six that it was made among, not by its number. */
export type Part = Scenario & { staged?: boolean };

/** What one stage asked, and the answers that it was chosen by. */
export interface KeptStage {
  after: string;
  questions: Question[];
  /** It was asked again, because an answer before it had changed. */
  again?: boolean;
}

/** The number of the part that is asked in stages. */
export const STAGED_PART = 3;
/** What part 3 is called when its questions are chosen for somebody. */
export const STAGED_TITLE = 'What fits you best';

type Given = Pick<KeptAnswers, 'answers' | 'cone' | 'stages' | 'fixed'>;

/**
 * By what the answer to a choice is kept: the six that were offered, in any order. A choice that comes again with the same
 * six keeps its answer, and one among others is open.
 */
export const offeredKey = ({ options = [] }: Question) =>
  options
    .map(({ id }) => id)
    .sort((a, b) => a - b)
    .join('.');

/** The name under which the answer to a question is kept. */
export const answerKey = (part: Part, question: Question): string =>
  part.staged && question.options ? offeredKey(question) : String(question.id);

/** The answer to a question of a stage, where it is one that can be given. */
export function stagedAnswer({ answers }: Pick<Given, 'answers'>, question: Question): number | undefined {
  if (!question.options) return stepOf(answers[question.id]);
  const answer = answers[offeredKey(question)];
  return question.options.some(({ id }) => id === answer) ? answer : undefined;
}

const stepOf = (answer: number | undefined) => (answer !== undefined && answer <= 5 ? answer : undefined);

/** Every answer that a next stage is chosen by, as one line; nothing while one of them is open. */
export function basisOf(scenarios: Scenario[], kept: Given, before: KeptStage[]): string | undefined {
  const [first, second] = [1, 2].map((id) => scenarios.find(({ scenario_id }) => scenario_id === id)?.questions ?? []);
  const given = [
    ...first!.map(({ id }) => [id, stepOf(kept.answers[id])] as const),
    ...second!.map(({ id }) => [id, kept.cone[id]] as const),
    ...before.flatMap(({ questions }) => questions.map((question) => [question.id, stagedAnswer(kept, question)] as const)),
  ];
  return given.some(([, answer]) => answer === undefined) ? undefined : given.map((pair) => pair.join('=')).join(' ');
}

/** The stages that still follow from the answers, from the first on. */
export function followingStages(scenarios: Scenario[], kept: Given): KeptStage[] {
  const following: KeptStage[] = [];
  for (const stage of kept.stages) {
    if (stage.after !== basisOf(scenarios, kept, following)) break;
    following.push(stage);
  }
  return following;
}

/** How many of these stages somebody has begun to answer. */
export const begunStages = (scenarios: Scenario[], kept: Given) =>
  followingStages(scenarios, kept).filter(({ questions }) => questions.some((question) => stagedAnswer(kept, question) !== undefined))
    .length;

/** Whether part 3 is asked by the fixed questions: because no stage could be had, or because they are all answered. */
export function isFixed(scenarios: Scenario[], kept: Given): boolean {
  if (kept.fixed) return true;
  return kept.stages.length === 0 && fixedAnswered(scenarios, kept) === fixedQuestions(scenarios).length;
}

/** The parts with part 3 as it is asked now. */
export const askedParts = (scenarios: Scenario[], kept: Given): Part[] =>
  isFixed(scenarios, kept) ? scenarios : stagedParts(scenarios, followingStages(scenarios, kept));

/** The parts with these stages as part 3. */
export function stagedParts(scenarios: Scenario[], stages: KeptStage[]): Part[] {
  const questions = stages.flatMap((stage) => stage.questions);
  return scenarios.map((scenario) =>
    scenario.scenario_id === STAGED_PART ? { ...scenario, title: STAGED_TITLE, questions, staged: true } : scenario,
  );
}

/** The stage that asks a question, from 1; 0 for what stands before them. */
export const stageAsking = (stages: KeptStage[], id: number | undefined) =>
  stages.findIndex(({ questions }) => questions.some((question) => question.id === id)) + 1;

/** A new stage in its place. Those behind it stay until they are asked again, which is when it shows what changed. */
export function withStage(kept: Given, place: number, stage: KeptStage): KeptStage[] {
  const before = kept.stages[place];
  const wasBegun = before?.questions.some((question) => stagedAnswer(kept, question) !== undefined);
  const stages = [...kept.stages];
  stages[place] = wasBegun ? { ...stage, again: true } : stage;
  return stages.slice(0, PART_3.stages);
}

export const fixedQuestions = (scenarios: Scenario[]) => scenarios.find(({ scenario_id }) => scenario_id === STAGED_PART)?.questions ?? [];

/** How many of the fixed questions have an answer. */
export const fixedAnswered = (scenarios: Scenario[], { answers }: Pick<Given, 'answers'>) =>
  fixedQuestions(scenarios).filter(({ id, options = [] }) => options.some((option) => option.id === answers[id])).length;
