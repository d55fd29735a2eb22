import { measureAll, measureSome, moved, storedFigures, storeFigures } from './figures.ts';
import { readPage, withFigures, writePage } from './methodology.ts';
import { reportOf } from './report.ts';
import { RUNS, type RunName } from './runs.ts';

// npm run engine:evaluate: measures everything again, prints the tables and renews figures.json and the page.
// A share that moved by more than two points stops it, unless it is called with --accept. With names of tables
// (npm run engine:evaluate -- taste) these alone are measured, and the others stay as they are stored.
const started = Date.now();
const some = process.argv.slice(2).filter((name): name is RunName => name in RUNS);
const told = (name: string) => console.error(`${name} (${seconds()} s)`);
const figures = some.length > 0 ? await measureSome(some, told) : await measureAll(told);
const changes = moved(storedFigures(), figures);
console.log(reportOf(figures));
console.error(`measured in ${seconds()} s`);
if (changes.length > 0 && !process.argv.includes('--accept')) {
  console.error(`More than two points apart from figures.json:\n${changes.join('\n')}`);
  console.error('Nothing was written. Run again with "-- --accept" when the change is meant.');
  process.exitCode = 1;
} else {
  storeFigures(figures);
  writePage(withFigures(readPage(), reportOf(figures)));
}

function seconds(): number {
  return Math.round((Date.now() - started) / 1000);
}
