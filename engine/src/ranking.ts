import type { Answers } from './answers.ts';
import { diversify } from './diversify.ts';
import type { Model } from './model.ts';
import { NO_NORMS, personOf } from './person.ts';
import type { Norms, Person } from './person.ts';
import { rankLeading } from './rank.ts';
import { scoreAll } from './score.ts';
import type { Scores } from './score.ts';
import { WEIGHTS } from './weights.ts';
import type { Weights } from './weights.ts';

/**
 * Everything one pass over the catalogue finds out for one student; careers are positions in `Model.codes`.
 */
export interface Ranking {
  person: Person;
  scores: Scores;
  /** The sixty best, best first. */
  leading: Int32Array;
  /** The ten shown: seven core, three stretch. */
  list: number[];
}

/** Ranks the catalogue for checked answers. `weights` differ from the launch weights only in evaluation. */
export function rankCatalogue(
  model: Model,
  answers: Answers,
  norms: Norms = NO_NORMS,
  weights: Weights = WEIGHTS,
): Ranking {
  const person = personOf(answers, weights, norms);
  const scores = scoreAll(model, person, weights);
  const leading = rankLeading(model, scores, person.goal);
  return { person, scores, leading, list: diversify(model, scores, leading) };
}
