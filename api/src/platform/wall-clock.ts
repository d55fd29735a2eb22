import { Temporal } from 'temporal-polyfill';

/** Where somebody's own zone is not known yet. */
export const USUAL_TIME_ZONE = 'America/New_York';

export const zoneOf = ({ time_zone }: { time_zone: string | null }) => time_zone ?? USUAL_TIME_ZONE;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The calendar day there, as 2027-03-14. */
export function dayAt(at: Date, zone: string): string {
  return zoned(at, zone).toPlainDate().toString();
}

/** Minutes since midnight by the clock on the wall there. */
export function minuteAt(at: Date, zone: string): number {
  const { hour, minute } = zoned(at, zone);
  return hour * 60 + minute;
}

export function addDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** 1 is Monday, 7 Sunday. */
export function weekdayOf(day: string): number {
  return Temporal.PlainDate.from(day).dayOfWeek;
}

/** The first moment of a day there, which is not midnight where the clock skips it. */
export function startOfDay(day: string, zone: string): Date {
  return dateOf(Temporal.PlainDate.from(day).toZonedDateTime(zone));
}

/** The first moment of the calendar month that it is there, or of one to come. */
export function startOfMonth(at: Date, zone: string, ahead = 0): Date {
  return dateOf(zoned(at, zone).toPlainDate().with({ day: 1 }).add({ months: ahead }).toZonedDateTime(zone));
}

/**
 * Finds the moments of a day at which the clock on the wall shows this many minutes since midnight: null where the clock skips them,
 * and the earlier one where it shows them twice.
 */
export function clockOf(day: string, zone: string): (minute: number) => Date | null {
  const start = startOfDay(day, zone);
  const isEven = startOfDay(addDays(day, 1), zone).getTime() - start.getTime() === DAY;
  return (minute) => (isEven ? new Date(start.getTime() + minute * MINUTE) : onUnevenDay(day, minute, zone));
}

function onUnevenDay(day: string, minute: number, zone: string): Date | null {
  const wall = Temporal.PlainDate.from(day).toPlainDateTime({ hour: Math.floor(minute / 60), minute: minute % 60 });
  const there = wall.toZonedDateTime(zone, { disambiguation: 'earlier' });
  return there.toPlainDateTime().equals(wall) ? dateOf(there) : null;
}

const zoned = (at: Date, zone: string) => Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone);
const dateOf = (there: Temporal.ZonedDateTime) => new Date(there.epochMilliseconds);
