import { loadWords } from '@careerscoop/catalogue/words';
import { plain, singular } from '@careerscoop/catalogue/search-words';

let words: Set<string> | undefined;

/** The words that our own texts are written in: whoever types one of them means it, however near another one is. */
export function isEveryday(word: string): boolean {
  words ??= readAll();
  return words.has(word) || words.has(singular(word));
}

function readAll(): Set<string> {
  const all = new Set<string>();
  for (const { summary, day, hard_part, path, try_this, good_if } of loadWords().values())
    for (const word of plain([summary, day, hard_part, path, try_this, ...good_if].join(' ')).split(' ')) all.add(word);
  return all;
}
