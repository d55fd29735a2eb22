import { expect, test } from 'vitest';
import { ACTIVITIES, ACTIVITIES_OF_AREA } from './activities.ts';
import { AREAS, AREAS_PER_TYPE, SITUATION_AREAS, SITUATIONS, SKILLS } from './constructs.ts';

test('every area is an option of the situations exactly once', () => {
  const options = SITUATION_AREAS.flat();
  expect(options).toHaveLength(48);
  expect([...options].sort((a, b) => a - b)).toEqual(AREAS.map((_, i) => i));
  expect(SITUATIONS.every((situation) => situation.length === 6)).toBe(true);
});

test('constructs are distinct', () => {
  expect(new Set(AREAS.map(({ key }) => key)).size).toBe(48);
  expect(new Set(SKILLS).size).toBe(21);
  expect(new Set(ACTIVITIES).size).toBe(41);
});

test('types have as many areas as they are divided by', () => {
  expect(AREAS_PER_TYPE).toEqual([12, 12, 7, 7, 6, 4]);
});

test('activities of areas are among the 41', () => {
  for (const activity of Object.values(ACTIVITIES_OF_AREA).flat()) expect(ACTIVITIES).toContain(activity);
});
