import { TASTE_SURENESS } from '@careerscoop/contract/taste-sureness';
import { expect, test } from 'vitest';
import { storedFigures } from './figures.ts';

test('the taste says of itself what was measured with it', () => {
  const { taste, chance } = storedFigures().taste.C;
  expect(TASTE_SURENESS.family).toBeCloseTo(taste.family.mean, 2);
  expect(TASTE_SURENESS.family_by_chance).toBeCloseTo(chance.family.mean, 2);
  expect(TASTE_SURENESS.career).toBeCloseTo(taste.three.mean, 2);
});
