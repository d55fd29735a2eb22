import areas from '../../definitions/areas.json' with { type: 'json' };
import { lexiconNames } from './lexicons.ts';
import type { TaskShares } from './onet-tasks.ts';
import type { OccupationRatings, Scale } from './onet-ratings.ts';
import { principalAxes } from './principal-axes.ts';
import type { Problems } from './problems.ts';
import { dot, type Matrix, scaleToUnit, standardize, transpose, unitRow } from './statistics.ts';

/** What of a table of ratings is read here. */
interface RatedTable {
  elements: readonly { name: string }[];
  byCode: ReadonlyMap<string, Pick<OccupationRatings, 'scales'>>;
  found: { file: string };
}

export interface Rated {
  interests: RatedTable;
  skills: RatedTable;
  knowledge: RatedTable;
  activities: RatedTable;
  tasks: Pick<TaskShares, 'byCode'> & { found: { file: string } };
}

/** Clipping keeps one extreme career from stretching an area for all the others. */
const CLIP = { least: -2, most: 3 };
export const SIMILARITY_DIMENSIONS = 20;

/** One column per element of a table, over the given careers; a level that is not relevant counts as none. */
export function columnsOf(table: RatedTable, scale: Scale, codes: readonly string[]): Matrix {
  return table.elements.map((_, element) => {
    return codes.map((code) => table.byCode.get(code)?.scales[scale]?.[element] ?? 0);
  });
}

/**
 * The 48 interest areas of each career (standard scores): weighted sums of standardized ratings and of task
 * lexicon shares by the formulas of definitions/areas.json, clipped and standardized again. One array per
 * area.
 * @param known which of the careers have ratings of their own: middle and spread go by these alone
 */
export function deriveAreas(rated: Rated, codes: readonly string[], known: readonly boolean[], problems: Problems): Matrix {
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
      standardize(column, known).forEach((score, index) => (sum[index] = (sum[index] ?? 0) + weight * score));
    }
    const clipped = standardize(sum, known).map((score) => Math.min(Math.max(score, CLIP.least), CLIP.most));
    return standardize(clipped, known);
  });
}

function importance(table: RatedTable, codes: readonly string[]) {
  const names = table.elements.map((element) => element.name);
  return { names, columns: columnsOf(table, 'IM', codes), file: table.found.file };
}

/** Skill scores of each career: importance and level together, standardized over the careers. */
function skillColumns(skills: RatedTable, codes: readonly string[], known: readonly boolean[]): Matrix {
  const importances = columnsOf(skills, 'IM', codes);
  const levels = columnsOf(skills, 'LV', codes);
  return importances.map((own, element) => {
    return standardize(
      own.map((value, index) => (value + (levels[element]?.[index] ?? 0)) / 2),
      known,
    );
  });
}

/**
 * A place for each career in 20 dimensions such that careers alike in knowledge, activities, skills and
 * interests lie near each other: the cosine of two of these unit vectors is their likeness (-1 to 1). One
 * array per career.
 * @param known which of the careers have ratings of their own: the dimensions are theirs, the others are placed in them
 */
export function deriveSimilarity(rated: Rated, codes: readonly string[], known: readonly boolean[]): Matrix {
  const scores = (table: RatedTable, scale: Scale) => columnsOf(table, scale, codes).map((column) => standardize(column, known));
  const columns = [
    ...scores(rated.knowledge, 'IM'),
    ...scores(rated.activities, 'IM'),
    ...skillColumns(rated.skills, codes, known),
    ...scores(rated.interests, 'OI'),
  ];
  const rows = transpose(columns).map(unitRow);
  const axes = principalAxes(
    rows.filter((_, index) => known[index]),
    SIMILARITY_DIMENSIONS,
  );
  return rows.map((row) => scaleToUnit(axes.map((axis) => dot(row, axis))));
}
