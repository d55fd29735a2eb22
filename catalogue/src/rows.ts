import type { CareerRow } from './career.ts';
import { loadCatalogue } from './load.ts';

/** The rows for the engine's model, as plain objects: `loadCatalogue().engineRows`. */
export function careerRows(): readonly CareerRow[] {
  return loadCatalogue().engineRows;
}
