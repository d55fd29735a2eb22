import { dayAt } from './wall-clock.ts';

/** An ISO time as people write a day: March 5, 2027. */
export function dayInWords(iso: string): string {
  return new Date(iso).toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
}

/** The day that it is there at a moment: UTC would name tomorrow in an evening west of London. */
export function dayThereInWords(at: Date, zone: string): string {
  return dayInWords(dayAt(at, zone));
}

/** The last day there of what runs until `end`: at that moment nothing is open any more, so the day before a midnight is named. */
export function lastDayInWords(end: Date, zone: string): string {
  return dayThereInWords(new Date(end.getTime() - 1), zone);
}
