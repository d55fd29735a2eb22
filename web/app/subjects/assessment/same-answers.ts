import type { Scenario } from '@careerscoop/contract/assessment';
import type { KeptAnswers } from './kept-answers.ts';
import type { Screen } from './screens.ts';

/** So many equal ratings in a row are rarely meant that way (measured on simulated careless answers). */
const LONG_RUN = 10;

export type SameAnswers = 'all_equal' | 'page' | undefined;

/**
 * Whether a finished rating page is worth a second look: the whole part has one number, or a long run of one number
 * ends on this page. It is a question to the student, never a lock.
 */
export function sameAnswers({ scenario, questions }: Screen, kept: KeptAnswers): SameAnswers {
  const ratings = (part: Scenario['questions']) => part.map(({ id }) => kept.answers[id]);
  const page = ratings(questions);
  const all = ratings(scenario.questions);
  if (page.includes(undefined)) return undefined;
  if (!all.includes(undefined) && new Set(all).size === 1) return 'all_equal';
  const last = scenario.questions.findIndex(({ id }) => id === questions.at(-1)?.id);
  return longestRunEndingIn(all.slice(0, last + 1), page.length) >= LONG_RUN ? 'page' : undefined;
}

/** Longest run of equal ratings that reaches into the last `tail` places. */
function longestRunEndingIn(ratings: (number | undefined)[], tail: number): number {
  let run = 0;
  let longest = 0;
  ratings.forEach((rating, index) => {
    run = rating !== undefined && rating === ratings[index - 1] ? run + 1 : 1;
    if (index >= ratings.length - tail) longest = Math.max(longest, run);
  });
  return longest;
}
