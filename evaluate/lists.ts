import { rankCatalogue, type Ranking } from '@careerscoop/engine/ranking';
import { NO_NORMS, personOf } from '@careerscoop/engine/person';
import { rankLeading } from '@careerscoop/engine/rank';
import { roomFor, scoreAll } from '@careerscoop/engine/score';
import { WEIGHTS, type Weights } from '@careerscoop/engine/weights';
import type { Student } from './answering.ts';
import type { Scorer } from './baselines.ts';
import type { Tables } from './tables.ts';

/** What a method gives one student: every score, and the careers that lead. */
export interface Result {
  student: Student;
  scores: Float64Array;
  /** At least fifty, best first. */
  leading: readonly number[];
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
    const { total } = scoreAll(tables.model, ranking.person, weights, roomFor(tables.careers));
    return { student, scores: total, leading: ranking.leading, ranking };
  });
}

export function baselineResults(students: readonly Student[], scorer: Scorer): Result[] {
  return students.map((student) => {
    const scores = scorer(student);
    return { student, scores, leading: leadingOf(scores) };
  });
}

/** The plain ten of each student by the engine: for tables that look at nothing else, over many students. */
export function engineTens(students: readonly Student[], { model }: Tables, weights: Weights = WEIGHTS): Ten[] {
  return students.map(({ answers }) => {
    const person = personOf(answers, weights);
    return rankLeading(model, scoreAll(model, person, weights, model.scratch), person.goal, 10);
  });
}

export function baselineTens(students: readonly Student[], scorer: Scorer): Ten[] {
  return students.map((student) => leadingOf(scorer(student)).slice(0, 10));
}

export function topTen({ leading }: Result): Ten {
  return leading.slice(0, 10);
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

function leadingOf(scores: Float64Array): number[] {
  const leading: number[] = [];
  for (let career = 0; career < scores.length; career++) {
    let place = leading.length;
    if (place === DEEP && !(scores[career]! > scores[leading[DEEP - 1]!]!)) continue;
    if (place === DEEP) place--;
    while (place > 0 && scores[career]! > scores[leading[place - 1]!]!) {
      leading[place] = leading[place - 1]!;
      place--;
    }
    leading[place] = career;
  }
  return leading;
}
