import { SIMILARITY_WIDTH, type Model } from './model.ts';

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
export function diversify(model: Model, leading: readonly number[], scores: readonly number[]): number[] {
  const list = leading.slice(0, CORE);
  const groups = new Set(list.map((career) => model.majorGroup[career]!));
  const last = scores[scores.length - 1]!;
  const range = scores[0]! - last + 1e-9;
  const likeness = leading.map(() => -1);
  for (const career of list) raiseLikeness(model, leading, career, likeness);
  const size = Math.min(CORE + STRETCH, leading.length);
  while (list.length < size) {
    let best = -1;
    let bestValue = -Infinity;
    for (let i = CORE; i < leading.length; i++) {
      const career = leading[i]!;
      if (list.includes(career)) continue;
      const scaled = (scores[i]! - last) / range;
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
export function likenessOf({ similarity }: Model, one: number, other: number): number {
  const width = SIMILARITY_WIDTH;
  const oneAt = one * width;
  const otherAt = other * width;
  // Four sums beside each other, as in the scores.
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let i = 0; i < width; i += 4) {
    a += similarity[oneAt + i]! * similarity[otherAt + i]!;
    b += similarity[oneAt + i + 1]! * similarity[otherAt + i + 1]!;
    c += similarity[oneAt + i + 2]! * similarity[otherAt + i + 2]!;
    d += similarity[oneAt + i + 3]! * similarity[otherAt + i + 3]!;
  }
  return a + b + (c + d);
}

function raiseLikeness(model: Model, leading: readonly number[], chosen: number, likeness: number[]): void {
  for (let i = CORE; i < leading.length; i++) {
    const like = likenessOf(model, leading[i]!, chosen);
    if (like > likeness[i]!) likeness[i] = like;
  }
}
