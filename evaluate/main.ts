import { measureAll, moved, storedFigures, storeFigures } from './figures.ts';
import { readPage, withFigures, writePage } from './methodology.ts';
import { reportOf } from './report.ts';

// npm run engine:evaluate: measures everything again, prints the tables and renews figures.json and the page.
// A share that moved by more than two points stops it, unless it is called with --accept.
const started = Date.now();
const figures = await measureAll((name) => console.error(`${name} (${seconds()} s)`));
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
