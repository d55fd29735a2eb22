import { baselineOf } from './baselines.ts';
import { breadthOf, type Breadth } from './breadth.ts';
import { SETTINGS, studentsOf, type Setting } from './cohort.ts';
import { baselineResults, engineResults, topTen } from './lists.ts';
import { MEASURES, mean, measure, type Measures } from './measures.ts';
import { testPlan } from './plans.ts';
import type { Tables } from './tables.ts';

export type ListFigures = Measures & Breadth;
export type Lists = Record<Setting, Record<'plain' | 'seven_and_three' | 'seven_and_three_seen' | 'pearson_60', ListFigures>>;

/**
 * What the three stretch careers and the folding of near-twins cost and bring: the ten best against the list that is shown,
 * counted by its ten places and by all that a student sees, with the twins under them.
 */
export function runLists(tables: Tables): Lists {
  const bySetting = SETTINGS.map((setting) => {
    const students = studentsOf(testPlan(setting, tables), tables);
    const engine = engineResults(students, tables);
    const pearson = baselineResults(students, baselineOf('pearson_60', tables));
    const figures = (results: typeof engine, lists: readonly (readonly number[])[]): ListFigures => {
      const measures = results.map((result, i) => measure(result, tables, lists[i]!));
      const means = MEASURES.map((name) => [name, mean(measures.map((one) => one[name]))]);
      return { ...(Object.fromEntries(means) as unknown as Measures), ...breadthOf(lists, tables) };
    };
    return [
      setting,
      {
        plain: figures(engine, engine.map(topTen)),
        seven_and_three: figures(
          engine,
          engine.map((result) => result.ranking!.list),
        ),
        seven_and_three_seen: figures(
          engine,
          engine.map((result) => [...result.ranking!.list, ...result.ranking!.folded.flat()]),
        ),
        pearson_60: figures(pearson, pearson.map(topTen)),
      },
    ];
  });
  return Object.fromEntries(bySetting) as Lists;
}
