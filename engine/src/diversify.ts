import { SIMILARITY_WIDTH } from './model.ts';
import type { Model } from './model.ts';
import type { Scores } from './score.ts';

export const CORE = 7;
export const STRETCH = 3;
/** Trade between score and likeness, and the cost of a major group the list already has. */
const SCORE_SHARE = 0.7;
const SAME_GROUP_COST = 0.25;

/**
 * The list of ten: the first seven of `leading`, then three from the rest of it that score well, are unlike
 * what the list already holds and prefer a new major group. Costs about a point of hit rate for two more
 * families.
 */
export function diversify(model: Model, scores: Scores, leading: Int32Array): number[] {
  const list = Array.from(leading.subarray(0, CORE));
  const groups = new Set(list.map((career) => model.majorGroup[career]!));
  const last = scores.total[leading[leading.length - 1]!]!;
  const range = scores.total[leading[0]!]! - last + 1e-9;
  const likeness = new Float64Array(leading.length).fill(-Infinity);
  for (const career of list) raiseLikeness(model, leading, career, likeness);
  while (list.length < Math.min(CORE + STRETCH, leading.length)) {
    let best = -1;
    let bestValue = -Infinity;
    for (let i = CORE; i < leading.length; i++) {
      const career = leading[i]!;
      if (list.includes(career)) continue;
      const scaled = (scores.total[career]! - last) / range;
      const same = groups.has(model.majorGroup[career]!) ? SAME_GROUP_COST : 0;
      const value = SCORE_SHARE * scaled - (1 - SCORE_SHARE) * likeness[i]! - same;
      if (value > bestValue) {
        best = career;
        bestValue = value;
      }
    }
    list.push(best);
    groups.add(model.majorGroup[best]!);
    raiseLikeness(model, leading, best, likeness);
  }
  return list;
}

/** Cosine of two careers over what they know, do, are good at and are interested in. */
export function likenessOf(model: Model, one: number, other: number): number {
  const { similarity } = model;
  const oneAt = one * SIMILARITY_WIDTH;
  const otherAt = other * SIMILARITY_WIDTH;
  const width = SIMILARITY_WIDTH;
  let sum = 0;
  for (let i = 0; i < width; i++) sum += similarity[oneAt + i]! * similarity[otherAt + i]!;
  return sum;
}

function raiseLikeness(model: Model, leading: Int32Array, chosen: number, likeness: Float64Array): void {
  for (let i = CORE; i < leading.length; i++) {
    likeness[i] = Math.max(likeness[i]!, likenessOf(model, leading[i]!, chosen));
  }
}
