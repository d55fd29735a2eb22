import { describe, expect, it } from 'vitest';
import { cutItem, isEmpty, sidesOf } from './strength-sides.ts';

const NOTHING = {
  first_name: 'Noor',
  top_traits: [],
  traits_insights: '',
  traits_prompt: 'When?',
  top_skills: [],
  skills_insights: '',
  skills_prompt: 'Which?',
  top_activities: [],
  activities_insights: '',
  activities_prompt: 'Where?',
};

describe('the sides of a strength profile', () => {
  it('are three, in their order, with a paragraph a line', () => {
    const sides = sidesOf({ ...NOTHING, top_skills: ['Speaking'], skills_insights: 'One.\n\nTwo.\n' });
    expect(sides.map(({ title }) => title)).toEqual(['Where You Shine', 'Things You Do Well', 'Activities You Enjoy']);
    expect(sides[1]).toMatchObject({ items: ['Speaking'], insights: ['One.', 'Two.'], prompt: 'Which?' });
    expect(isEmpty(sides)).toBe(false);
  });

  it('are empty while there is neither a list nor an insight', () => {
    expect(isEmpty(sidesOf(NOTHING))).toBe(true);
    expect(isEmpty(sidesOf({ ...NOTHING, traits_insights: 'Your answers are close together.' }))).toBe(false);
  });

  it('cuts what is longer than 25 characters', () => {
    expect(cutItem('x'.repeat(25))).toBeNull();
    expect(cutItem('x'.repeat(26))).toBe(`${'x'.repeat(25)}…`);
    expect(cutItem('Speaking in front of many people')).toBe('Speaking in front of many…');
  });
});
