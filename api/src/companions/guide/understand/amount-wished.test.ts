import { expect, it } from 'vitest';
import { amountWished } from './amount-wished.ts';

it.each([
  ['jobs that pay 25 an hour', 52_000, 25],
  ['jobs that pay $25/hr', 52_000, 25],
  ['trabajos que paguen 25 la hora', 52_000, 25],
  ['jobs that pay 20', 41_600, 20],
  ['jobs that pay 4000 a month', 48_000, null],
  ['pay over 6 figures', 100_000, null],
  ['i want to make six figures', 100_000, null],
  ['job with no degree that pays 80k', 80_000, null],
  ['jobs over 100k', 100_000, null],
  ['jobs that pay more than 80', 80_000, null],
  ['at least $75,000 a year', 75_000, null],
  ['que pague mas de 80 mil', 80_000, null],
])('%s: %d a year', (typed, year, hour) => {
  expect(amountWished(typed)).toMatchObject({ year, hour });
});

it.each([
  'jobs for people over 50',
  'i am over 18',
  'jobs with more than 20 openings',
  'school under 40k',
  '50k in debt',
  'number 4',
  'pays 2 weeks vacation',
])('no pay is meant by: %s', (typed) => {
  expect(amountWished(typed)).toBeUndefined();
});
