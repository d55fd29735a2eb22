import { allEqual, checkAnswers, type Answers } from './answers.ts';
import { fitOf, type Fit } from './fit.ts';
import type { Model } from './model.ts';
import { NO_NORMS, personOf, type Norms } from './person.ts';
import { reasonsOf, type CareerReasons } from './reasons.ts';
import { scoreAll } from './score.ts';
import { statementsOf } from './statements.ts';
import { WEIGHTS } from './weights.ts';

/** How one career goes with a student's answers, wherever it stands in the ranking. */
export interface Match extends CareerReasons {
  code: string;
  score: number;
  areaPart: number;
  fit: Fit;
}

/**
 * The same fit and reasons that the career has, or would have, in the list of ten.
 * @returns nothing when the career is not ranked, or when every area got the same rating.
 * @throws RangeError naming the first answer that is none.
 */
export function matchOf(model: Model, answers: Answers, code: string, norms: Norms = NO_NORMS): Match | undefined {
  checkAnswers(answers);
  const career = model.positions.get(code);
  if (career === undefined || allEqual(answers.areas)) return undefined;
  const person = personOf(answers, WEIGHTS, norms);
  const { total, areas } = scoreAll(model, person, WEIGHTS, model.scratch);
  const areaPart = areas[career]!;
  const reasons = reasonsOf(model, statementsOf(answers, person), person, career);
  return { code, score: total[career]!, areaPart, fit: fitOf(areaPart), ...reasons };
}
