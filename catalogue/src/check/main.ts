import { parseArgs } from 'node:util';
import { loadCatalogue } from '../load.ts';
import { checkWords } from './check.ts';
import { entriesOf } from './entry.ts';
import { reportCareer, reportFindings } from './report.ts';
import { rules } from './rules.ts';
import { drawSample } from './sample.ts';

// npm run catalogue:check                            holds all words against the rules
// npm run catalogue:check -- --sample 120 --seed 7   prints careers drawn at random, to be read
const { values } = parseArgs({
  options: { sample: { type: 'string' }, seed: { type: 'string', default: '7' } },
});

const catalogue = loadCatalogue();
const entries = entriesOf(catalogue);

if (values.sample !== undefined) {
  const [count, seed] = [Number(values.sample), Number(values.seed)];
  if (!Number.isInteger(count) || !Number.isInteger(seed)) throw new Error('--sample and --seed take whole numbers.');
  const drawn = drawSample(entries, count, seed);
  console.log(drawn.map(reportCareer).join('\n\n'));
} else {
  const findings = checkWords(entries, rules);
  console.log(reportFindings(findings, entries.length, catalogue.careers.length));
  process.exitCode = findings.breaches.length > 0 ? 1 : 0;
}
