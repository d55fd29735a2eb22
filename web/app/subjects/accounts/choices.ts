import { MINIMUM_AGE, OLDEST_SIGNUP_AGE } from '@careerscoop/contract/constants';
import { numberChoices } from '../../ui/number-choices.ts';

export const AGES = numberChoices(MINIMUM_AGE, OLDEST_SIGNUP_AGE);
export const CERTAINTY = numberChoices(1, 10);

/** For register(): what a list of numbers gives, and nothing for its empty line. */
export const asNumber = { setValueAs: (typed?: string | number) => (typed ? Number(typed) : undefined) };
