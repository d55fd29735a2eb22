import { type ParentView, type Purpose, PURPOSES } from '@careerscoop/contract/consent';
import type { Decisions, Seen } from './guardian.queries.ts';

/** What the radio buttons hold; nothing is chosen until a parent has answered. */
export type Answers = Partial<Record<Purpose, 'yes' | 'no' | null>>;

export function answersOf({ purposes }: Pick<ParentView, 'purposes'>): Answers {
  const chosen = { granted: 'yes', refused: 'no', waiting: null, open: null } as const;
  return Object.fromEntries(purposes.map(({ purpose, state }) => [purpose, chosen[state]]));
}

/**
 * The parts that are answered otherwise than they stood. What only stood there is not named, and so stays as it is: an
 * answer that another parent has taken back since is not given again by who never touched it.
 */
export function decisionsOf(answers: Answers, stood: Answers): { decisions: Decisions; seen: Seen } {
  const changed = PURPOSES.filter((purpose) => answers[purpose] && answers[purpose] !== stood[purpose]);
  return {
    decisions: Object.fromEntries(changed.map((purpose) => [purpose, answers[purpose] === 'yes'])),
    seen: Object.fromEntries(changed.map((purpose) => [purpose, stood[purpose] ? stood[purpose] === 'yes' : null])),
  };
}

export const sameAnswers = (one: Answers, other: Answers) =>
  PURPOSES.every((purpose) => (one[purpose] ?? null) === (other[purpose] ?? null));
