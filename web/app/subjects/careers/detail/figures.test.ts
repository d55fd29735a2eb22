import { describe, expect, it } from 'vitest';
import { dollars, growthWords, payWords } from './figures.ts';

const WAGE = { median: 90_000, p10: 50_000, p90: 200_000, capped: false };

describe('figures of a career', () => {
  it('say so where nothing is published', () => {
    expect(dollars(null)).toBe('Not published');
    expect(payWords(null, WAGE)).toBe('Not published');
    expect(growthWords(null)).toMatch(/^for the change/);
  });

  it('say "or more" of the highest figure that is capped, and of no other', () => {
    const capped = { ...WAGE, capped: true };
    expect([capped.median, capped.p90].map((amount) => payWords(amount, capped))).toEqual(['$90,000', '$200,000 or more']);
    expect(payWords(90_000, { ...capped, p90: null })).toBe('$90,000 or more');
    expect(payWords(200_000, WAGE)).toBe('$200,000');
  });

  it('say whether jobs grow or shrink', () => {
    expect([3.4, 0, -2].map(growthWords)).toEqual(['more jobs in ten years', 'change in jobs over ten years', 'change: fewer jobs in ten years']);
  });
});
