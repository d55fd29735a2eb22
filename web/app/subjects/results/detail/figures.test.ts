import { describe, expect, it } from 'vitest';
import { countWords, growthWords } from './figures.ts';

describe('figures of a career', () => {
  it('say so where nothing is published', () => {
    expect(countWords(null)).toBe('Not published');
    expect(growthWords(null, null)).toBe('for the change in jobs over ten years');
  });

  it('say whether jobs grow or shrink, and in which years', () => {
    const years = 'from 2024 to 2034';
    expect([3.4, 0, -2].map((growth) => growthWords(growth, '2024-34'))).toEqual([
      `more jobs ${years}`,
      `change in jobs ${years}`,
      `change: fewer jobs ${years}`,
    ]);
  });

  it('never make nobody of a small count', () => {
    expect([57_000, 0].map(countWords)).toEqual(['57,000', 'Fewer than 50']);
  });
});
