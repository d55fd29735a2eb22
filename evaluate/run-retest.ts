import { correlation } from '@careerscoop/engine/linear';
import { baselineOf } from './baselines.ts';
import { cohortOf } from './cohort.ts';
import { baselineResults, engineResults, topTen, type Result } from './lists.ts';
import { mean, overlap } from './measures.ts';
import { SEEDS, testPlan } from './plans.ts';
import type { Tables } from './tables.ts';

/** The same people asked twice, with a new mood and new noise. */
export interface Retest {
  /** Careers of the first ten that return, for all and for those who read the questions. */
  overlap: number;
  overlap_careful: number;
  score_correlation: number;
  /** Careers of the first ten inside the second fifty. */
  in_top_50: number;
  /** Shared major groups over all major groups of the two tens. */
  families: number;
}

export function runRetest(tables: Tables): Record<'A' | 'C', Record<'engine' | 'pearson_60', Retest>> {
  const pearson = baselineOf('pearson_60', tables);
  const of = (setting: 'A' | 'C') => {
    const plan = testPlan(setting, tables, { seeds: SEEDS.retest });
    const [first, second] = cohortOf(plan, tables, 2) as [never[], never[]];
    return {
      engine: compare(engineResults(first, tables), engineResults(second, tables), tables),
      pearson_60: compare(baselineResults(first, pearson), baselineResults(second, pearson), tables),
    };
  };
  return { A: of('A'), C: of('C') };
}

function compare(first: readonly Result[], second: readonly Result[], { model }: Tables): Retest {
  const pairs = first.map((one, i) => {
    const other = second[i]!;
    const familiesOf = (list: readonly number[]) => new Set(list.map((career) => model.majorGroup[career]!));
    const then = familiesOf(topTen(other));
    const now = familiesOf(topTen(one));
    const shared = [...now].filter((family) => then.has(family)).length;
    return {
      careful: one.student.person.carelessness === 'none',
      overlap: overlap(topTen(one), topTen(other)),
      score: correlation(one.scores, other.scores),
      in_top_50: overlap(topTen(one), other.leading.slice(0, 50)),
      families: shared / (now.size + then.size - shared),
    };
  });
  return {
    overlap: mean(pairs.map((pair) => pair.overlap)),
    overlap_careful: mean(pairs.filter(({ careful }) => careful).map((pair) => pair.overlap)),
    score_correlation: mean(pairs.map((pair) => pair.score)),
    in_top_50: mean(pairs.map((pair) => pair.in_top_50)),
    families: mean(pairs.map((pair) => pair.families)),
  };
}
