import { sharedWith } from '@careerscoop/catalogue/compose';
import { loadExplanations } from '@careerscoop/catalogue/explanations';
import { type Catalogue, loadCatalogue } from '@careerscoop/catalogue/load';
import type { Career, Rating } from '@careerscoop/catalogue/career';
import { sharedSentence } from '@careerscoop/contract/shared-figures';

export type List = 'skills' | 'knowledge' | 'activities';

/** $52,000 */
export const dollars = (amount: number) => `$${Math.round(amount).toLocaleString('en-US')}`;

/** 12,300 */
export const count = (amount: number) => amount.toLocaleString('en-US');

/** A publisher's name for something in the middle of a sentence. */
export const inSentence = (name: string) => name.toLowerCase().replaceAll('english', 'English');

const WHOLE = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** A ratio as people say it, to the half: "about twice as much as", "about three and a half times as much as". */
export function timesAsMuch(ratio: number): string {
  const halves = Math.round(ratio * 2);
  if (halves <= 2) return 'about as much as';
  if (halves === 4) return 'about twice as much as';
  const whole = Math.floor(halves / 2);
  return `about ${WHOLE[whole - 1] ?? whole}${halves % 2 === 1 ? ' and a half' : ''} times as much as`;
}

/** The elements of one list of a career with their importance from 1 to 5; certain figures alone. */
export function certainRatings(career: Career, list: List): { at: number; name: string; importance: number }[] {
  const rating: Rating | null = career[list];
  if (!rating) return [];
  const { elements }: Catalogue = loadCatalogue();
  return rating.importance
    .map((importance, at) => ({ at, importance, name: elements[list][at]?.name ?? '' }))
    .filter(({ at, name }) => !rating.uncertain.includes(at) && name !== '');
}

/** The leading elements of one list of a career by importance, each with our sentence. */
export function leading(career: Career, list: List, most: number): { name: string; meaning: string }[] {
  const meanings = loadExplanations()[list];
  return certainRatings(career, list)
    .filter(({ name }) => meanings[name] !== undefined)
    .sort((a, b) => b.importance - a.importance)
    .slice(0, most)
    .map(({ name }) => ({ name, meaning: meanings[name] ?? '' }));
}

/** Sentences in one text; those that are not there are left out. */
export const joined = (...sentences: (string | undefined | null | false)[]) => sentences.filter(Boolean).join(' ');

/** Figures of a career in a sentence; where they stand for more than this career, that is said behind them, before what is held beside them. */
export function figures(career: Career, sentence: string, source: string, beside?: string): string {
  return joined(sentence, sharedSentence(sharedWith(career)), beside, source);
}

/** The same sentence may not end twice: texts that are there, in order, without doubles. */
export function present(texts: readonly (string | undefined | false | null)[]): string[] {
  return [...new Set(texts.filter((text): text is string => typeof text === 'string' && text !== ''))];
}
