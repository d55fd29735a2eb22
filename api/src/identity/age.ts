import { ADULT_AGE } from '@careerscoop/contract/constants';

/**
 * The day from which a person of this stated age counts as adult, as YYYY-MM-DD. Without a birthday it is the latest
 * possible one: a stated 17 is held for one more year.
 */
export function adultOn(age: number, today: Date): string {
  const day = new Date(today);
  day.setUTCFullYear(day.getUTCFullYear() + Math.max(0, ADULT_AGE - age));
  return day.toISOString().slice(0, 10);
}

/** Whether a parent decides for this person: until the day kept in `adult_on`, whatever age is stated later. */
export function isMinor(person: { adult_on: string | null }, now: Date): boolean {
  return person.adult_on !== null && now.toISOString().slice(0, 10) < person.adult_on;
}
