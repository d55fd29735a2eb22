import type { Answers } from './answers.ts';
import { diversify } from './diversify.ts';
import type { Model } from './model.ts';
import { NO_NORMS, personOf, type Norms, type Person } from './person.ts';
import { rankLeading } from './rank.ts';
import { scoreAll } from './score.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/**
 * Everything one pass over the catalogue finds out for one student; careers are positions in `Model.codes`.
 */
export interface Ranking {
  person: Person;
  /** The sixty best, best first. */
  leading: readonly number[];
  /** Score and area part (a correlation, -1 to 1) of each of `leading`. */
  scores: readonly number[];
  areaParts: readonly number[];
  /** The ten shown: seven core, three stretch. All stand in `leading`. */
  list: readonly number[];
  /** Beside `list`: near-twins that are shown under it instead of in places of their own. */
  folded: readonly (readonly number[])[];
}

/** Ranks the catalogue for checked answers. `weights` differ from the launch weights only in evaluation. */
export function rankCatalogue(model: Model, answers: Answers, norms: Norms = NO_NORMS, weights: Weights = WEIGHTS): Ranking {
  const person = personOf(answers, weights, norms);
  const { total, areas } = scoreAll(model, person, weights, model.scratch);
  const leading = rankLeading(model, model.scratch, person.goal);
  const scores = leading.map((career) => total[career]!);
  const areaParts = leading.map((career) => areas[career]!);
  return { person, leading, scores, areaParts, ...diversify(model, leading, scores) };
}
