import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { sentencesOf, wordsOf } from './text.ts';

/** As much as a term of the career's own counts at most: the reader meets it in the title and learns it. */
const TERM_SYLLABLES = 2;

/**
 * U.S. school grade of a text by Flesch and Kincaid. `ownTerms` are lower-case words that the career cannot
 * be told without, those of its titles: each counts as two syllables at most.
 */
export function readingGrade(texts: readonly string[], ownTerms: ReadonlySet<string>): number {
  const words = texts.flatMap(wordsOf);
  const syllables = words.map((word) => {
    const count = Math.max(1, syllable(word));
    return ownTerms.has(word.toLowerCase()) ? Math.min(count, TERM_SYLLABLES) : count;
  });
  return fleschKincaid({
    sentence: texts.flatMap(sentencesOf).length,
    word: words.length,
    syllable: syllables.reduce((sum, count) => sum + count, 0),
  });
}

/** The words of a career's titles, singular and plural, in lower case. */
export function ownTermsOf(titles: readonly string[]): Set<string> {
  const words = titles.flatMap((title) => wordsOf(title.toLowerCase()));
  return new Set(words.flatMap((word) => [word, `${word}s`, word.replace(/s$/, '')]));
}
