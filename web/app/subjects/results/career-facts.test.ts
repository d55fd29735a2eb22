import { describe, expect, it } from 'vitest';
import { educationText, outlookText, payFigure, payText } from './career-facts.ts';

const figures = {
  median_wage: 73010,
  hourly_wage: null,
  shared_with: 0,
  outlook: { growth_percent: -6, openings: 500, text: 'Fewer jobs' },
  education: "Bachelor's degree",
};
const unknown = {
  median_wage: null,
  hourly_wage: null,
  shared_with: 2,
  outlook: { growth_percent: null, openings: null, text: 'Not published' },
  education: null,
};

describe('the facts of a career', () => {
  it('are said in a few words', () => {
    expect(payText(figures)).toBe('$73,010 middle pay');
    expect(payFigure(figures)).toBe('$73,010');
    expect(outlookText(figures)).toBe('Fewer jobs');
    expect(outlookText(figures, true)).toBe('Fewer jobs: 6% fewer jobs in ten years');
    expect(educationText(figures)).toBe("Bachelor's degree");
  });

  it('carry the mark where they are for a wider group', () => {
    const pooled = { ...figures, shared_with: 3 };
    expect(payText(pooled)).toBe('$73,010 middle pay, for a wider group');
    expect(payFigure(pooled)).toBe('$73,010, for a wider group');
    expect(outlookText(pooled, true)).toBe('Fewer jobs: 6% fewer jobs in ten years, for a wider group');
  });

  it('are said by the hour where the work is not done the whole year', () => {
    const actors = { ...unknown, shared_with: 0, hourly_wage: { p10: 13.8, median: 29.05, p90: null } };
    expect(payText(actors)).toBe('$29.05 middle pay an hour');
    expect(payFigure(actors)).toBe('$29.05 an hour');
    expect(payText({ ...actors, shared_with: 2 })).toBe('$29.05 middle pay an hour, for a wider group');
    expect(payText({ ...actors, hourly_wage: { ...actors.hourly_wage, median: null } })).toBe('Pay not published');
  });

  it('are said to be not published where they are not', () => {
    expect(payText(unknown)).toBe('Pay not published');
    expect(payFigure(unknown)).toBe('Not published');
    expect(outlookText(unknown, true)).toBe('Outlook not published');
    expect(educationText(unknown)).toBe('Schooling not published');
  });
});
