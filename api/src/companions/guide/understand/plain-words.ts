import { plain } from '@careerscoop/catalogue/search-words';
import slang from './slang.json' with { type: 'json' };

const SIGNS: readonly [RegExp, string][] = [
  [/[💰💵💸🤑💲$]+/gu, ' money '],
  [/🤖/gu, ' robot '],
  [/[👍🙏❤🫶👋🙌]/gu, ' okay '],
  [/%/g, ' percent '],
  [/&/g, ' and '],
  [/#\s?(?=\d)/g, ' number '],
  [/\ba\.\s?i\.?(?=\s|$|\?)/gi, ' ai '],
  [/\bu\.\s?s\.?\b/gi, ' usa '],
];
const SPELLED: Readonly<Record<string, string>> = slang.spelled;
const FILLERS = new Set(slang.fillers.split(' '));
/** Said in Spanish alone, so that a few of them tell the language. */
const SPANISH = new Set(slang.spanish.split(' '));

/**
 * The words of a message in the form in which they are compared: lower case, without accents and signs, short forms written
 * out. Said aloud for nothing ("bruh", "ngl") is left out, unless nothing else was said.
 */
export function wordsOf(text: string): string[] {
  let signed = text.slice(0, 1500);
  for (const [sign, word] of SIGNS) signed = signed.replace(sign, word);
  const nursing = /\b(?:lpns?|cnas?|bsn|nurs\w+)\b|\b(?:an?|be|as) rns?\b/i.test(signed);
  const words = plain(signed)
    .split(' ')
    .filter((word) => word !== '')
    // Mostly "right now"; among nurses one of them.
    .flatMap((word) => (nursing && word === 'rn' ? 'rn' : (SPELLED[squeezed(word)] ?? SPELLED[word] ?? squeezed(word))).split(' '));
  const saying = words.filter((word) => !FILLERS.has(word));
  return saying.length > 0 ? saying : words;
}

/** "holaaaa" is "hola", "sooo" is "so"; two of a letter are left. */
const squeezed = (word: string) => word.replace(/([a-z])\1{2,}/g, '$1');

/** A word that is Spanish alone, so that it is no slip of an English one. */
export const isSpanishWord = (word: string) => SPANISH.has(word);

/** Whether a message is in Spanish, or mostly. */
export function isSpanish(words: readonly string[], typed: string): boolean {
  const said = words.filter((word) => SPANISH.has(word)).length;
  return /[¿¡ñ]/iu.test(typed) || said >= 2 || (said === 1 && words.length <= 3);
}
