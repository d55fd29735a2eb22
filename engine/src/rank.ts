import type { Model } from './model.ts';
import type { Scores } from './score.ts';

/** How many leading careers are put in order: the list needs no more, confidence looks at the fiftieth. */
export const LEADING = 60;
/** Differences below this are noise of the arithmetic and count as ties. */
const GRAIN = 1e9;

/**
 * The `count` best careers as positions in `Model.codes`, best first. Order: score to nine decimals, then the
 * larger area part, then the smaller gap between goal and need, then the code.
 */
export function rankLeading(model: Model, scores: Scores, goal: number | null, count = LEADING): Int32Array {
  const { total } = scores;
  const size = Math.min(count, total.length);
  const leading = new Int32Array(size);
  let filled = 0;
  // A career below the last of the leading ones by more than the grain cannot displace it.
  let bar = -Infinity;
  for (let career = 0; career < total.length; career++) {
    if (total[career]! < bar) continue;
    if (filled === size && !comesBefore(model, scores, goal, career, leading[size - 1]!)) continue;
    let place = filled < size ? filled++ : size - 1;
    while (place > 0 && comesBefore(model, scores, goal, career, leading[place - 1]!)) {
      leading[place] = leading[place - 1]!;
      place--;
    }
    leading[place] = career;
    if (filled === size) bar = total[leading[size - 1]!]! - 2 / GRAIN;
  }
  return leading;
}

function comesBefore(model: Model, scores: Scores, goal: number | null, one: number, other: number): boolean {
  const apart = scores.total[one]! - scores.total[other]!;
  if (apart > 2 / GRAIN) return true;
  if (apart < -2 / GRAIN) return false;
  return (
    (rounded(scores.total[one]!) - rounded(scores.total[other]!) ||
      rounded(scores.areas[one]!) - rounded(scores.areas[other]!) ||
      gap(model, goal, other) - gap(model, goal, one) ||
      other - one) > 0
  );
}

function rounded(score: number): number {
  return Math.round(score * GRAIN);
}

function gap(model: Model, goal: number | null, career: number): number {
  return goal === null ? 0 : Math.abs(goal - model.educationNeed[career]!);
}
