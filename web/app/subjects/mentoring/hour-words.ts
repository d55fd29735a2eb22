import type { MentorDay, MentorHour } from '@careerscoop/contract/mentor-hours';

/** By their number: 1 is Monday. */
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** A time of the day, from one minute since midnight to another. */
export interface Span {
  from: number;
  to: number;
}

const NAMED: Record<number, string> = { 720: 'noon', 1440: 'midnight' };

/** 3:30 pm; noon and midnight have their names. */
export function clockInWords(minute: number): string {
  return NAMED[minute] ?? `${hourOf(minute)}:${String(minute % 60).padStart(2, '0')} ${half(minute)}`;
}

/** 3 to 6 pm; 10 am to noon; 9:30 am to 1 pm */
export function spanInWords({ from, to }: Span): string {
  const first = half(from) === half(to) && !NAMED[to] && !NAMED[from] ? brief(from) : (NAMED[from] ?? `${brief(from)} ${half(from)}`);
  return `${first} to ${NAMED[to] ?? `${brief(to)} ${half(to)}`}`;
}

const hourOf = (minute: number) => ((Math.floor(minute / 60) + 11) % 12) + 1;
const half = (minute: number) => (minute < 720 ? 'am' : 'pm');
const brief = (minute: number) =>
  minute % 60 === 0 ? String(hourOf(minute)) : `${hourOf(minute)}:${String(minute % 60).padStart(2, '0')}`;

/** A calendar day so many days later; days are written 2027-01-07 and belong to no zone. */
export function dayAfter(day: string, days = 1): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** 1 to 7, Monday to Sunday. */
export const weekdayOf = (day: string) => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

/** What a mentor's own hours say of one day: those of the day itself, else those of the week. */
export function spansOf(day: string, hours: readonly MentorHour[], days: readonly MentorDay[]): { spans: Span[]; off: boolean } {
  const own = days.filter((each) => each.day === day);
  if (own.length > 0) {
    const spans = own.flatMap(({ from_minute: from, to_minute: to }) => (from === null || to === null ? [] : [{ from, to }]));
    return { spans, off: spans.length === 0 };
  }
  const spans = hours
    .filter(({ weekday }) => weekday === weekdayOf(day))
    .filter(({ valid_from, valid_until }) => (!valid_from || valid_from <= day) && (!valid_until || day <= valid_until))
    .map(({ from_minute: from, to_minute: to }) => ({ from, to }))
    .toSorted((one, other) => one.from - other.from);
  return { spans, off: false };
}
