// npm run companions:safety [-- train]: how the safeguards of the companions do on messages by others, or their model made anew.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalogue } from '@careerscoop/catalogue/load';
import { askedOfTitles, examplesOf, readTraining } from './safety/examples.ts';
import { measure } from './safety/measure.ts';
import { writeSpeltWords } from './safety/spelt.ts';
import { train } from './safety/train.ts';

const HERE = import.meta.dirname;

if (process.argv[2] === 'train') {
  writeSpeltWords();
  const questions = ['practice', 'own'].flatMap((name) => {
    const file = join(HERE, 'questions', `${name}.json`);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { text: string }[]) : [];
  });
  const titles = loadCatalogue().careers.map(({ mask_title }) => mask_title);
  const asked = questions.map(({ text }) => ({ kind: 'none' as const, text }));
  const trained = train([...readTraining(), ...askedOfTitles(titles), ...asked, ...examplesOf('a'), ...examplesOf('b')]);
  writeFileSync(join(HERE, '../../src/companions/safety/weights.json'), `${JSON.stringify(trained)}\n`);
} else {
  const sets = process.argv.slice(2);
  for (const set of sets.length > 0
    ? sets
    : ['a', 'b', 'heldout'].filter((name) => existsSync(join(HERE, 'safety', `danger-${name}.json`)))) {
    console.log(await measure(set));
  }
}
