import type { Answers } from '@careerscoop/engine/answers';
import type { Student } from './answering.ts';
import { baselineOf } from './baselines.ts';
import { studentsOf } from './cohort.ts';
import { baselineTens, engineTens } from './lists.ts';
import { hitRate, mean, meanOverlap } from './measures.ts';
import { SEEDS, testPlan } from './plans.ts';
import { randomOf, type Random } from './random.ts';
import type { Tables } from './tables.ts';

export interface Robustness {
  /** So many of the 48 ratings turned around (1 and 5, 2 and 4; a 3 becomes one end). */
  flipped: Record<string, { hit_10: number; overlap: number }>;
  /** One rating moved by one step. */
  one_step: { overlap: number; same_first: number };
  /** Each answer replaced by a random one with this chance. */
  random: Record<string, { engine: number; pearson_60: number }>;
  /** This share of students answers carelessly. */
  careless: Record<string, { engine: number; pearson_60: number }>;
}

export function runRobustness(tables: Tables): Record<'A' | 'C', Robustness> {
  const pearson = baselineOf('pearson_60', tables);
  const of = (setting: 'A' | 'C'): Robustness => {
    const students = studentsOf(testPlan(setting, tables), tables);
    const plain = engineTens(students, tables);
    const random = randomOf(SEEDS.disturbance);
    const both = (some: readonly Student[]) => ({
      engine: hitRate(some, engineTens(some, tables)),
      pearson_60: hitRate(some, baselineTens(some, pearson)),
    });
    const flipped = [0, 1, 2, 4].map((count) => {
      const tens = engineTens(
        changed(students, (areas) => flip(areas, count, random)),
        tables,
      );
      return [count, { hit_10: hitRate(students, tens), overlap: meanOverlap(tens, plain) }];
    });
    const stepped = engineTens(
      changed(students, (areas) => step(areas, random)),
      tables,
    );
    const careless = [0, 0.1, 0.3].map((share) => {
      const plan = testPlan(setting, tables, { seeds: SEEDS.careless, assumptions: { careless: share } });
      return [share, both(studentsOf(plan, tables))];
    });
    return {
      flipped: Object.fromEntries(flipped),
      one_step: {
        overlap: meanOverlap(stepped, plain),
        same_first: mean(stepped.map((ten, i) => Number(ten[0] === plain[i]![0]))),
      },
      random: Object.fromEntries([0.1, 0.3].map((chance) => [chance, both(scattered(students, chance, random))])),
      careless: Object.fromEntries(careless),
    };
  };
  return { A: of('A'), C: of('C') };
}

function changed(students: readonly Student[], change: (areas: readonly number[]) => number[]): Student[] {
  return students.map((student) => ({
    ...student,
    answers: { ...student.answers, areas: change(student.answers.areas) },
  }));
}

function flip(areas: readonly number[], count: number, random: Random): number[] {
  const out = [...areas];
  const chosen = new Set<number>();
  while (chosen.size < count) chosen.add(random.whole(0, areas.length - 1));
  for (const i of chosen) out[i] = out[i] === 3 ? (random.uniform() < 0.5 ? 1 : 5) : 6 - out[i]!;
  return out;
}

function step(areas: readonly number[], random: Random): number[] {
  const i = random.whole(0, areas.length - 1);
  return areas.with(i, areas[i] === 5 ? 4 : areas[i]! + 1);
}

function scattered(students: readonly Student[], chance: number, random: Random): Student[] {
  const some = (values: readonly number[], low: number, high: number) =>
    values.map((value) => (random.uniform() < chance ? random.whole(low, high) : value));
  return students.map((student) => {
    const { areas, skills, situations } = student.answers;
    const answers: Answers = {
      ...student.answers,
      areas: some(areas, 1, 5),
      skills: some(skills, 1, 5),
      situations: some(situations, 0, 5),
    };
    return { ...student, answers, form: some(student.form, 1, 5) };
  });
}
