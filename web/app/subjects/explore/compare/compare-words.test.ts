import { expect, it } from 'vitest';
import { growthText, inAll, leadingTypes, payOf, payText, periodText, sharedText } from './compare-words.ts';

const wage = { median: 60_000, p10: 40_000, p90: 100_000, capped: false };

it('takes pay a year first, then an hour, and else none', () => {
  expect(payOf({ wage, hourly_wage: null })).toMatchObject({ per: 'year', median: 60_000 });
  const unknown = { median: null, p10: null, p90: null };
  expect(payOf({ wage: { ...unknown, capped: false }, hourly_wage: { ...unknown, median: 23.33 } })).toMatchObject({ per: 'hour', median: 23.33 });
  expect(payOf({ wage: { ...unknown, capped: false }, hourly_wage: null })).toBeNull();
  expect(payOf({ wage: null, hourly_wage: null })).toBeNull();
});

it('says what is not published and what is only a floor', () => {
  const pay = { per: 'year' as const, ...wage };
  expect(payText(null, pay)).toBe('Not published');
  expect(payText(100_000, { ...pay, capped: true })).toBe('$100,000 or more');
  expect(payText(60_000, { ...pay, capped: true })).toBe('$60,000');
  expect([null, 0, 4, -4].map(growthText)).toEqual(['Not published', 'About the same', '4% more jobs', '4% fewer jobs']);
  expect(periodText('2024-34')).toBe('2024 to 2034');
});

it('finds what careers have in common', () => {
  expect(leadingTypes({ interests: { Realistic: 1, Social: 6, Artistic: 3, Investigative: 5 } })).toEqual(['Social', 'Investigative', 'Artistic']);
  expect(inAll([['a', 'b'], ['b', 'c'], ['b']])).toEqual(['b']);
  expect(inAll([['a'], ['b']])).toEqual([]);
  expect(inAll([['a']])).toBeNull();
  expect(inAll([['a'], []])).toBeNull();
  expect(sharedText(2, null)).toBeNull();
  expect(sharedText(2, ['helping people'])).toBe('Both: Helping people.');
  expect(sharedText(4, [])).toBe('They share none of these.');
  expect(sharedText(3, ['a', 'b'])).toBe('All three: A, b.');
});
