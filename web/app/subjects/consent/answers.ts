import { type ParentView, type Purpose, PURPOSES } from '@careerscoop/contract/consent';
import type { Decisions } from './guardian.queries.ts';

/** What the radio buttons hold; nothing is chosen until a parent has answered. */
export type Answers = Partial<Record<Purpose, 'yes' | 'no' | null>>;

export function answersOf({ purposes }: Pick<ParentView, 'purposes'>): Answers {
  const chosen = { granted: 'yes', refused: 'no', waiting: null, open: null } as const;
  return Object.fromEntries(purposes.map(({ purpose, state }) => [purpose, chosen[state]]));
}

/** The parts that were answered; the others are not named, and so stay as they are. */
export function decisionsOf(answers: Answers): Decisions {
  return Object.fromEntries(PURPOSES.flatMap((purpose) => (answers[purpose] ? [[purpose, answers[purpose] === 'yes']] : [])));
}
