import { expect, it } from 'vitest';
import { dayAt, placeOf, timeInWords, weekdayInWords, yourTime } from './time-in-words.ts';

const AT = '2027-01-08T00:30:00Z';
const NOW = '2027-01-04T12:00:00Z';

it('says a moment by the clock of a place', () => {
  expect(yourTime(AT, 'America/Chicago', NOW)).toBe('Thursday, January 7, 6:30 pm, your time');
  expect(yourTime(AT, 'Asia/Kolkata', NOW)).toBe('Friday, January 8, 6:00 am, your time');
  expect(timeInWords('2027-01-07T18:00:00Z', 'America/Chicago')).toBe('12:00 pm');
});

it('says the year where it is another one than now', () => {
  expect(weekdayInWords(AT, 'America/Chicago', '2026-12-30T12:00:00Z')).toBe('Thursday, January 7, 2027');
});

it('knows on which day a moment falls there, also round the new year', () => {
  expect(dayAt('2027-01-01T03:00:00Z', 'America/New_York')).toBe('2026-12-31');
  expect(dayAt('2027-01-01T03:00:00Z', 'Europe/Berlin')).toBe('2027-01-01');
});

it('names a zone by its place', () => {
  expect(['America/Los_Angeles', 'UTC', 'America/Indiana/Knox'].map(placeOf)).toEqual(['Los Angeles', 'UTC', 'Knox']);
});
