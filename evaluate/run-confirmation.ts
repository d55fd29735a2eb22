import { WEIGHTS } from '@careerscoop/engine/weights';
import { baselineOf, BASELINES, type BaselineName } from './baselines.ts';
import { estimate, type Estimate } from './bootstrap.ts';
import { SETTINGS, studentsOf, type Setting } from './cohort.ts';
import { baselineResults, engineResults, type Result } from './lists.ts';
import { MEASURES, measure, type Measures } from './measures.ts';
import { confirmationPlan } from './plans.ts';
import type { Tables } from './tables.ts';

export type Method = 'engine' | 'engine_skills_double' | BaselineName;
export type MethodFigures = Record<keyof Measures, Estimate> & { students: number };
export type Confirmation = Record<Setting, Record<Method, MethodFigures>>;

/** The main table: engine and baselines on the same students, all careers as targets, worlds of its own. */
export function runConfirmation(tables: Tables): Confirmation {
  const bySetting = SETTINGS.map((setting) => {
    const students = studentsOf(confirmationPlan(setting, tables), tables);
    const methods: [Method, Result[]][] = [
      ['engine', engineResults(students, tables)],
      ['engine_skills_double', engineResults(students, tables, { ...WEIGHTS, skills: 2 * WEIGHTS.skills })],
      ...BASELINES.map((name): [Method, Result[]] => [name, baselineResults(students, baselineOf(name, tables))]),
    ];
    return [setting, Object.fromEntries(methods.map(([name, results]) => [name, figuresOf(results, tables)]))];
  });
  return Object.fromEntries(bySetting) as Confirmation;
}

/** All measures of one method with their intervals over careers. */
export function figuresOf(results: readonly Result[], tables: Tables): MethodFigures {
  const careers = results.map((result) => result.student.person.target.career);
  const measures = results.map((result) => measure(result, tables));
  const estimates = MEASURES.map((name) => [
    name,
    estimate(
      measures.map((one) => one[name]),
      careers,
    ),
  ]);
  return { ...Object.fromEntries(estimates), students: results.length } as MethodFigures;
}
