import { readFileSync } from 'node:fs';
import { readData } from '@careerscoop/catalogue/read-data';
import { standardise } from '@careerscoop/engine/linear';
import formulas from '../catalogue/definitions/areas.json' with { type: 'json' };
import { scoresOfColumns } from './columns.ts';

/** Clipping as in the catalogue's own areas, so that the two tables differ by level and importance alone. */
const CLIP = { least: -2, most: 3 };
const FILES = { K: 'knowledge', W: 'activities', S: 'skills' } as const;

export interface TaskShares {
  codes: string[];
  /** By lexicon, the share of each career's tasks that speak of it, 0 to 1. */
  shares: Record<string, number[]>;
}

export function readTaskShares(): TaskShares {
  return JSON.parse(readFileSync(new URL('task-shares.json', import.meta.url), 'utf8'));
}

/**
 * The 48 areas of each career by the catalogue's formulas, from LEVEL ratings instead of importance: the
 * engine never sees these, so a simulated person is not made from the table that ranks for them.
 * @param codes of the ranked careers @param places of the same careers in the catalogue's files
 * @throws Error when task-shares.json is of other careers or an element is missing
 */
export function levelAreas(codes: readonly string[], places: readonly number[]): Float64Array {
  const tasks = readTaskShares();
  if (tasks.codes.join() !== codes.join()) {
    throw new Error('task-shares.json is of another release: make it again with evaluate/make-task-shares.ts');
  }
  const files = { K: readData(FILES.K), W: readData(FILES.W), S: readData(FILES.S) };
  const columnOf = (term: string): number[] => {
    const name = term.slice(2);
    if (term.startsWith('T:')) return tasks.shares[name]!.map(Math.sqrt);
    const file = files[term.slice(0, 1) as keyof typeof FILES];
    const column = file.scales.LV?.[file.elements.findIndex((element) => element.name === name)];
    if (!column) throw new Error(`no level ratings for "${name}"`);
    return places.map((place) => column[place] ?? 0);
  };
  const columns = formulas.map(({ formula }) => {
    const sum = new Float64Array(codes.length);
    for (const [term, weight] of Object.entries(formula)) {
      standardise(columnOf(term), 1e-9).forEach((score, i) => (sum[i] = sum[i]! + weight * score));
    }
    return Array.from(standardise(sum, 1e-9), (score) => Math.min(Math.max(score, CLIP.least), CLIP.most));
  });
  return scoresOfColumns(columns);
}
