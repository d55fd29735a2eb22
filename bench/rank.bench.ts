import { careerRows } from '@careerscoop/catalogue/rows';
import { AREAS, SITUATIONS, SKILLS, TYPES } from '@careerscoop/engine/constructs';
import { buildModel, PROFILE_WIDTH } from '@careerscoop/engine/model';
import { rankCatalogue } from '@careerscoop/engine/ranking';
import type { Answers } from '@careerscoop/engine/answers';
import type { Figure } from './figure.ts';

const ROUNDS = 31;
const RANKINGS = 400;
const STUDENTS = 64;
const BAR = 2;

/**
 * The whole way from one student's answers to the ten careers (scales, scores, order, seven and three) beside
 * a bare loop over the same number of multiply-adds. Rounds of both take turns; the median of each counts.
 */
export function benchRank(): Figure {
  const rows = careerRows();
  const model = buildModel(rows, 'bench');
  const students = Array.from({ length: STUDENTS }, (_, i) => answersOf(i));
  const table = Float64Array.from({ length: rows.length * PROFILE_WIDTH }, (_, i) => Math.sin(i));
  const personOf = (k: number) => Float64Array.from({ length: PROFILE_WIDTH }, (_, i) => Math.cos(i + k));
  const people = students.map((_, k) => personOf(k));
  const scores = new Float64Array(rows.length);
  const ours = (i: number) => void rankCatalogue(model, students[i % STUDENTS]!);
  const bare = (i: number) => multiplyAdd(table, people[i % STUDENTS]!, scores);
  const taken = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    taken.bare.push(microseconds(bare));
    taken.ours.push(microseconds(ours));
  }
  const value = median(taken.ours);
  const yardstick = median(taken.bare);
  const ratio = value / yardstick;
  return {
    name: 'rank the whole catalogue for one student',
    value: rounded(value),
    yardstick: rounded(yardstick),
    unit: 'microseconds',
    ratio: rounded(ratio),
    bar: `at most ${BAR} times a bare typed-array loop over the same ${table.length} multiply-adds`,
    met: ratio <= BAR,
  };
}

function multiplyAdd(table: Float64Array, person: Float64Array, scores: Float64Array): void {
  const width = person.length;
  for (let row = 0, at = 0; row < scores.length; row++, at += width) {
    let sum = 0;
    for (let i = 0; i < width; i++) sum += person[i]! * table[at + i]!;
    scores[row] = sum;
  }
}

/** Students who differ, so that no branch is learnt by heart; the answers mean nothing. */
function answersOf(seed: number): Answers {
  const pick = (i: number, low: number, count: number) => low + ((i * 7 + seed * 13 + ((i * seed) % 5)) % count);
  return {
    areas: AREAS.map((_, i) => pick(i, 1, 5)),
    skills: SKILLS.map((_, i) => pick(i, 1, 5)),
    situations: SITUATIONS.map((_, i) => pick(i, 0, 6)),
    types: [TYPES[seed % 6]!, TYPES[(seed + 2) % 6]!],
    goal: ((seed % 5) + 1) as 1 | 2 | 3 | 4 | 5,
  };
}

function microseconds(work: (i: number) => void): number {
  const started = process.hrtime.bigint();
  for (let i = 0; i < RANKINGS; i++) work(i);
  return Number(process.hrtime.bigint() - started) / 1000 / RANKINGS;
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]!;
}

function rounded(value: number): number {
  return Number(value.toFixed(2));
}
