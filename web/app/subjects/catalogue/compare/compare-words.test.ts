import { expect, it } from 'vitest';
import { growthText, inAll, leadingTypes, sharedText } from './compare-words.ts';

it('says how jobs change', () => {
  expect([null, 0, 4, -4].map(growthText)).toEqual(['Not published', 'About the same', '4% more jobs', '4% fewer jobs']);
});

it('finds what careers have in common', () => {
  expect(leadingTypes({ interests: { Realistic: 1, Social: 6, Artistic: 3, Investigative: 5 } })).toEqual([
    'Social',
    'Investigative',
    'Artistic',
  ]);
  expect(inAll([['a', 'b'], ['b', 'c'], ['b']])).toEqual(['b']);
  expect(inAll([['a'], ['b']])).toEqual([]);
  expect(inAll([['a']])).toBeNull();
  expect(inAll([['a'], []])).toBeNull();
  expect(sharedText(2, null)).toBeNull();
  expect(sharedText(2, ['helping people'])).toBe('Both: Helping people.');
  expect(sharedText(4, [])).toBe('They share none of these.');
  expect(sharedText(3, ['a', 'b'])).toBe('All three: A, b.');
});
