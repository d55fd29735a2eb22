import { expect, it } from 'vitest';
import { momentInWords } from './moment-in-words.ts';

it.each([
  ['2027-01-07T22:30:00Z', '2027-12-31T12:00:00Z', 'Thursday, January 7, 4:30 pm, Central Time'],
  ['2028-01-07T22:30:00Z', '2027-12-31T12:00:00Z', 'Friday, January 7, 2028, 4:30 pm, Central Time'],
  ['2026-12-30T22:30:00Z', '2027-01-02T12:00:00Z', 'Wednesday, December 30, 2026, 4:30 pm, Central Time'],
  // Both on the last evening of the year by the reader's clock, where it is the next year already by others.
  ['2027-01-01T04:30:00Z', '2026-12-31T20:00:00Z', 'Thursday, December 31, 10:30 pm, Central Time'],
  ['2027-01-01T06:30:00Z', '2027-01-01T05:00:00Z', 'Friday, January 1, 2027, 12:30 am, Central Time'],
])('%s, said at %s: the year where it is another than the reader’s present one', (at, now, words) => {
  expect(momentInWords(new Date(at), 'America/Chicago', new Date(now))).toBe(words);
});
