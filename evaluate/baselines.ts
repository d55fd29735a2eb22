import { unit } from '@careerscoop/engine/linear';
import { TYPES } from '@careerscoop/engine/constructs';
import type { Student } from './answering.ts';
import type { Tables } from './tables.ts';

/** Ways of ranking careers by six interest scores, as others publish or use them. */
export type BaselineName = 'pearson_60' | 'pearson_30' | 'cosine_60' | 'letters_60';
export const BASELINES: readonly BaselineName[] = ['pearson_60', 'pearson_30', 'cosine_60', 'letters_60'];

/** Scores every career for one student, in the model's order. */
export type Scorer = (student: Student) => Float64Array;

export function baselineOf(name: BaselineName, tables: Tables): Scorer {
  const items = name === 'pearson_30' ? 5 : 10;
  const prepare = { pearson_60: unit, pearson_30: unit, cosine_60: direction, letters_60: lettersOf }[name];
  const width = TYPES.length;
  const rows = new Float64Array(tables.interests.length);
  for (let at = 0; at < rows.length; at += width) {
    rows.set(prepare(tables.interests.subarray(at, at + width)), at);
  }
  return ({ form }) => {
    const person = prepare(typeScores(form, items));
    const scores = new Float64Array(tables.careers);
    for (let career = 0; career < scores.length; career++) {
      let sum = 0;
      for (let k = 0; k < width; k++) sum += rows[career * width + k]! * person[k]!;
      scores[career] = sum;
    }
    return scores;
  };
}

/** Mean rating of the first `items` items of each type. */
function typeScores(form: readonly number[], items: number): Float64Array {
  return Float64Array.from(TYPES, (_, k) => {
    return form.slice(k * 10, k * 10 + items).reduce((sum, rating) => sum + rating, 0) / items;
  });
}

function direction(row: Float64Array): Float64Array {
  const length = Math.sqrt(row.reduce((sum, value) => sum + value * value, 0));
  return row.map((value) => value / length);
}

/** 3, 2, 1 for the three leading types and 0 for the rest; equal scores go by the order of TYPES. */
function lettersOf(row: Float64Array): Float64Array {
  const order = TYPES.map((_, k) => k).sort((one, other) => row[other]! - row[one]!);
  const out = new Float64Array(TYPES.length);
  order.slice(0, 3).forEach((k, place) => (out[k] = 3 - place));
  return out;
}
