import { MINIMUM_AGE, OLDEST_SIGNUP_AGE } from '@careerscoop/contract/constants';

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => ({ value: first + index, label: String(first + index) }));

export const AGES = range(MINIMUM_AGE, OLDEST_SIGNUP_AGE);
export const CERTAINTY = range(1, 10);

/** For register(): what a list of numbers gives, and nothing for its empty line. */
export const asNumber = { setValueAs: (typed?: string | number) => (typed ? Number(typed) : undefined) };
