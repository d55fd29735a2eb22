// npm run companions:safety [-- train | cross | <set>…]: how the safeguards of the companions do on messages by others, their model
// made anew, or each author's set by a model that never read that author.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalogue } from '@careerscoop/catalogue/load';
import { composed } from './safety/composed.ts';
import { HELD_OUT, askedOfTitles, examplesOf, readSets, readTraining } from './safety/examples.ts';
import { writeSpeltWords } from './safety/spelt.ts';

const HERE = import.meta.dirname;
/** Of each sort, danger and harmless. */
const COMPOSED = 3000;
const [asked, ...sets] = process.argv.slice(2);

if (asked === 'train') {
  writeSpeltWords();
  // Only now: what is read below depends on the words that were just written.
  const { train } = await import('./safety/train.ts');
  writeFileSync(join(HERE, '../../src/companions/safety/weights.json'), `${JSON.stringify(train(await readEverything()))}\n`);
} else if (asked === 'cross') {
  const { crossed } = await import('./safety/cross.ts');
  console.log(crossed(await readEverything()).join('\n'));
} else {
  const { measure } = await import('./safety/measure.ts');
  const held = existsSync(join(HERE, 'safety', `danger-${HELD_OUT}.json`)) ? [HELD_OUT] : [];
  for (const set of asked === undefined ? [...readSets(), ...held] : [asked, ...sets]) console.log(await measure(set));
}

async function readEverything() {
  const { readAll } = await import('./safety/train.ts');
  const questions = ['practice', 'own'].flatMap((name) => {
    const file = join(HERE, 'questions', `${name}.json`);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { text: string }[]) : [];
  });
  const titles = loadCatalogue().careers.map(({ mask_title }) => mask_title);
  const own = [
    ...readTraining(),
    ...composed(COMPOSED),
    ...askedOfTitles(titles),
    ...questions.map(({ text }) => ({ kind: 'none' as const, text })),
  ];
  return readAll([
    ...own.map((example) => ({ ...example, author: 'own' })),
    ...readSets().flatMap((author) => examplesOf(author).map((example) => ({ ...example, author }))),
  ]);
}
