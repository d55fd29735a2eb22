import { describe, expect, it } from 'vitest';
import { dollars, payOf, payWords, periodWords } from './pay.ts';

const WAGE = { median: 90_000, p10: 50_000, p90: 200_000, capped: false };
const HOURLY = { median: 29.05, p10: 16.5, p90: null };
const NONE = { median: null, p10: null, p90: null };

describe('pay', () => {
  it('is a year, or an hour where a year is not published, and else none', () => {
    expect(payOf({ wage: WAGE, hourly_wage: HOURLY })).toMatchObject({ per: 'year', median: 90_000 });
    const hour = payOf({ wage: { ...NONE, capped: false }, hourly_wage: HOURLY });
    expect(hour).toEqual({ per: 'hour', ...HOURLY, capped: false });
    expect(payOf({ wage: { ...NONE, capped: false }, hourly_wage: null })).toBeNull();
    expect(payOf({ wage: null, hourly_wage: NONE })).toBeNull();
  });

  it('says so where it is not published', () => {
    expect(dollars(null)).toBe('Not published');
    expect(payWords(null, WAGE)).toBe('Not published');
    expect([29.05, 16.5, 20, 1_234_567].map(dollars)).toEqual(['$29.05', '$16.50', '$20', '$1,234,567']);
  });

  it('says "or more" of the highest figure that is capped, and of no other', () => {
    const capped = { ...WAGE, capped: true };
    expect([capped.median, capped.p90].map((amount) => payWords(amount, capped))).toEqual(['$90,000', '$200,000 or more']);
    expect(payWords(90_000, { ...capped, p90: null })).toBe('$90,000 or more');
    expect(payWords(200_000, WAGE)).toBe('$200,000');
  });

  it('is of years', () => {
    expect(periodWords('2024-34')).toBe('from 2024 to 2034');
  });
});
