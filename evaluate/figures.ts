import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { ENGINE_VERSION } from '@careerscoop/engine/version';
import { RUNS, type Figures, type RunName } from './runs.ts';
import { loadTables } from './tables.ts';

const FILE = new URL('figures.json', import.meta.url);
/** What a release may move a share without anybody being asked: two points. */
export const TOLERANCE = 0.02;
/** The longest tables first, so that no core waits for the last one. */
const LONGEST: readonly RunName[] = [
  'stages',
  'estimated',
  'robustness',
  'ablation',
  'taste',
  'assumptions',
  'weights',
  'confirmation',
  'fairness',
];

/** Measures everything, a table a core; `told` hears the name of each table when it is done. */
export async function measureAll(told: (name: string) => void): Promise<Figures> {
  const names = Object.keys(RUNS) as RunName[];
  return { ...versions(), ...(await measured(names, told)) } as Figures;
}

/**
 * Measures these tables alone, beside the stored ones. @throws Error when those are of another engine or other tables, so
 * that a page never mixes two
 */
export async function measureSome(names: readonly RunName[], told: (name: string) => void): Promise<Figures> {
  const stored = storedFigures();
  const now = versions();
  if (stored.engine_version !== now.engine_version || stored.table_version !== now.table_version) {
    throw new Error('the stored figures are of another engine or other tables: measure all of them');
  }
  return { ...stored, ...(await measured(names, told)) };
}

async function measured(names: readonly RunName[], told: (name: string) => void): Promise<Partial<Figures>> {
  const waiting = [...LONGEST.filter((name) => names.includes(name)), ...names.filter((name) => !LONGEST.includes(name))];
  const found = new Map<RunName, unknown>();
  const work = async () => {
    const child = fork(new URL('./run-asked.ts', import.meta.url));
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      found.set(name, rounded(await answerOf(child, name)));
      told(name);
    }
    child.disconnect();
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), names.length) }, work));
  return Object.fromEntries(names.map((name) => [name, found.get(name)])) as Partial<Figures>;
}

function versions() {
  const { model, careers } = loadTables();
  return { engine_version: ENGINE_VERSION, table_version: model.tableVersion, careers };
}

/** The figures of the last release. @throws Error when there are none */
export function storedFigures(): Figures {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Figures;
}

export function storeFigures(figures: Figures): void {
  writeFileSync(FILE, `${JSON.stringify(figures, null, 1)}\n`);
}

/** Shares that lie more than two points apart, as sentences; counts and money are left to the reader. */
export function moved(before: unknown, after: unknown, path = ''): string[] {
  if (typeof before === 'number' && typeof after === 'number') {
    const isShare = Math.abs(before) <= 1 && Math.abs(after) <= 1;
    return isShare && Math.abs(before - after) > TOLERANCE ? [`${path}: ${before} became ${after}`] : [];
  }
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return [];
  return Object.entries(before).flatMap(([key, value]) =>
    moved(value, (after as Record<string, unknown>)[key], path ? `${path}.${key}` : key),
  );
}

function answerOf(child: ChildProcess, name: RunName): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`the table ${name} ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (figures) => {
      child.off('exit', ended);
      resolve(figures);
    });
    child.send(name);
  });
}

function rounded<T>(value: T): T {
  const short = (_: string, inner: unknown) => (typeof inner === 'number' ? Number(inner.toFixed(4)) : inner);
  return JSON.parse(JSON.stringify(value, short)) as T;
}
