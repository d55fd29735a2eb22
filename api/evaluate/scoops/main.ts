import { parseArgs } from 'node:util';
import { measureSameness } from '../../src/scoop/sameness.ts';
import { reading } from './reading.ts';

// npm run scoops:sameness                               how many of the built-in answers several careers share, and which
// npm run scoops:sameness -- --sample 100 --seed 18     prints careers and answers drawn at random beside their figures, to be read
const { values } = parseArgs({ options: { sample: { type: 'string' }, seed: { type: 'string', default: '18' } } });

if (values.sample !== undefined) {
  const [count, seed] = [Number(values.sample), Number(values.seed)];
  if (!Number.isInteger(count) || !Number.isInteger(seed)) throw new Error('--sample and --seed take whole numbers.');
  console.log(reading(count, seed));
} else {
  const { answers, shared, questions } = measureSameness();
  for (const { question, answers: all, shared: several, most } of questions) {
    console.log(`${question} ${several} of ${all} (${percent(several, all)})`);
    for (const { text, careers } of most) console.log(`  ${careers} careers: ${text}`);
  }
  console.log(`${shared} of ${answers} answers are shared by several careers (${percent(shared, answers)}).`);
}

function percent(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(1)} %`;
}
