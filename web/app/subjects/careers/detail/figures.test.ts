import { describe, expect, it } from 'vitest';
import { countWords, dollars, growthWords, payOf, payWords } from './figures.ts';

const WAGE = { median: 90_000, p10: 50_000, p90: 200_000, capped: false };
const HOURLY = { median: 29.05, p10: 16.5, p90: null };
const NONE = { median: null, p10: null, p90: null };

describe('figures of a career', () => {
  it('say so where nothing is published', () => {
    expect(dollars(null)).toBe('Not published');
    expect(payWords(null, WAGE)).toBe('Not published');
    expect(countWords(null)).toBe('Not published');
    expect(growthWords(null, null)).toBe('for the change in jobs over ten years');
    expect(payOf({ wage: { ...NONE, capped: false }, hourly_wage: null })).toBeNull();
    expect(payOf({ wage: null, hourly_wage: NONE })).toBeNull();
  });

  it('are a year, or an hour where a year is not published', () => {
    expect(payOf({ wage: WAGE, hourly_wage: HOURLY })).toMatchObject({ per: 'year', median: 90_000 });
    const hour = payOf({ wage: { ...NONE, capped: false }, hourly_wage: HOURLY });
    expect(hour).toEqual({ per: 'hour', ...HOURLY, capped: false });
    expect([29.05, 16.5, 20].map(dollars)).toEqual(['$29.05', '$16.50', '$20']);
  });

  it('say "or more" of the highest figure that is capped, and of no other', () => {
    const capped = { ...WAGE, capped: true };
    expect([capped.median, capped.p90].map((amount) => payWords(amount, capped))).toEqual(['$90,000', '$200,000 or more']);
    expect(payWords(90_000, { ...capped, p90: null })).toBe('$90,000 or more');
    expect(payWords(200_000, WAGE)).toBe('$200,000');
  });

  it('say whether jobs grow or shrink, and in which years', () => {
    const years = 'from 2024 to 2034';
    expect([3.4, 0, -2].map((growth) => growthWords(growth, '2024-34'))).toEqual([`more jobs ${years}`, `change in jobs ${years}`, `change: fewer jobs ${years}`]);
  });

  it('never make nobody of a small count', () => {
    expect([57_000, 0].map(countWords)).toEqual(['57,000', 'Fewer than 50']);
  });
});
