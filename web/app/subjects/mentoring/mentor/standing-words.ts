import type { Answer } from '@careerscoop/contract/endpoint';
import type { CheckKind, CheckState, getMentorStanding } from '@careerscoop/contract/mentor-hours';
import { dayInWords } from '../../../lib/day-in-words.ts';
import { dayAfter } from '../hour-words.ts';

export type Standing = Answer<typeof getMentorStanding>;
export type Check = Standing['checks'][number];

const KINDS: Record<CheckKind, string> = {
  identity: 'Who you are',
  background: 'Background check',
  reference: 'A reference',
  training: 'Training for talks with minors',
  agreement: 'Our agreement',
};
export const kindInWords = (kind: CheckKind) => KINDS[kind];

const STATES: Record<CheckState, string> = { waiting: 'We are on it', clear: 'Clear', refused: 'Not passed' };

/** Mails begin so long before a check ends. */
const SOON_DAYS = 60;

const isOver = ({ expires_on }: Check, today: string) => expires_on !== null && expires_on < today;
const endsSoon = ({ state, expires_on }: Check, today: string) =>
  state === 'clear' && expires_on !== null && expires_on <= dayAfter(today, SOON_DAYS);

/** Clear until March 5, 2027; Ended on March 5, 2026 */
export function checkInWords(check: Check, today: string): string {
  const { state, expires_on } = check;
  if (state !== 'clear' || !expires_on) return STATES[state];
  return isOver(check, today) ? `Ended on ${dayInWords(expires_on)}` : `Clear until ${dayInWords(expires_on)}`;
}

/** Whether a check is as it must be for a meeting. */
export const isClear = (check: Check, today: string) => check.state === 'clear' && !isOver(check, today);

/** What a mentor has to know before anything else; null where all is well. */
export function standingNews({ approved, paused, checks }: Standing, today: string): { title: string; text: string } | null {
  if (paused) {
    return {
      title: 'You are paused.',
      text: 'Students cannot meet you for now, and talks that were to come are with our team. One of us writes to you about it.',
    };
  }
  const ended = checks.filter((check) => check.state === 'clear' && isOver(check, today));
  if (ended.length > 0) {
    return {
      title: `${named(ended)} ${ended.length === 1 ? 'has' : 'have'} ended.`,
      text: 'Until it is renewed students cannot meet you, and talks that were to come wait for our team. We have written to you how to renew it.',
    };
  }
  if (!approved) return null;
  const soon = checks.filter((check) => endsSoon(check, today));
  const [first] = soon.toSorted((one, other) => (one.expires_on ?? '').localeCompare(other.expires_on ?? ''));
  if (!first?.expires_on) return null;
  return {
    title: `${named(soon)} ${soon.length === 1 ? 'ends' : 'end'} soon.`,
    text: `After ${dayInWords(first.expires_on)} students could not meet you. We have written to you how to renew it.`,
  };
}

const named = (checks: readonly Check[]) => checks.map(({ kind }) => `“${kindInWords(kind)}”`).join(' and ');
