import type { CareerRow } from '@careerscoop/catalogue/career';
import { SKILLS, TYPES } from '@careerscoop/engine/constructs';
import { correlation, deviation } from '@careerscoop/engine/linear';
import { cohortOf } from './cohort.ts';
import type { Student } from './answering.ts';
import { mean } from './measures.ts';
import { allCareers, SEEDS } from './plans.ts';
import { ratedRows, type Tables } from './tables.ts';

/** How the simulated students answer, beside what is published of real ones. */
export interface SimulatorFigures {
  /** Inner agreement (Cronbach) and retest of the 60-item form's type scores. */
  alpha_60: number;
  retest_60: number;
  /** Retest of a single item of the first part. */
  item_retest: number;
  /** Correlation of a skill's rating with the skill. */
  skill_validity: number;
  /** Deviation of a student's 48 ratings. */
  within_spread: number;
  /** Correlation over careers of LEVEL, which students are made from, and importance, which the engine reads: lowest, mean, highest. */
  level_likeness: Record<'areas' | 'skills', readonly [number, number, number]>;
}

export function runSimulator(tables: Tables): SimulatorFigures {
  const plan = { setting: 'A', seeds: SEEDS.simulator, careers: allCareers(tables), repeats: 2 } as const;
  const rounds = cohortOf(plan, tables, 2);
  const kept = (round: Student[]) => round.filter(({ person }) => person.carelessness === 'none');
  const [first, second] = rounds.map(kept) as [Student[], Student[]];
  const items = (students: Student[], type: number) =>
    Array.from({ length: 10 }, (_, i) => students.map(({ form }) => form[type * 10 + i]!));
  const total = (students: Student[], type: number) =>
    students.map(({ form }) => form.slice(type * 10, type * 10 + 10).reduce((sum, rating) => sum + rating, 0));
  return {
    alpha_60: mean(TYPES.map((_, type) => alphaOf(items(first, type)))),
    retest_60: mean(TYPES.map((_, type) => correlation(total(first, type), total(second, type)))),
    item_retest: mean(
      first[0]!.answers.areas.map((_, i) =>
        correlation(
          first.map(({ answers }) => answers.areas[i]!),
          second.map(({ answers }) => answers.areas[i]!),
        ),
      ),
    ),
    skill_validity: mean(
      SKILLS.map((_, j) =>
        correlation(
          first.map(({ answers }) => -answers.skills[j]!),
          first.map(({ person }) => person.skills[j]!),
        ),
      ),
    ),
    within_spread: mean(first.map(({ answers }) => deviation(answers.areas))),
    level_likeness: levelLikeness(tables),
  };
}

function levelLikeness({ areaLevels, skillLevels }: Tables): SimulatorFigures['level_likeness'] {
  const rows = ratedRows();
  const ends = (levels: Float64Array, columns: readonly (readonly number[])[]) => {
    const each = columns.map((column, c) =>
      correlation(
        column,
        Array.from(column, (_, row) => levels[row * columns.length + c]!),
      ),
    );
    return [Math.min(...each), mean(each), Math.max(...each)] as const;
  };
  const columnsOf = (of: (row: CareerRow) => readonly number[]) => of(rows[0]!).map((_, c) => rows.map((row) => of(row)[c]!));
  return {
    areas: ends(
      areaLevels,
      columnsOf((row) => row.areas),
    ),
    skills: ends(
      skillLevels,
      columnsOf((row) => row.skillImportance),
    ),
  };
}

function alphaOf(items: readonly (readonly number[])[]): number {
  const sums = items[0]!.map((_, i) => items.reduce((sum, item) => sum + item[i]!, 0));
  const parts = items.reduce((sum, item) => sum + deviation(item) ** 2, 0);
  return (items.length / (items.length - 1)) * (1 - parts / deviation(sums) ** 2);
}
