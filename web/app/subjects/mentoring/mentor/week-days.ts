import type { MentorSession } from '@careerscoop/contract/mentoring';
import type { MentorHours } from '@careerscoop/contract/mentor-hours';
import { dayAt } from '../../../lib/time-in-words.ts';
import { dayAfter, type Span, spansOf, weekdayOf } from '../hour-words.ts';

/** One day of a mentor's week. */
export interface WeekDay {
  /** 2027-01-07 */
  day: string;
  today: boolean;
  /** When the mentor is open to talks. */
  spans: Span[];
  /** A day off, other than a weekday without hours. */
  off: boolean;
  /** Held or booked on this day, in order. */
  sessions: MentorSession[];
}

const SHOWN: readonly MentorSession['state'][] = ['held', 'booked', 'done'];

/** Seven days from Monday on, by the mentor's own clock; `later` counts weeks from the one of `now`. */
export function weekOf(sessions: readonly MentorSession[], { hours, days, time_zone }: MentorHours, now: string, later = 0): WeekDay[] {
  const today = dayAt(now, time_zone);
  const monday = dayAfter(today, 1 - weekdayOf(today) + later * 7);
  return Array.from({ length: 7 }, (_, place) => {
    const day = dayAfter(monday, place);
    return { day, today: day === today, ...spansOf(day, hours, days), sessions: onDay(sessions, day, time_zone) };
  });
}

function onDay(sessions: readonly MentorSession[], day: string, zone: string): MentorSession[] {
  return sessions
    .filter(({ state, starts_at }) => SHOWN.includes(state) && starts_at && dayAt(starts_at, zone) === day)
    .toSorted((one, other) => timeOf(one) - timeOf(other));
}

/** When it begins, in milliseconds; what has no time comes last. */
export const timeOf = ({ starts_at }: MentorSession) => (starts_at ? Date.parse(starts_at) : Infinity);
