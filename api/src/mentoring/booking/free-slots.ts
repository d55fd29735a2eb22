import type { MentorDay, MentorHour } from '@careerscoop/contract/mentor-hours';
import { addDays, clockOf, dayAt, minuteAt, weekdayOf } from '../../platform/wall-clock.ts';
import { SESSION_MS } from './session-states.ts';

const STEP = 30;
/** Minors talk between these minutes of their own day. */
const MINOR_FROM = 8 * 60;
const MINOR_TO = 20 * 60;

/** A mentor's week and the days that differ from it, by the clock on their wall. */
export interface Week {
  hours: readonly MentorHour[];
  days: readonly MentorDay[];
  zone: string;
}

export interface Span {
  starts_at: Date;
  ends_at: Date;
}

/** Whose clock bounds the day, and until which day they are a minor; null: they are not. */
export interface Learner {
  zone: string;
  adult_on: string | null;
}

export interface Wanted {
  week: Week;
  learner: Learner;
  /** What either of the two has at that time already. */
  busy: readonly Span[];
  /** The first and the last moment at which a talk may begin. */
  from: Date;
  to: Date;
}

/** The times that can be booked, in order, one after the other as they are asked for. */
export function* freeSlots({ week, learner, busy, from, to }: Wanted): Generator<Span> {
  const last = dayAt(to, week.zone);
  for (let day = dayAt(from, week.zone); day <= last; day = addDays(day, 1)) {
    const ranges = rangesOn(day, week);
    if (ranges.length === 0) continue;
    const clock = clockOf(day, week.zone);
    for (const { from_minute, to_minute } of ranges) {
      for (let minute = from_minute; minute + STEP <= to_minute; minute += STEP) {
        const starts_at = clock(minute);
        if (!starts_at || starts_at < from || starts_at > to) continue;
        const slot = { starts_at, ends_at: new Date(starts_at.getTime() + SESSION_MS) };
        if (!busy.some((each) => overlap(each, slot)) && isInDay(slot, learner)) yield slot;
      }
    }
  }
}

export const overlap = (a: Span, b: Span) => a.starts_at < b.ends_at && b.starts_at < a.ends_at;

/** When the mentor can be met on this day, in order: what was said of the day itself, else the week's rules that hold on it. */
function rangesOn(day: string, { hours, days }: Week): { from_minute: number; to_minute: number }[] {
  const other = days.find((each) => each.day === day);
  if (other) {
    const { from_minute, to_minute } = other;
    return from_minute === null || to_minute === null ? [] : [{ from_minute, to_minute }];
  }
  const weekday = weekdayOf(day);
  return hours
    .filter((rule) => rule.weekday === weekday && (rule.valid_from ?? day) <= day && day <= (rule.valid_until ?? day))
    .sort((a, b) => a.from_minute - b.from_minute);
}

/** Whether it lies in the day of who is still a minor then; adults choose for themselves. */
export function isInDay({ starts_at }: Span, { zone, adult_on }: Learner): boolean {
  const day = dayAt(starts_at, zone);
  if (adult_on === null || day >= adult_on) return true;
  const minute = minuteAt(starts_at, zone);
  return minute >= MINOR_FROM && minute + STEP <= MINOR_TO;
}
