import { careerByCode } from '@careerscoop/catalogue/load';
import { definedSubjects } from '../platform/define-subject.ts';

const TRY_THIS = 'try_this:';

/** The key of what a career's page says to try. */
export const tryThisKey = (onet_code: string) => `${TRY_THIS}${onet_code}`;

/** The career that such a key names. */
export function careerOfKey(key: string | null) {
  return key?.startsWith(TRY_THIS) ? careerByCode(key.slice(TRY_THIS.length)) : undefined;
}

/** The words of this subject's own keys. */
export const tryThisWords = (key: string): string | undefined => careerOfKey(key)?.words?.try_this;

/** The words that a key stands for, by whichever subject knows it; nothing where none does (any more). */
export function wordsOfKey(key: string): string | undefined {
  for (const { step_words } of definedSubjects) {
    const words = step_words?.(key);
    if (words !== undefined) return words;
  }
  return undefined;
}
