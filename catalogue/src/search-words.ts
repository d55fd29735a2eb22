/** Words that people put around the one that they mean. */
const AROUND = new Set(
  (
    'a an and any anything as at be become becoming being by can career careers could do does doing enjoy enjoying except ' +
    'for from get getting good great have having how i id im in into is jobs job kind kinda like likes love loves lot ' +
    'lots me my of on or other person really role some someone something stuff that the thing things this to type very ' +
    'wanna want wants what where which who will with would you your all'
  ).split(' '),
);
/** Said as often for nothing as for something: "work with clay", "social work". */
const WORK = new Set(['work', 'works', 'working', 'worker', 'people']);

/** Lower case, without accents and signs: the form in which words are compared. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9+#]+/g, ' ')
    .trim();
}

/** Titles of the publisher are plural, people search in the singular. */
export function singular(term: string): string {
  if (term.length <= 3 || /(ss|us|is)$/.test(term)) return term;
  return term
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|x)es$/, '$1')
    .replace(/s$/, '');
}

/**
 * The form in which our own list is compared: without endings ("fly", "flying") and without the spaces between words,
 * which people set as they like ("foot ball", "videogames").
 */
export function joined(words: readonly string[]): string {
  return words.map(stem).join('');
}

function stem(word: string): string {
  const one = singular(word);
  if (one.length < 6 || !one.endsWith('ing')) return one.replace(/(..)e$/, '$1');
  return one
    .slice(0, -3)
    .replace(/([^aeiouls])\1$/, '$1')
    .replace(/(..)e$/, '$1');
}

export const isAround = (word: string): boolean => AROUND.has(word);

/** The words of a plain text that say something, most of them first tried: with "work" in it, then without. */
export function sayingWords(text: string): string[][] {
  const saying = text.split(' ').filter((word) => !AROUND.has(word));
  const fewer = saying.filter((word) => !WORK.has(word));
  return fewer.length > 0 && fewer.length < saying.length ? [saying, fewer] : [saying];
}
