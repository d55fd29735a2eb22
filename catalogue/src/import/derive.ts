import areas from '../../definitions/areas.json' with { type: 'json' };
import { lexiconNames } from './lexicons.ts';
import type { TaskShares } from './onet-tasks.ts';
import type { OccupationRatings, Ratings, Scale } from './onet-ratings.ts';
import { principalAxes } from './principal-axes.ts';
import type { Problems } from './problems.ts';
import { dot, type Matrix, scaleToUnit, standardize, transpose, unitRow } from './statistics.ts';

export interface Rated {
  interests: Ratings;
  skills: Ratings;
  knowledge: Ratings;
  activities: Ratings;
  tasks: TaskShares;
}

/** Clipping keeps one extreme career from stretching an area for all the others. */
const CLIP = { least: -2, most: 3 };
export const SIMILARITY_DIMENSIONS = 20;

/** One column per element of a table, over the given careers; a level that is not relevant counts as none. */
export function columnsOf(table: Ratings, scale: Scale, codes: readonly string[]): Matrix {
  return table.elements.map((_, element) => {
    return codes.map((code) => (table.byCode.get(code) as OccupationRatings).scales[scale]?.[element] ?? 0);
  });
}

/**
 * The 48 interest areas of each career (standard scores): weighted sums of standardized ratings and of task
 * lexicon shares by the formulas of definitions/areas.json, clipped and standardized again. One array per
 * area.
 */
export function deriveAreas(rated: Rated, codes: readonly string[], problems: Problems): Matrix {
  const sources: Record<string, { names: string[]; columns: Matrix; file: string }> = {
    K: importance(rated.knowledge, codes),
    W: importance(rated.activities, codes),
    S: importance(rated.skills, codes),
    T: {
      names: lexiconNames,
      columns: lexiconNames.map((_, index) => codes.map((code) => rated.tasks.byCode.get(code)?.[index] ?? 0)),
      file: rated.tasks.found.file,
    },
  };
  return areas.map(({ key, formula }) => {
    const sum = codes.map(() => 0);
    for (const [term, weight] of Object.entries(formula)) {
      const source = sources[term.slice(0, 1)];
      const column = source?.columns[source.names.indexOf(term.slice(2))];
      if (source === undefined || column === undefined) {
        const message = `the area ${key} of definitions/areas.json needs "${term.slice(2)}"`;
        problems.add({ file: source?.file ?? 'definitions/areas.json', column: 'Element ID', message });
        continue;
      }
      standardize(column).forEach((score, index) => (sum[index] = (sum[index] ?? 0) + weight * score));
    }
    const clipped = standardize(sum).map((score) => Math.min(Math.max(score, CLIP.least), CLIP.most));
    return standardize(clipped);
  });
}

function importance(table: Ratings, codes: readonly string[]) {
  const names = table.elements.map((element) => element.name);
  return { names, columns: columnsOf(table, 'IM', codes), file: table.found.file };
}

/** Skill scores of each career: importance and level together, standardized over the careers. */
function skillColumns(skills: Ratings, codes: readonly string[]): Matrix {
  const importances = columnsOf(skills, 'IM', codes);
  const levels = columnsOf(skills, 'LV', codes);
  return importances.map((own, element) => {
    return standardize(own.map((value, index) => (value + (levels[element]?.[index] ?? 0)) / 2));
  });
}

/**
 * A place for each career in 20 dimensions such that careers alike in knowledge, activities, skills and
 * interests lie near each other: the cosine of two of these unit vectors is their likeness (-1 to 1). One
 * array per career.
 */
export function deriveSimilarity(rated: Rated, codes: readonly string[]): Matrix {
  const columns = [
    ...columnsOf(rated.knowledge, 'IM', codes).map(standardize),
    ...columnsOf(rated.activities, 'IM', codes).map(standardize),
    ...skillColumns(rated.skills, codes),
    ...columnsOf(rated.interests, 'OI', codes).map(standardize),
  ];
  const rows = transpose(columns).map(unitRow);
  const axes = principalAxes(rows, SIMILARITY_DIMENSIONS);
  return rows.map((row) => scaleToUnit(axes.map((axis) => dot(row, axis))));
}
