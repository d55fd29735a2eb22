// npm run lighthouse: every prerendered page as Lighthouse sees it on a slow phone, as a table, and as JSON with --json.
import { loadavg } from 'node:os';
import { PRERENDERED } from '../../web/app/lib/prerendered.ts';
import { buildFront, startHouse } from '../web/house.ts';
import { type Report, reportOn, VERSION } from './report.ts';
import { BARS, faultsOf, tableOf } from './table.ts';

/** A figure below this is measured twice more, and the middle one counts: one run varies by some points. */
const SURE = 97;

const asked = process.argv.slice(2).filter((word) => word.startsWith('/'));
const asJson = process.argv.includes('--json');
const pages = asked.length > 0 ? asked : PRERENDERED;

buildFront();
const load = loadavg();
const house = await startHouse();
const reports: Report[] = [];
try {
  for (const path of pages) {
    console.error(`looking at ${path} …`);
    const runs = [await look(path)];
    if ((runs[0]?.performance ?? 0) < SURE) runs.push(await look(path), await look(path));
    runs.sort((one, other) => one.performance - other.performance);
    const middle = runs[Math.floor(runs.length / 2)];
    if (middle) reports.push(middle);
  }
} finally {
  await house.stop();
}

/** A browser fails to begin now and then; what fails twice is a fault. */
async function look(path: string): Promise<Report> {
  const report = await reportOn(house.url, path).catch(() => reportOn(house.url, path));
  const { performance, largest_paint_ms, blocking_ms } = report;
  console.error(`  performance ${performance}, largest paint ${largest_paint_ms} ms, blocked ${blocking_ms} ms`);
  return report;
}

const machine = { lighthouse: VERSION, node: process.version, load_before: load.map((each) => Number(each.toFixed(2))) };
console.log(asJson ? JSON.stringify({ machine, bars: BARS, pages: reports }, null, 2) : tableOf(reports));
if (!asJson) console.log(`\nLighthouse ${VERSION}, mobile; load before: ${machine.load_before.join(', ')}`);
process.exitCode = reports.every((report) => faultsOf(report).length === 0) ? 0 : 1;
