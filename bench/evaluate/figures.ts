import { readFileSync, writeFileSync } from 'node:fs';
import { ENGINE_VERSION } from '@careerscoop/engine/version';
import { runAblation } from './run-ablation.ts';
import { runAssumptions, runWeights } from './run-assumptions.ts';
import { runConfirmation } from './run-confirmation.ts';
import { runFairness } from './run-fairness.ts';
import { runLists } from './run-lists.ts';
import { runRetest } from './run-retest.ts';
import { runRobustness } from './run-robustness.ts';
import { runConfidence, runSigns } from './run-signs.ts';
import { runSimulator } from './run-simulator.ts';
import type { Tables } from './tables.ts';

const RUNS = {
  simulator: runSimulator,
  confirmation: runConfirmation,
  lists: runLists,
  ablation: runAblation,
  fairness: runFairness,
  robustness: runRobustness,
  retest: runRetest,
  weights: runWeights,
  assumptions: runAssumptions,
  signs: runSigns,
  confidence: runConfidence,
};

/** Everything the evaluation measures, by the name of its table. */
export type Figures = { engine_version: string; table_version: string } & {
  [name in keyof typeof RUNS]: ReturnType<(typeof RUNS)[name]>;
};

const FILE = new URL('figures.json', import.meta.url);
/** What a release may move a share without anybody being asked: two points. */
export const TOLERANCE = 0.02;

/** Measures everything; `told` hears the name of each table when it is done. */
export function measureAll(tables: Tables, told: (name: string) => void): Figures {
  const measured = Object.entries(RUNS).map(([name, run]) => {
    const figures = rounded(run(tables));
    told(name);
    return [name, figures];
  });
  const versions = { engine_version: ENGINE_VERSION, table_version: tables.model.tableVersion };
  return { ...versions, ...Object.fromEntries(measured) } as Figures;
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

function rounded<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value, (_, inner) => (typeof inner === 'number' ? Number(inner.toFixed(4)) : inner)),
  ) as T;
}
