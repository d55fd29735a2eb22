import { careerByCode } from './load.ts';
import { openIndex, takeIn, type SearchIndex } from './search-index.ts';
import { joined, plain, sayingWords } from './search-words.ts';
import { spelled } from './spelling.ts';

// What decides, in this order: our own list for what was typed, a whole name, names that hold all the words, our own
// list for some of the words, names that hold their beginnings, names that hold some.
const MEANT = 6;
const WHOLE = 2;
const ALL_WORDS = 2;
const MEANT_IN_PART = 1.8;
const NEXT_MEANT = 0.2;
const LONGEST_MEANT = 4;

/** Careers taken into the index at one go, which is a few hundredths of a second. */
const PIECE = 40;

let index: SearchIndex | undefined;

/**
 * Makes the index ahead of somebody's first search. That takes a moment, so it goes piece by piece: whoever asks the
 * server for something else meanwhile waits for one of them.
 */
export async function prepareSearch(): Promise<void> {
  index ??= openIndex();
  while (index.left.length > 0) {
    takeIn(index, PIECE);
    await new Promise(setImmediate);
  }
}

/**
 * Careers for what a person types: any of their names, a part of one, one with a typing slip, or what they like in
 * their own words; best first. All careers are found, also those that are never ranked. Nothing for a query without a
 * letter or digit, or of words that say nothing ("i want a job").
 */
export function searchCareers(query: string, limit = 100): string[] {
  const typed = plain(query);
  if (typed === '') return [];
  index ??= openIndex();
  takeIn(index);
  const { spelling } = index;
  const typedWords = typed.split(' ');
  const text = typedWords.map((word, at) => spelled(word, spelling, at === typedWords.length - 1)).join(' ');

  const scores = new Map<string, number>();
  const atLeast = (code: string, score: number) => scores.set(code, Math.max(score, scores.get(code) ?? 0));
  const saying = sayingWords(text);
  const meant = meantBy(index, [typedWords, text.split(' '), ...saying]);
  if (meant === undefined && saying[0]!.length === 0) return [];

  for (const [code, score] of foundBy(index, saying)) atLeast(code, score);
  for (const name of new Set([typed, text, ...saying.map((words) => words.join(' '))]))
    for (const code of index.whole.get(name) ?? []) atLeast(code, (scores.get(code) ?? 0) + wholeWeight(code, name));
  if (meant) meant.forEach((code, at) => scores.set(code, MEANT - at * NEXT_MEANT));
  else for (const [code, score] of meantInPart(index, saying[0]!)) atLeast(code, score);
  return [...scores]
    .sort(([codeA, a], [codeB, b]) => b - a || (codeA < codeB ? -1 : 1))
    .slice(0, limit)
    .map(([code]) => code);
}

function meantBy({ meant }: SearchIndex, readings: readonly string[][]): readonly string[] | undefined {
  return readings.map((words) => meant.get(joined(words))).find((codes) => codes !== undefined);
}

/** Our own words among those of a longer query, the longest first; a career that two of them name comes first. */
function meantInPart({ meant }: SearchIndex, words: readonly string[]): Map<string, number> {
  const scores = new Map<string, number>();
  const left = [...words];
  for (let length = Math.min(LONGEST_MEANT, left.length); length > 0; length--) {
    for (let at = 0; at + length <= left.length; at++) {
      const codes = meant.get(joined(left.slice(at, at + length)));
      if (codes === undefined) continue;
      codes.forEach((code, place) => {
        const before = scores.get(code);
        scores.set(code, before === undefined ? MEANT_IN_PART - place * NEXT_MEANT : before + 1);
      });
      left.splice(at, length);
    }
  }
  return scores;
}

/** Names that hold all the words, then their beginnings, then some of them; the best of each kind scores 2, 1 and 1. */
function foundBy({ words }: SearchIndex, readings: readonly string[][]): Map<string, number> {
  const scores = new Map<string, number>();
  const add = (text: string, options: Parameters<typeof words.search>[1], top: number) => {
    const found = words.search(text, options);
    const best = found[0]?.score ?? 1;
    for (const { id, score } of found) if (!scores.has(id as string)) scores.set(id as string, (top * score) / best);
    return found.length > 0;
  };
  const texts = readings.filter((reading) => reading.length > 0).map((reading) => reading.join(' '));
  const begun = (term: string) => term.length >= 3;
  if (!texts.some((text) => add(text, { combineWith: 'AND' }, ALL_WORDS)) || texts.length === 1) {
    if (!texts.some((text) => add(text, { combineWith: 'AND', prefix: begun }, 1)) && scores.size === 0)
      texts.some((text) => add(text, { combineWith: 'OR', prefix: begun }, 1));
  }
  return scores;
}

/** A career's own title counts more than a name that many careers share. */
function wholeWeight(code: string, text: string): number {
  const career = careerByCode(code);
  if ([career?.mask_title, career?.title].some((name) => plain(name ?? '') === text)) return WHOLE;
  return career?.also_called.some((name) => plain(name) === text) ? 1.2 : 1;
}
