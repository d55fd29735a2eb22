import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Figure } from './figure.ts';
import { median } from './serve.ts';

const ROUNDS = 5;
const BAR = 12;

interface Times {
  parse: number;
  load: number;
  search: number;
}

/** Reading the catalogue into a fresh process (checked, joined, with its words) beside parsing the same files as JSON. */
export function benchLoad(): Figure {
  const rounds = Array.from({ length: ROUNDS }, measure);
  const value = median(rounds.map(({ load }) => load));
  const yardstick = median(rounds.map(({ parse }) => parse));
  return {
    name: 'load the catalogue in a fresh process',
    value,
    yardstick,
    unit: 'milliseconds',
    ratio: Number((value / yardstick).toFixed(2)),
    bar: `at most ${BAR} times reading and parsing the same files as JSON`,
    met: value <= BAR * yardstick,
    details: { search_index_ms: median(rounds.map(({ search }) => search)) },
  };
}

function measure(): Times {
  const script = join(import.meta.dirname, 'load-once.ts');
  return JSON.parse(execFileSync(process.execPath, ['--import', 'tsx', script], { encoding: 'utf8' })) as Times;
}
