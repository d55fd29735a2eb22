import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DataFile, dataFiles, type DataFileName } from './data-files.ts';
import { catalogueFolder } from './folder.ts';

/**
 * One file of catalogue/data, checked against its strict schema.
 * @throws Error that names the file and the first thing that is wrong in it
 */
export function readData<N extends DataFileName>(name: N): DataFile<N> {
  const path = join(catalogueFolder(), 'data', `${name}.json`);
  const parsed = dataFiles[name].safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (parsed.success) return parsed.data as DataFile<N>;
  const [issue] = parsed.error.issues;
  throw new Error(`catalogue/data/${name}.json: ${issue?.path.join('.')}: ${issue?.message}`);
}
