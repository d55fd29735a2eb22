import type { Result } from '@careerscoop/contract/results';
import { describe, expect, it } from 'vitest';
import { hasTen, topTen, withChange } from './results.queries.ts';

const list = (length: number) => Array.from({ length }, (_, id) => ({ id }) as Result);

describe('the ten', () => {
  it('are there from ten on', () => {
    expect([undefined, list(0), list(9), list(10), list(12)].map(hasTen)).toEqual([false, false, false, true, true]);
  });

  it('are never more than ten', () => {
    expect(topTen(list(12)).map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('a change that shows at once', () => {
  const before = { id: 1, score: 3, interested: false, booked: true } as Result;

  it.each([
    ['rates', { id: 1, score: 5, booked: false }, { score: 5, interested: false, booked: true }],
    ['takes a rating back', { id: 1, score: 0 }, { score: null, interested: false, booked: true }],
    ['saves', { id: 1, interested: true }, { score: 3, interested: true, booked: true }],
  ])('%s', (_, change, after) => {
    expect(withChange(before, change)).toEqual({ id: 1, ...after });
  });
});
