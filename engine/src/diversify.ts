import { SIMILARITY_WIDTH, type Model } from './model.ts';
import { areTwins } from './twins.ts';

export const CORE = 7;
export const STRETCH = 3;
/** Trade between score and likeness, and the cost of a major group the list already has. */
const SCORE_SHARE = 0.7;
const SAME_GROUP_COST = 0.25;

/** How many near-twins a list shows. */
const MOST_TWINS = 2;
/** How many are named under one of them: thirty professors would be a list of their own. */
const MOST_FOLDED = 5;

/** The ten, and under each of them the near-twins that would have stood in the seven with it. */
export interface Diversified {
  list: number[];
  /** Beside `list`: careers in order of score, empty for most. */
  folded: number[][];
}

/**
 * The list of ten: the seven best of `leading` of which no more than two are near-twins, then three from the rest of it
 * that score well, are unlike what the list already holds and prefer a new major group. The three cost about a point of
 * hit rate for two more families.
 */
export function diversify(model: Model, leading: readonly number[], scores: readonly number[]): Diversified {
  const { list, folded, next } = foldedCore(model, leading);
  const groups = new Set(list.map((career) => model.majorGroup[career]!));
  const last = scores[scores.length - 1]!;
  const range = scores[0]! - last + 1e-9;
  const likeness = leading.map(() => -1);
  for (const career of list) raiseLikeness(model, leading, career, likeness, next);
  const size = Math.min(CORE + STRETCH, leading.length);
  while (list.length < size) {
    let best = -1;
    let bestValue = -Infinity;
    for (let i = next; i < leading.length; i++) {
      const career = leading[i]!;
      if (list.includes(career) || twinsIn(model, list, career).length >= MOST_TWINS) continue;
      const scaled = (scores[i]! - last) / range;
      const same = groups.has(model.majorGroup[career]!) ? SAME_GROUP_COST : 0;
      const value = SCORE_SHARE * scaled - (1 - SCORE_SHARE) * likeness[i]! - same;
      if (value > bestValue) {
        best = career;
        bestValue = value;
      }
    }
    // Nothing but twins is left of sixty: a list of less than ten is worse than one more of them.
    if (best < 0) best = leading.find((career) => !list.includes(career))!;
    list.push(best);
    folded.push([]);
    groups.add(model.majorGroup[best]!);
    raiseLikeness(model, leading, best, likeness, next);
  }
  return { list, folded: folded.map((careers) => careers.filter((career) => !list.includes(career))) };
}

/** @returns also where in `leading` the core ends */
function foldedCore(model: Model, leading: readonly number[]): Diversified & { next: number } {
  const list: number[] = [];
  const folded: number[][] = [];
  let next = 0;
  for (; next < leading.length && list.length < CORE; next++) {
    const career = leading[next]!;
    const twins = twinsIn(model, list, career);
    if (twins.length < MOST_TWINS) {
      list.push(career);
      folded.push([]);
    } else {
      const under = folded[list.indexOf(twins[0]!)]!;
      if (under.length < MOST_FOLDED) under.push(career);
    }
  }
  return { list, folded, next };
}

function twinsIn(model: Model, list: readonly number[], career: number): number[] {
  return list.filter((shown) => areTwins(model, shown, career));
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

function raiseLikeness(model: Model, leading: readonly number[], chosen: number, likeness: number[], from: number): void {
  for (let i = from; i < leading.length; i++) {
    const like = likenessOf(model, leading[i]!, chosen);
    if (like > likeness[i]!) likeness[i] = like;
  }
}
