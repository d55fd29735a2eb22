import { dictionary } from '@zxcvbn-ts/language-common';

// The list is ordered by use; beyond the first ten thousand of eight signs or more it holds plain words.
const MOST_USED = 10_000;

/** The most used passwords that our length rule would let through, in lower case. */
export const passwords: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((word) => word.length >= 8).slice(0, MOST_USED),
);
