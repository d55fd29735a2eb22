import { WEIGHTS, type Weights } from '@careerscoop/engine/weights';
import { baselineOf } from './baselines.ts';
import { studentsOf, TIES } from './cohort.ts';
import { baselineTens, engineTens } from './lists.ts';
import { hitRate, meanOverlap } from './measures.ts';
import { SEEDS, testPlan } from './plans.ts';
import type { Tables } from './tables.ts';
import type { Assumptions } from './world.ts';

export type WeightFigures = Record<'A' | 'C', Record<string, { hit_10: number; overlap: number }>>;
export type AssumptionFigures = Record<string, { engine: number; pearson_60: number }>;

const VARIED: readonly (keyof Weights)[] = ['types', 'skills', 'preparation', 'situations', 'typeStep'];
const OTHER_WORLDS: Record<string, Partial<Assumptions>> = {
  as_assumed: {},
  tables_closer_to_truth: { areaTruth: 0.95, typeTruth: 0.97 },
  tables_further_from_truth: { areaTruth: 0.7, typeTruth: 0.8 },
  noisier_items: { typeShare: 0.2, areaShare: 0.2 },
  cleaner_items: { typeShare: 0.35, areaShare: 0.37 },
  skill_ratings_without_truth: { selfSkill: 0 },
  no_popular_items: { itemPopularity: 0, typePopularity: 0 },
  strong_answer_styles: { acquiescence: 0.6, extremity: 0.4 },
};

/** Each weight halved and half as much again: hit@10, and careers shared with the list as shipped. */
export function runWeights(tables: Tables): WeightFigures {
  const of = (setting: 'A' | 'C') => {
    const students = studentsOf(testPlan(setting, tables), tables);
    const plain = engineTens(students, tables);
    const varied = VARIED.flatMap((name) =>
      [0.5, 1.5].map((factor) => {
        const tens = engineTens(students, tables, { ...WEIGHTS, [name]: factor * WEIGHTS[name] });
        return [`${name}_x${factor}`, { hit_10: hitRate(students, tens), overlap: meanOverlap(tens, plain) }];
      }),
    );
    return Object.fromEntries(varied);
  };
  return { A: of('A'), C: of('C') };
}

/** hit@10 when the simulated people are other than assumed; the tie to the career is varied last. */
export function runAssumptions(tables: Tables): AssumptionFigures {
  const pearson = baselineOf('pearson_60', tables);
  const both = (setting: 'A' | 'C', assumptions: Partial<Assumptions>, tie: number, weights = WEIGHTS) => {
    const plan = testPlan(setting, tables, { seeds: SEEDS.assumptions, assumptions, tie });
    const students = studentsOf(plan, tables);
    return {
      engine: hitRate(students, engineTens(students, tables, weights)),
      pearson_60: hitRate(students, baselineTens(students, pearson)),
    };
  };
  const worlds = Object.entries(OTHER_WORLDS).flatMap(([name, assumptions]) =>
    (['A', 'C'] as const).map((setting) => [`${name}_${setting}`, both(setting, assumptions, TIES[setting])]),
  );
  // What untrue ratings of skills cost is what the weight of skills is chosen by.
  const twice = { ...WEIGHTS, skills: 2 * WEIGHTS.skills };
  const skillsTwice = (['A', 'C'] as const).flatMap((setting) => [
    [`skills_weighing_twice_${setting}`, both(setting, {}, TIES[setting], twice)],
    [`skills_weighing_twice_without_truth_${setting}`, both(setting, OTHER_WORLDS.skill_ratings_without_truth!, TIES[setting], twice)],
  ]);
  const ties = [0.3, 0.7, 0.85].map((tie) => [`tie_${tie}`, both('C', {}, tie)]);
  return Object.fromEntries([...worlds, ...skillsTwice, ...ties]);
}
