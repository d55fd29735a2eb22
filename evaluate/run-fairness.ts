import { TYPES } from '@careerscoop/engine/constructs';
import { baselineOf } from './baselines.ts';
import { studentsOf } from './cohort.ts';
import { baselineTens, engineTens, type Ten } from './lists.ts';
import { hitRate, mean, meanOverlap } from './measures.ts';
import { SEEDS, testPlan } from './plans.ts';
import type { Tables } from './tables.ts';

export interface GroupFigures {
  engine: number;
  pearson_60: number;
  students: number;
}
/** The same students with the type interests of one group and of the other. */
export interface MirrorFigures {
  /** Mean wage of the ten for one group over the other, less one. */
  wage_gap: number;
  /** Mean job zone of the ten for the other group less the one. */
  zone_gap: number;
  overlap: number;
}
export interface Fairness {
  /** hit@10 by the leading type of the own career, and by its job zone. */
  types: Record<string, GroupFigures>;
  zones: Record<string, GroupFigures>;
  worst_type: number;
  best_type: number;
  worst_zone: number;
  mirrored: Record<'engine' | 'pearson_60', MirrorFigures>;
}

/** Published differences between men's and women's mean interests, in deviations, in the order of TYPES. */
const GROUP_DIFFERENCES = [0.86, 0.26, 0, -0.59, -0.07, -0.36];

export function runFairness(tables: Tables): Record<'A' | 'C', Fairness> {
  const of = (setting: 'A' | 'C'): Fairness => {
    const students = studentsOf(testPlan(setting, tables), tables);
    const engine = engineTens(students, tables);
    const pearson = baselineTens(students, baselineOf('pearson_60', tables));
    const groups = (names: readonly string[], groupOf: (career: number) => string) => {
      return Object.fromEntries(
        names.map((name): [string, GroupFigures] => {
          const inGroup = (_: unknown, i: number) => groupOf(students[i]!.person.target.career) === name;
          const own = students.filter(inGroup);
          const hits = (tens: Ten[]) => hitRate(own, tens.filter(inGroup));
          return [name, { engine: hits(engine), pearson_60: hits(pearson), students: own.length }];
        }),
      );
    };
    const zoneNames = [...new Set(tables.zone)].sort((one, other) => one - other).map(String);
    const types = groups(TYPES, (career) => TYPES[leadingType(tables, career)]!);
    const zones = groups(zoneNames, (career) => String(tables.zone[career]));
    const ours = (of: Record<string, GroupFigures>) => Object.values(of).map((group) => group.engine);
    return {
      types,
      zones,
      worst_type: Math.min(...ours(types)),
      best_type: Math.max(...ours(types)),
      worst_zone: Math.min(...ours(zones)),
      mirrored: mirrored(setting, tables),
    };
  };
  return { A: of('A'), C: of('C') };
}

function leadingType({ types }: Tables, career: number): number {
  const row = types.subarray(career * TYPES.length, (career + 1) * TYPES.length);
  return row.indexOf(Math.max(...row));
}

function mirrored(setting: 'A' | 'C', tables: Tables): Fairness['mirrored'] {
  const group = (half: number) => {
    const shift = GROUP_DIFFERENCES.map((difference) => half * difference);
    return studentsOf(testPlan(setting, tables, { seeds: SEEDS.mirrored, every: { shift } }), tables);
  };
  const one = group(0.5);
  const other = group(-0.5);
  const compare = (first: Ten[], second: Ten[]): MirrorFigures => {
    const meanOf = (values: readonly number[], tens: Ten[]) => mean(tens.map((ten) => mean(ten.map((career) => values[career]!))));
    return {
      wage_gap: meanOf(tables.wage, first) / meanOf(tables.wage, second) - 1,
      zone_gap: meanOf(tables.zone, second) - meanOf(tables.zone, first),
      overlap: meanOverlap(first, second),
    };
  };
  const pearson = baselineOf('pearson_60', tables);
  return {
    engine: compare(engineTens(one, tables), engineTens(other, tables)),
    pearson_60: compare(baselineTens(one, pearson), baselineTens(other, pearson)),
  };
}
