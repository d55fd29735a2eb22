import type { MentorDay, MentorHour } from '@careerscoop/contract/mentor-hours';

/** What is wrong with a week as it was sent, as one sentence; nothing where it can be kept. */
export function faultOfHours(hours: readonly MentorHour[]): string | undefined {
  if (hours.some(crossesMidnight))
    return 'A time ends after it begins. One that goes over midnight is two: until 24:00, and from 0:00 on the next day.';
  if (hours.some(({ valid_from, valid_until }) => valid_from && valid_until && valid_from > valid_until)) {
    return 'The last day of a time lies before its first.';
  }
  if (hours.some((one, index) => hours.slice(index + 1).some((other) => collide(one, other))))
    return 'Two of these times overlap. Make one of them.';
  return undefined;
}

/** The same for the days that differ from the week. */
export function faultOfDays(days: readonly MentorDay[], today: string): string | undefined {
  if (new Set(days.map(({ day }) => day)).size < days.length) return 'A day is there twice.';
  if (days.some(({ day }) => day < today)) return 'A day is over already.';
  if (days.some(({ from_minute, to_minute }) => (from_minute === null) !== (to_minute === null)))
    return 'A day needs both times, or none where it is closed.';
  if (days.some(({ from_minute, to_minute }) => from_minute !== null && to_minute !== null && from_minute >= to_minute)) {
    return 'A time ends after it begins, on the same day.';
  }
  return undefined;
}

const crossesMidnight = ({ from_minute, to_minute }: MentorHour) => from_minute >= to_minute;

const FIRST_DAY = '0000-01-01';
const LAST_DAY = '9999-12-31';

function collide(one: MentorHour, other: MentorHour): boolean {
  return (
    one.weekday === other.weekday &&
    one.from_minute < other.to_minute &&
    other.from_minute < one.to_minute &&
    (one.valid_from ?? FIRST_DAY) <= (other.valid_until ?? LAST_DAY) &&
    (other.valid_from ?? FIRST_DAY) <= (one.valid_until ?? LAST_DAY)
  );
}
