import { rankCatalogue } from '@careerscoop/engine/ranking';
import type { Ranking } from '@careerscoop/engine/ranking';
import { NO_NORMS, personOf } from '@careerscoop/engine/person';
import { rankLeading } from '@careerscoop/engine/rank';
import { scoreAll } from '@careerscoop/engine/score';
import { WEIGHTS } from '@careerscoop/engine/weights';
import type { Weights } from '@careerscoop/engine/weights';
import type { Student } from './answering.ts';
import type { Scorer } from './baselines.ts';
import type { Tables } from './tables.ts';

/** What a method gives one student: every score, and the careers that lead. */
export interface Result {
  student: Student;
  scores: Float64Array;
  /** At least fifty, best first. */
  leading: ArrayLike<number>;
  /** The engine's own working, for the tables that look into it. */
  ranking?: Ranking;
}

/** The ten best careers of one student, best first. */
export type Ten = number[];

const DEEP = 50;

/** The engine as shipped, or with other weights. */
export function engineResults(students: readonly Student[], tables: Tables, weights: Weights = WEIGHTS): Result[] {
  return students.map((student) => {
    const ranking = rankCatalogue(tables.model, student.answers, NO_NORMS, weights);
    return { student, scores: ranking.scores.total, leading: ranking.leading, ranking };
  });
}

export function baselineResults(students: readonly Student[], scorer: Scorer): Result[] {
  return students.map((student) => {
    const scores = scorer(student);
    return { student, scores, leading: leadingOf(scores) };
  });
}

/** The plain ten of each student by the engine: for tables that look at nothing else, over many students. */
export function engineTens(students: readonly Student[], { model, careers }: Tables, weights: Weights = WEIGHTS): Ten[] {
  const scores = { total: new Float64Array(careers), areas: new Float64Array(careers) };
  return students.map(({ answers }) => {
    const person = personOf(answers, weights);
    return Array.from(rankLeading(model, scoreAll(model, person, weights, scores), person.goal, 10));
  });
}

export function baselineTens(students: readonly Student[], scorer: Scorer): Ten[] {
  return students.map((student) => Array.from(leadingOf(scorer(student)).subarray(0, 10)));
}

export function topTen({ leading }: Result): Ten {
  return Array.from({ length: 10 }, (_, i) => leading[i]!);
}

/** Place of a career when all are ordered by score, 1 up; equal scores go by code. */
export function rankOf({ scores }: Result, career: number): number {
  const own = scores[career]!;
  let before = 0;
  for (let other = 0; other < scores.length; other++) {
    if (scores[other]! > own || (scores[other] === own && other < career)) before++;
  }
  return before + 1;
}

function leadingOf(scores: Float64Array): Int32Array {
  const leading = new Int32Array(DEEP);
  let filled = 0;
  for (let career = 0; career < scores.length; career++) {
    if (filled === DEEP && !(scores[career]! > scores[leading[DEEP - 1]!]!)) continue;
    let place = filled < DEEP ? filled++ : DEEP - 1;
    while (place > 0 && scores[career]! > scores[leading[place - 1]!]!) {
      leading[place] = leading[place - 1]!;
      place--;
    }
    leading[place] = career;
  }
  return leading;
}
