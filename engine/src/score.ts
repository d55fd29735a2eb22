import { AREAS, SKILLS, TYPES } from './constructs.ts';
import { mean } from './linear.ts';
import { PROFILE_WIDTH } from './model.ts';
import type { Model } from './model.ts';
import type { Person } from './person.ts';
import type { Weights } from './weights.ts';

/** Every career's score and the part of it that comes from areas, in the order of `Model.codes`. */
export interface Scores {
  total: Float64Array;
  /** Correlation of the student's areas with the career's, -1 to 1. */
  areas: Float64Array;
}

/**
 * Scores the whole catalogue: the sum of four weighted parts, three of them correlations within the person.
 * Pass `into` to reuse arrays when many students are ranked in a row.
 */
export function scoreAll(model: Model, person: Person, weights: Weights, into?: Scores): Scores {
  const careers = model.codes.length;
  const scores = into ?? { total: new Float64Array(careers), areas: new Float64Array(careers) };
  const profile = personProfile(person, weights);
  const { profiles, preparation } = model;
  const { total, areas } = scores;
  const goalBlock = person.goal === null ? -1 : (person.goal - 1) * careers;
  // Bounds are read once: inside the loop each read of a module's constant would cost as much as the sums.
  const width = PROFILE_WIDTH;
  const areaWidth = AREAS.length;
  const areaWeight = weights.areas;
  for (let career = 0, at = 0; career < careers; career++, at += width) {
    // Four running sums instead of one: the additions of one sum would wait for each other.
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    for (let i = 0; i < areaWidth; i += 4) {
      a += profile[i]! * profiles[at + i]!;
      b += profile[i + 1]! * profiles[at + i + 1]!;
      c += profile[i + 2]! * profiles[at + i + 2]!;
      d += profile[i + 3]! * profiles[at + i + 3]!;
    }
    const areaPart = a + b + (c + d);
    a = b = c = 0;
    for (let i = areaWidth; i < width; i += 3) {
      a += profile[i]! * profiles[at + i]!;
      b += profile[i + 1]! * profiles[at + i + 1]!;
      c += profile[i + 2]! * profiles[at + i + 2]!;
    }
    const prepared = goalBlock < 0 ? 0 : weights.preparation * preparation[goalBlock + career]!;
    areas[career] = areaPart;
    total[career] = areaWeight * areaPart + (a + b + c) + prepared;
  }
  return scores;
}

/**
 * The person as one row beside a career's: unit areas unweighted (their part is shown), the rest weighted.
 */
function personProfile(person: Person, weights: Weights): Float64Array {
  const out = new Float64Array(PROFILE_WIDTH);
  write(out, 0, person.areas, 1 / person.areaLength);
  write(out, AREAS.length, person.types, weights.types / person.typeLength);
  write(out, AREAS.length + TYPES.length, person.skills, weights.skills / person.skillLength);
  return out;
}

function write(out: Float64Array, offset: number, row: Float64Array, factor: number): void {
  const middle = mean(row);
  for (let i = 0; i < row.length; i++) out[offset + i] = (row[i]! - middle) * factor;
}

/** The skill part alone, before its weight: used to explain and to test. */
export function skillPart(model: Model, person: Person, career: number): number {
  const offset = career * PROFILE_WIDTH + AREAS.length + TYPES.length;
  let sum = 0;
  for (let i = 0; i < SKILLS.length; i++) sum += person.skills[i]! * model.profiles[offset + i]!;
  return sum / person.skillLength;
}
