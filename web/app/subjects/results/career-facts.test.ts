import { describe, expect, it } from 'vitest';
import { educationText, outlookText, payFigure, payText } from './career-facts.ts';

const figures = {
  median_wage: 73010,
  shared_with: 0,
  outlook: { growth_percent: -6, openings: 500, text: 'Fewer jobs' },
  education: "Bachelor's degree",
};
const unknown = {
  median_wage: null,
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

  it('are said to be not published where they are not', () => {
    expect(payText(unknown)).toBe('Pay not published');
    expect(payFigure(unknown)).toBe('Not published');
    expect(outlookText(unknown, true)).toBe('Outlook not published');
    expect(educationText(unknown)).toBe('Schooling not published');
  });
});
