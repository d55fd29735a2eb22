import type { Question } from '@careerscoop/contract/assessment';
import type { FieldErrors } from '@careerscoop/contract/errors';
import type { Staged } from '@careerscoop/engine/answers';
import type { Model } from '@careerscoop/engine/model';
import { type AnswersSoFar, type Asked, STAGE_PLAN, questionsOf } from '@careerscoop/engine/stages';
import { type Bank, type StoredAnswers } from './bank.ts';
import { shownQuestion } from './shown-question.ts';
import { isStep } from './wrong-answer.ts';

type Answer = StoredAnswers['answers'][number];

/** Part 3 as far as it was answered: what is kept of it, and what comes next. */
export interface Followed {
  answers: Answer[];
  /** The number of the next stage, from 1, and its questions; none when all are answered. */
  stage: number;
  questions: Question[];
  done: boolean;
}

/**
 * Goes through the stages as they were asked and holds each answer to what was offered. The order of `given` does not
 * matter; what does not follow from the answers before it is a fault at its place.
 */
export function followStages(
  model: Model,
  bank: Bank,
  before: Pick<AnswersSoFar, 'areas' | 'skills' | 'goal'>,
  given: readonly Answer[],
): { followed: Followed; faults?: undefined } | { followed?: undefined; faults: FieldErrors } {
  const faults: FieldErrors = {};
  const fault = (id: number, text: string) => (faults[`scenario_3.${id}`] ??= []).push(text);
  for (const [i, { id }] of given.entries()) {
    if (given.findIndex((other) => other.id === id) < i) fault(id, 'This question is answered twice.');
  }
  const left = new Map(given.map((answer) => [answer.id, answer]));
  const answers: Answer[] = [];
  let staged: Staged = { choices: [], seconds: [] };
  let stage = 0;
  let questions: Question[] = [];
  for (; stage < STAGE_PLAN.stages.length; stage++) {
    const asked = questionsOf(model, { ...before, staged }, stage).map((question, i, all) =>
      question.kind === 'choice' ? turned(question, before.areas, placeOf(all, i, staged)) : question,
    );
    questions = asked.map((question, i) => shown(bank, question, placeOf(asked, i, staged)));
    const missing = questions.filter(({ id }) => !left.has(id));
    if (missing.length === questions.length) break;
    for (const { id } of missing) fault(id, 'This question is not answered yet.');
    const next = { choices: [...staged.choices], seconds: [...staged.seconds] };
    questions.forEach(({ id, options }, i) => {
      const answer = left.get(id);
      left.delete(id);
      const question = asked[i]!;
      if (!answer) return;
      if (question.kind === 'second') {
        if (!isStep(answer.answer)) fault(id, 'The answer must be a whole number from 1 to 5.');
        next.seconds.push({ area: question.area, rating: Number(answer.answer) });
        answers.push({ id, answer: answer.answer });
        return;
      }
      const offered = options!.map((option) => option.id);
      const chosen = offered.indexOf(Number(answer.answer));
      if (chosen < 0 || typeof answer.answer !== 'number') fault(id, 'Choose one of the six that were offered.');
      else next.choices.push({ areas: question.areas, chosen, wording: question.wordings[chosen]! });
      answers.push({ id, answer: answer.answer, offered });
    });
    if (Object.keys(faults).length > 0) return { faults };
    staged = next;
    questions = [];
  }
  for (const id of left.keys()) fault(id, 'This question does not follow from your answers before it.');
  if (Object.keys(faults).length > 0) return { faults };
  const done = stage === STAGE_PLAN.stages.length;
  return { followed: { answers, stage: done ? stage : stage + 1, questions, done } };
}

/**
 * The six begin with another one from choice to choice, and with another one for other ratings: what stands first is
 * taken more often, so no area and no type is always first.
 */
function turned(question: Extract<Asked, { kind: 'choice' }>, ratings: readonly number[], place: number) {
  const start = (ratings.reduce((sum, rating) => sum + rating, 0) + place) % question.areas.length;
  const turn = <T>(row: readonly T[]) => [...row.slice(start), ...row.slice(0, start)];
  return { ...question, areas: turn(question.areas), wordings: turn(question.wordings) };
}

/** How many choices were asked before this one. */
function placeOf(asked: readonly Asked[], at: number, staged: Staged): number {
  return staged.choices.length + asked.slice(0, at).filter(({ kind }) => kind === 'choice').length;
}

function shown(bank: Bank, question: Asked, place: number): Question {
  if (question.kind === 'second') return shownQuestion(bank.second(question.area)!);
  const options = question.areas.map((area, i) => bank.option(area, question.wordings[i]!)!);
  return shownQuestion({ ...bank.choices[place]!, options });
}
