import { studentOf, type Student } from './answering.ts';
import { personFor, type Target } from './person.ts';
import { randomOf, type Random } from './random.ts';
import type { Tables } from './tables.ts';
import { worldOf, type Assumptions } from './world.ts';

/** A: people made of one career. B: of two related careers. C: as loosely tied to it as real people are. */
export type Setting = 'A' | 'B' | 'C';
export const SETTINGS: readonly Setting[] = ['A', 'B', 'C'];
/** C's tie was set on 2,267 real respondents with a known college major. */
export const TIES: Record<Setting, number> = { A: 1, B: 1, C: 0.5 };

export interface CohortPlan {
  setting: Setting;
  /** One world a seed; every career in `careers` gets `repeats` students in each. */
  seeds: readonly number[];
  careers: readonly number[];
  repeats: number;
  tie?: number;
  assumptions?: Partial<Assumptions>;
  /** What all targets of the cohort have besides. */
  every?: Pick<Target, 'shift' | 'flat'>;
}

/**
 * Students of a plan; `rounds` lets the same people answer so many times, a list of students for each round.
 */
export function cohortOf(plan: CohortPlan, tables: Tables, rounds = 1): Student[][] {
  const out: Student[][] = Array.from({ length: rounds }, () => []);
  for (const seed of plan.seeds) {
    const world = worldOf(seed, tables, plan.assumptions);
    // People are drawn from a stream of their own, so that a change in worlds leaves them alone.
    const random = randomOf(seed * 1000 + 7);
    for (const career of plan.careers) {
      if (plan.setting === 'B' && tables.related[career]!.length === 0) continue;
      for (let repeat = 0; repeat < plan.repeats; repeat++) {
        const person = personFor(targetFor(career, plan, tables, random), world, tables, random);
        for (const round of out) round.push(studentOf(person, world, random));
      }
    }
  }
  return out;
}

/** The students of a plan, asked once. */
export function studentsOf(plan: CohortPlan, tables: Tables): Student[] {
  return cohortOf(plan, tables)[0]!;
}

function targetFor(career: number, plan: CohortPlan, tables: Tables, random: Random): Target {
  const target = { career, tie: plan.tie ?? TIES[plan.setting], ...plan.every };
  if (plan.setting !== 'B') return target;
  const related = tables.related[career]!;
  const second = {
    career: related[random.whole(0, related.length - 1)]!,
    share: 0.35 + 0.3 * random.uniform(),
  };
  return { ...target, second };
}
