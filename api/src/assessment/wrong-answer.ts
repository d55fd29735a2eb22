import { TYPES } from '@careerscoop/engine/constructs';
import type { StoredQuestion } from './items.sql.ts';

const PICKS = 3;

/** Whether it is a whole number from 1 to 5. */
export function isStep(answer: number | string): boolean {
  return typeof answer === 'number' && Number.isInteger(answer) && answer >= 1 && answer <= 5;
}

/** @returns what is wrong with an answer to a fixed question */
export function wrongAnswer({ construct, options }: StoredQuestion, answer: number | string): string | undefined {
  if (construct === 'types') return wrongPicks(answer);
  if (options) return options.some(({ id }) => id === answer) ? undefined : 'Choose one of the options.';
  return isStep(answer) ? undefined : 'The answer must be a whole number from 1 to 5.';
}

function wrongPicks(answer: number | string): string | undefined {
  if (typeof answer !== 'string') return 'Send the names of the cups, joined by commas, or None.';
  const picks = pickedNames(answer);
  if (picks.includes('None')) return picks.length === 1 ? undefined : 'None stands alone: take it or up to three cups.';
  if (!picks.every((name) => (TYPES as readonly string[]).includes(name))) return 'One of these cups is not known.';
  if (new Set(picks).size < picks.length) return 'Each cup can be picked once.';
  return picks.length === PICKS ? undefined : 'Pick three cups, or None.';
}

export const pickedNames = (answer: string) => answer.split(',').map((name) => name.trim());
