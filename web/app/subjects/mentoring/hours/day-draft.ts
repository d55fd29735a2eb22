import type { MentorDay } from '@careerscoop/contract/mentor-hours';
import { dayAfter } from '../hour-words.ts';
import { type DayRun, MOST_DAYS, withRun } from './own-days.ts';

/** Days that are about to be added, as the form holds them. */
interface DayDraft {
  first: string;
  last: string;
  kind: 'off' | 'hours';
  from: number;
  to: number;
}
export const EMPTY_DRAFT: DayDraft = { first: '', last: '', kind: 'off', from: 900, to: 1080 };

export function runOf({ first, last, kind, from, to }: DayDraft): DayRun {
  const open = kind === 'hours';
  return { first, last: last || first, from_minute: open ? from : null, to_minute: open ? to : null };
}

/** What is wrong with them, each sentence at its field. */
export function faultsOf(draft: DayDraft, days: readonly MentorDay[], today: string): { first?: string; last?: string; to?: string } {
  const { first, last, kind, from, to } = draft;
  if (!first) return { first: 'Choose a day.' };
  if (first < today) return { first: 'This day is over.' };
  if (last && last < first) return { last: 'The last day comes before the first.' };
  if (kind === 'hours' && to <= from) return { to: 'The end comes before the start.' };
  const tooMany = (last && last > dayAfter(first, MOST_DAYS)) || withRun(days, runOf(draft)).length > MOST_DAYS;
  return tooMany ? { last: `At most ${MOST_DAYS} days can differ from your week.` } : {};
}
