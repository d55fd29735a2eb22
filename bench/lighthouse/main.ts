// npm run lighthouse: every page that search engines are told of as Lighthouse sees it on a slow phone, as a table, and as JSON with --json.
import { loadavg } from 'node:os';
import { LISTED } from '../../web/app/lib/prerendered.ts';
import { median } from '../serve.ts';
import { buildFront, startHouse } from '../web/house.ts';
import { DEFAULT_SLOWDOWN, slowdownFor } from './calibrate.ts';
import { benchmarkIndex, type Report, reportOn, VERSION } from './report.ts';
import { BARS, faultsOf, type Measured, tableOf } from './table.ts';

/** One run varies by some points: the middle one of so many counts. */
const RUNS = 3;

const asked = process.argv.slice(2).filter((word) => word.startsWith('/'));
const asJson = process.argv.includes('--json');
const pages = asked.length > 0 ? asked : LISTED;

buildFront();
const load = loadavg().map((each) => Number(each.toFixed(2)));
const house = await startHouse();
const measured: Measured[] = [];
let index = 0;
let slowdown: number = DEFAULT_SLOWDOWN;
try {
  index = median(await times(RUNS, () => twice(() => benchmarkIndex(house.url))));
  slowdown = slowdownFor(index);
  console.error(`BenchmarkIndex ${index}: the phone is ${slowdown} times slower than this machine`);
  for (const path of pages) measured.push(await measure(path));
} finally {
  await house.stop();
}

/** The middle of some runs on the phone, and one more as Lighthouse would have it on any machine. */
async function measure(path: string): Promise<Measured> {
  console.error(`looking at ${path} …`);
  const runs = await times(RUNS, () => look(path, slowdown));
  const middle = runs.toSorted((one, other) => one.performance - other.performance)[Math.floor(RUNS / 2)] as Report;
  const uncalibrated = slowdown === DEFAULT_SLOWDOWN ? middle : await look(path, DEFAULT_SLOWDOWN);
  return { ...middle, uncalibrated_performance: uncalibrated.performance };
}

async function look(path: string, slower: number): Promise<Report> {
  const report = await twice(() => reportOn(house.url + path, slower));
  const { performance, largest_paint_ms, blocking_ms } = report;
  console.error(`  ${slower}×: performance ${performance}, largest paint ${largest_paint_ms} ms, blocked ${blocking_ms} ms`);
  return report;
}

/** A browser fails to begin now and then; what fails twice is a fault. */
async function twice<T>(look: () => Promise<T>): Promise<T> {
  return look().catch(look);
}

/** One after the other: two at once would slow each other down. */
async function times<T>(count: number, look: () => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  while (all.length < count) all.push(await look());
  return all;
}

const machine = { lighthouse: VERSION, node: process.version, load_before: load, benchmark_index: index, cpu_slowdown: slowdown };
console.log(asJson ? JSON.stringify({ machine, bars: BARS, pages: measured }, null, 2) : tableOf(measured));
if (!asJson) {
  console.log(
    `\nLighthouse ${VERSION}, mobile. BenchmarkIndex ${index}, so processor ${slowdown}× slower; load before: ${load.join(', ')}`,
  );
}
process.exitCode = measured.every((report) => faultsOf(report).length === 0) ? 0 : 1;
