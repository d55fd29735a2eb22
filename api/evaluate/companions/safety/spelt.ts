// Writes which words are recognised when misspelt, and which words must be left alone.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { distance, squeeze } from '../../../src/companions/safety/spelling.ts';
import { readTraining } from './examples.ts';

const FILE = join(import.meta.dirname, '../../../src/companions/safety/spelt-words.json');
const ROOT = join(import.meta.dirname, '../../../..');

/** Finds the words of the training lines and of the catalogue that lie near a word of danger without being it. */
export function writeSpeltWords(): void {
  const { words } = JSON.parse(readFileSync(FILE, 'utf8')) as { words: string[] };
  const folder = join(ROOT, 'catalogue/words');
  const catalogue = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const texts = [...readTraining().map(({ text }) => text), ...catalogue].join(' ').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const squeezed = new Set(words.map(squeeze));
  const common = [...new Set(texts.match(/[a-z]{3,}/g) ?? [])].filter(
    (word) => !words.includes(word) && (squeezed.has(squeeze(word)) || words.some((each) => isNear(word, each))),
  );
  writeFileSync(FILE, `${JSON.stringify({ words, common: common.sort() })}\n`);
}

function isNear(word: string, each: string): boolean {
  const most = word.length >= 8 ? 2 : 1;
  return word.length >= 5 && each.length >= 5 && word[0] === each[0] && distance(word, each, most) <= most;
}
