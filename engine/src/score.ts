import { AREAS, SKILLS, TYPES } from './constructs.ts';
import { mean } from './linear.ts';
import { PROFILE_WIDTH, type Model } from './model.ts';
import type { Person } from './person.ts';
import type { Weights } from './weights.ts';

/** Every career's score and the part of it that comes from areas, in the order of `Model.codes`. */
export interface Scores {
  total: Float64Array;
  /** Correlation of the student's areas with the career's, -1 to 1. */
  areas: Float64Array;
}

/** Room for the scores of a catalogue of so many careers. */
export function roomFor(careers: number): Scores {
  return { total: new Float64Array(careers), areas: new Float64Array(careers) };
}

/**
 * Scores the whole catalogue into `scores`: the sum of four weighted parts, three of them correlations within
 * the person.
 */
export function scoreAll(model: Model, person: Person, weights: Weights, scores: Scores): Scores {
  const { profiles, preparation } = model;
  const { total, areas } = scores;
  const careers = total.length;
  // The area part is shown, so it is kept unweighted; the rest carries its weights from the start.
  multiply(profiles, 0, shaped(person.areas, 1 / person.areaLength), areas);
  const rest = [...shaped(person.types, weights.types / person.typeLength), ...shaped(person.skills, weights.skills / person.skillLength)];
  multiply(profiles, AREAS.length, rest, total);
  const goalBlock = person.goal === null ? -1 : (person.goal - 1) * careers;
  for (let career = 0; career < careers; career++) {
    const prepared = goalBlock < 0 ? 0 : weights.preparation * preparation[goalBlock + career]!;
    total[career] = weights.areas * areas[career]! + total[career]! + prepared;
  }
  return scores;
}

/**
 * Multiplies columns `from` and on of every career's profile with `row` and sums. Four careers at a time: the
 * additions of one sum wait for each other, those of four do not. The last ones may be done twice.
 */
function multiply(profiles: Float64Array, from: number, row: readonly number[], sums: Float64Array): void {
  const columns = row.length;
  const last = sums.length - 1;
  for (let one = 0; one <= last; one += 4) {
    const two = Math.min(one + 1, last);
    const three = Math.min(one + 2, last);
    const four = Math.min(one + 3, last);
    const oneAt = one * PROFILE_WIDTH + from;
    const twoAt = two * PROFILE_WIDTH + from;
    const threeAt = three * PROFILE_WIDTH + from;
    const fourAt = four * PROFILE_WIDTH + from;
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    for (let i = 0; i < columns; i++) {
      const value = row[i]!;
      a += value * profiles[oneAt + i]!;
      b += value * profiles[twoAt + i]!;
      c += value * profiles[threeAt + i]!;
      d += value * profiles[fourAt + i]!;
    }
    sums[one] = a;
    sums[two] = b;
    sums[three] = c;
    sums[four] = d;
  }
}

/** The row without its mean, times `factor`. */
function shaped(row: readonly number[], factor: number): number[] {
  const middle = mean(row);
  return row.map((value) => (value - middle) * factor);
}

/** The skill part alone, before its weight: used to explain and to test. */
export function skillPart(model: Model, person: Person, career: number): number {
  const offset = career * PROFILE_WIDTH + AREAS.length + TYPES.length;
  let sum = 0;
  for (let i = 0; i < SKILLS.length; i++) sum += person.skills[i]! * model.profiles[offset + i]!;
  return sum / person.skillLength;
}
