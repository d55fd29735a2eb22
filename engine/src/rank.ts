import type { Model } from './model.ts';
import type { Scores } from './score.ts';

/** How many leading careers are put in order: the list needs no more, confidence looks at the fiftieth. */
export const LEADING = 60;
/** Differences below this are noise of the arithmetic and count as ties. */
const GRAIN = 1e9;
const CLOSE = 2 / GRAIN;
const BINS = 128;

/**
 * The `count` best careers as positions in `Model.codes`, best first. Order: score to nine decimals, then the
 * larger area part, then the smaller gap between goal and need, then the code.
 */
export function rankLeading(model: Model, scores: Scores, goal: number | null, count = LEADING): number[] {
  const { total } = scores;
  const size = Math.min(count, total.length);
  const leading: number[] = [];
  const held: number[] = [];
  const bar = reachedBy(size, total) - CLOSE;
  for (let career = 0; career < total.length; career++) {
    const score = total[career]!;
    if (score < bar) continue;
    let place = leading.length;
    // Scores further apart than rounding reaches need no closer look.
    while (place > 0) {
      const apart = score - held[place - 1]!;
      if (apart < -CLOSE || (apart <= CLOSE && !comesBefore(model, scores, goal, career, leading[place - 1]!))) break;
      leading[place] = leading[place - 1]!;
      held[place] = held[place - 1]!;
      place--;
    }
    leading[place] = career;
    held[place] = score;
  }
  leading.length = size;
  return leading;
}

/**
 * A score, near the highest possible, that at least `count` careers reach: most need not be put in order at
 * all.
 */
function reachedBy(count: number, total: Float64Array): number {
  let least = Infinity;
  let most = -Infinity;
  for (let i = 0; i < total.length; i++) {
    if (total[i]! < least) least = total[i]!;
    if (total[i]! > most) most = total[i]!;
  }
  const bins = new Array<number>(BINS + 1).fill(0);
  const scale = BINS / Math.max(most - least, 1e-12);
  for (let i = 0; i < total.length; i++) {
    const bin = Math.floor((total[i]! - least) * scale);
    bins[bin] = bins[bin]! + 1;
  }
  let bin = BINS;
  for (let reached = bins[bin]!; reached < count; reached += bins[bin]!) bin--;
  return least + bin / scale;
}

/** The whole order, for two careers whose scores lie close. */
function comesBefore(model: Model, scores: Scores, goal: number | null, one: number, other: number): boolean {
  const difference =
    rounded(scores.total[one]!) - rounded(scores.total[other]!) ||
    rounded(scores.areas[one]!) - rounded(scores.areas[other]!) ||
    gap(model, goal, other) - gap(model, goal, one) ||
    other - one;
  return difference > 0;
}

function rounded(score: number): number {
  return Math.round(score * GRAIN);
}

function gap(model: Model, goal: number | null, career: number): number {
  return goal === null ? 0 : Math.abs(goal - model.educationNeed[career]!);
}
