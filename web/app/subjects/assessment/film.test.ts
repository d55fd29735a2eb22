import { describe, expect, it } from 'vitest';
import { clock, soughtBy } from './film.ts';

describe('the film', () => {
  it('writes times as people read them', () => {
    expect([clock(0), clock(7.8), clock(60), clock(75)]).toEqual(['0:00', '0:07', '1:00', '1:15']);
  });

  it.each([
    ['ArrowRight', 12, 17],
    ['ArrowUp', 48, 50],
    ['ArrowLeft', 12, 7],
    ['ArrowDown', 2, 0],
    ['Home', 12, undefined],
  ])('goes by %s from second %d to %d', (key, second, sought) => {
    expect(soughtBy(key, second, 50)).toBe(sought);
  });
});
