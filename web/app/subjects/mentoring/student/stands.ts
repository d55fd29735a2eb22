import type { MentorSession } from '@careerscoop/contract/mentoring';
import type { TagTone } from '../../../ui/tag.tsx';

/** Which card a session has: a date, a time to choose, a wait, or that it was. */
export type Card = 'booked' | 'choose' | 'waits' | 'past';

export function cardOf({ state, is_active, may }: MentorSession): Card {
  if (!is_active) return 'past';
  if (state === 'booked') return 'booked';
  return may.includes('choose') ? 'choose' : 'waits';
}

const ORDER: Record<Card, number> = { booked: 0, choose: 1, waits: 2, past: 3 };

/** What has a date first, the next one on top; then what waits for the student, then what waits for others. */
export function inOrder(sessions: readonly MentorSession[]): MentorSession[] {
  return sessions.toSorted(
    (one, other) => ORDER[cardOf(one)] - ORDER[cardOf(other)] || (one.starts_at ?? '').localeCompare(other.starts_at ?? ''),
  );
}

/** Where it stands in two or three words; nothing more than Pending while a mentor is looked for. */
export function tagOf(session: MentorSession): { text: string; tone: TagTone } | null {
  const { state, mentor_name } = session;
  const name = mentor_name ?? 'your mentor';
  if (state === 'booked') return session.is_active ? { text: 'Booked', tone: 'mint' } : { text: 'Over', tone: 'plain' };
  if (state === 'held') return { text: `Waits for ${name}`, tone: 'straw' };
  if (state === 'done') return { text: 'Done', tone: 'mint' };
  if (state === 'no_show_student') return { text: 'You did not come', tone: 'straw' };
  if (state === 'no_show_mentor') return { text: `${mentor_name ?? 'Your mentor'} did not come`, tone: 'straw' };
  if (state === 'cancelled') return { text: 'Cancelled', tone: 'plain' };
  return cardOf(session) === 'choose' ? { text: 'Your turn: choose a time', tone: 'blue' } : null;
}
