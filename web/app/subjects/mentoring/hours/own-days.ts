import type { MentorDay } from '@careerscoop/contract/mentor-hours';
import { dayAfter } from '../hour-words.ts';

/** How many days can differ from the week, as the contract has it. */
export const MOST_DAYS = 200;

/** Days on end that differ from the week in the same way. */
export interface DayRun extends Omit<MentorDay, 'day'> {
  first: string;
  last: string;
}

/** Days in order, those on end taken together. */
export function runsOf(days: readonly MentorDay[]): DayRun[] {
  const runs: DayRun[] = [];
  for (const { day, from_minute, to_minute } of days.toSorted((one, other) => (one.day < other.day ? -1 : 1))) {
    const run = runs.at(-1);
    if (run && dayAfter(run.last) === day && run.from_minute === from_minute && run.to_minute === to_minute) run.last = day;
    else runs.push({ first: day, last: day, from_minute, to_minute });
  }
  return runs;
}

/** The days with a run put in: what was said of its days before gives way. */
export function withRun(days: readonly MentorDay[], run: DayRun): MentorDay[] {
  return [...withoutRun(days, run), ...daysOf(run)].toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

export function withoutRun(days: readonly MentorDay[], { first, last }: DayRun): MentorDay[] {
  return days.filter(({ day }) => day < first || day > last);
}

function daysOf({ first, last, from_minute, to_minute }: DayRun): MentorDay[] {
  const days: MentorDay[] = [];
  // One more than can be kept: the form then says that it is too many.
  for (let day = first; day <= last && days.length <= MOST_DAYS; day = dayAfter(day)) days.push({ day, from_minute, to_minute });
  return days;
}

const MONTH_DAY = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
const written = (day: string, options: Intl.DateTimeFormatOptions) => new Date(day).toLocaleDateString('en-US', options);

/** Thursday, December 24; December 24 to 31; December 24 to January 3 */
export function runInWords({ first, last }: DayRun): string {
  if (first === last) return written(first, { weekday: 'long', ...MONTH_DAY });
  const sameMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${written(first, MONTH_DAY)} to ${sameMonth ? Number(last.slice(8)) : written(last, MONTH_DAY)}`;
}
