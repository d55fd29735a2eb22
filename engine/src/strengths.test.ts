import { expect, test } from 'vitest';
import { madeUpModel, plainAnswers } from '../test/made-up.ts';
import { AREAS, SKILLS } from './constructs.ts';
import { strengthsOf } from './strengths.ts';

const liked = (...keys: string[]) => AREAS.map(({ key }) => (keys.includes(key) ? 5 : 2));

test('names the two leading types and the areas rated clearly above the rest', () => {
  const strengths = strengthsOf(
    madeUpModel,
    plainAnswers({
      areas: liked('money', 'office', 'records', 'sell'),
      types: ['Conventional', 'Enterprising'],
    }),
  );
  expect(strengths.types).toEqual([['Conventional'], ['Enterprising']]);
  expect([...strengths.areas].sort()).toEqual(['money', 'office', 'records', 'sell']);
});

test('types that lie close together are a tie', () => {
  const areas = AREAS.map(({ type }) => (type === 'Artistic' || type === 'Social' ? 5 : 2));
  // Three artistic and three social options, then two of other types: both types end with the same mean.
  const { types } = strengthsOf(madeUpModel, plainAnswers({ areas, situations: [2, 3, 2, 3, 2, 3, 4, 0] }));
  expect(types).toHaveLength(1);
  expect([...types[0]!].sort()).toEqual(['Artistic', 'Social']);
});

test('skills go by band, then by importance in the core; skills to grow by importance', () => {
  const { skills, skillsToGrow } = strengthsOf(madeUpModel, plainAnswers());
  expect(skills.map(({ band }) => band)).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2]);
  const falling = (values: number[]) => values.every((value, i) => i === 0 || value <= values[i - 1]!);
  expect(falling(skills.filter(({ band }) => band === 1).map(({ importance }) => importance))).toBe(true);
  expect(falling(skillsToGrow.map(({ importance }) => importance))).toBe(true);
  expect(skillsToGrow.every(({ band }) => band >= 3)).toBe(true);
  expect(skills.length + SKILLS.filter((_, i) => 1 + (i % 5) >= 3).length).toBe(21);
});

test('activities belong to the leading areas', () => {
  const { activities } = strengthsOf(madeUpModel, plainAnswers({ areas: liked('records') }));
  expect([...activities].sort()).toEqual(['Documenting/Recording Information', 'Processing Information', 'Working with Computers']);
});

test('three activities are named even where the leading areas have none', () => {
  const { activities } = strengthsOf(madeUpModel, plainAnswers({ areas: liked('animals') }));
  expect(activities.length).toBeGreaterThanOrEqual(3);
  expect(new Set(activities).size).toBe(activities.length);
});
