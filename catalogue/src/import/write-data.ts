import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { careersFile, type DataFileName, dataFiles, type DataFiles, slugsFile } from '../data-files.ts';
import type { Problems } from './problems.ts';

/** The slugs of the data as they are; none before the first import. */
export function knownSlugs(folder: string): Record<string, string> {
  // An import that was stopped between its two renames left the data under the other name.
  if (!existsSync(folder) && existsSync(oldName(folder))) renameSync(oldName(folder), folder);
  const path = join(folder, 'slugs.json');
  return existsSync(path) ? slugsFile.parse(JSON.parse(readFileSync(path, 'utf8'))).slugs : {};
}

const MOST_LOST = 0.05;

/**
 * Refuses data in which many careers lose a figure that they have today: a release was cut or put in
 * wrongly.
 */
export function checkAgainst(folder: string, files: DataFiles, problems: Problems): void {
  const careersPath = join(folder, 'careers.json');
  const today = existsSync(careersPath) ? careersFile.parse(JSON.parse(readFileSync(careersPath, 'utf8'))).codes : [];
  const gone = today.filter((code) => !files.careers.codes.includes(code));
  if (gone.length > 0) {
    const message = `${gone.join(', ')} would go, and results of students may name it; --accept-fewer takes it so`;
    problems.add({ file: 'careers.json', message });
  }
  for (const [name, file] of Object.entries(files)) {
    const path = join(folder, `${name}.json`);
    if (!('provenance' in file) || !existsSync(path)) continue;
    const before = (JSON.parse(readFileSync(path, 'utf8')) as typeof file).provenance.careers;
    const now = file.provenance.careers;
    if (now >= before * (1 - MOST_LOST)) continue;
    const message = `${now} careers would have this figure, ${before} have it today; --accept-fewer takes it so`;
    problems.add({ file: `${name}.json`, message });
  }
  checkColleges(join(folder, 'colleges.json'), files.colleges.unitid.length, problems);
}

function checkColleges(path: string, now: number, problems: Problems): void {
  const before = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as DataFiles['colleges']).unitid.length : 0;
  if (now >= before * (1 - MOST_LOST)) return;
  problems.add({ file: 'colleges.json', message: `${now} schools would be there, ${before} are today; --accept-fewer takes it so` });
}

/** Writes all files beside the data folder and swaps the two, so that the folder is whole at any moment. */
export function writeData(folder: string, files: DataFiles): void {
  const fresh = join(dirname(folder), `.${basename(folder)}-new`);
  const old = oldName(folder);
  rmSync(fresh, { recursive: true, force: true });
  rmSync(old, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  for (const name of Object.keys(dataFiles) as DataFileName[]) {
    const checked = dataFiles[name].parse(files[name]);
    writeFileSync(join(fresh, `${name}.json`), format(checked));
  }
  // Files of the folder that other importers make are carried over.
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (!existsSync(join(fresh, name))) cpSync(join(folder, name), join(fresh, name), { recursive: true });
  }
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(fresh, folder);
  rmSync(old, { recursive: true, force: true });
}

function oldName(folder: string): string {
  return join(dirname(folder), `.${basename(folder)}-old`);
}

/** One line per list of figures: a change of one figure is a change of one line. */
function format(value: unknown, indent = ''): string {
  const text = JSON.stringify(value);
  if (value === null || typeof value !== 'object' || text.length <= 100) return indent === '' ? `${text}\n` : text;
  const inner = `${indent} `;
  const flat = Array.isArray(value) && value.every((one) => one === null || typeof one !== 'object');
  if (flat) return text;
  const lines = Array.isArray(value)
    ? value.map((one) => inner + format(one, inner))
    : Object.entries(value)
        .filter(([, one]) => one !== undefined)
        .map(([key, one]) => `${inner}${JSON.stringify(key)}:${format(one, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${indent}${close}${indent === '' ? '\n' : ''}`;
}
