import { careerRows } from '@careerscoop/catalogue/rows';
import { correlation } from '@careerscoop/engine/linear';
import { buildModel, type Model } from '@careerscoop/engine/model';
import type { Student } from './answering.ts';
import { SETTINGS, studentsOf, type Setting } from './cohort.ts';
import { engineTens } from './lists.ts';
import { maskedRows } from './masked.ts';
import { mean } from './measures.ts';
import { confirmationPlan, maskedCareers } from './plans.ts';
import { ratedRows, type Tables } from './tables.ts';

export interface EstimatedFigures {
  /** How many careers the publisher has not rated yet, and how many rated ones were estimated to see what that costs. */
  unrated: number;
  masked: number;
  /** Mean correlation of the 48 estimated areas of a masked career with its own. */
  likeness: number;
  /** Own career in the ten, for students of the masked careers: ranked by its own ratings, and by the estimates. */
  hit: Record<Setting, Record<'own' | 'estimated', number>>;
  /** The same for students of every rated career, with and without the unrated ones as rivals. */
  rivals: Record<Setting, Record<'rated' | 'all', number>>;
}

/** What it costs to estimate careers that the publisher has not rated. */
export function runEstimated(tables: Tables): EstimatedFigures {
  const rated = ratedRows();
  const all = careerRows();
  const chosen = maskedCareers(tables);
  const { rows, model: masked } = maskedRows(new Set(chosen.map((career) => rated[career]!.code)));
  const everybody = buildModel(all, tables.model.tableVersion);
  const likeness = mean(chosen.map((career) => correlation(rows[career]!.areas, rated[career]!.areas)));
  const bySetting = SETTINGS.map((setting) => {
    const plan = confirmationPlan(setting, tables);
    const own = studentsOf({ ...plan, careers: chosen }, tables);
    const students = studentsOf(plan, tables);
    return {
      setting,
      hit: { own: hits(own, tables, tables.model), estimated: hits(own, tables, masked) },
      rivals: { rated: hits(students, tables, tables.model), all: hits(students, tables, everybody) },
    };
  });
  return {
    unrated: all.length - rated.length,
    masked: chosen.length,
    likeness,
    hit: Object.fromEntries(bySetting.map(({ setting, hit }) => [setting, hit])) as EstimatedFigures['hit'],
    rivals: Object.fromEntries(bySetting.map(({ setting, rivals }) => [setting, rivals])) as EstimatedFigures['rivals'],
  };
}

/** Share of students whose own career is in their plain ten by a model, which may hold other careers besides. */
function hits(students: readonly Student[], tables: Tables, model: Model): number {
  const tens = engineTens(students, { ...tables, model });
  return mean(tens.map((ten, i) => Number(ten.includes(model.positions.get(tables.model.codes[students[i]!.person.target.career]!)!))));
}
