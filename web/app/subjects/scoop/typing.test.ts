import { describe, expect, it } from 'vitest';
import { countText, isEaten } from './scoop-count.ts';
import { typedLength } from '../../lib/use-typed.ts';

describe('typing', () => {
  it('takes 15 ms a character, and stops at the end', () => {
    expect([0, 14, 15, 29, 30, 1_500].map((elapsed) => typedLength(elapsed, 50))).toEqual([0, 0, 1, 1, 2, 50]);
    expect(typedLength(3_000, 200)).toBe(200);
    expect(typedLength(2_999, 200)).toBe(199);
  });
});

describe('the count of scoops', () => {
  it('is said out of five, and five are all', () => {
    expect([1, 5].map(countText)).toEqual(['1/5 scoops', '5/5 scoops']);
    expect([1, 4, 5].map(isEaten)).toEqual([false, false, true]);
  });
});
