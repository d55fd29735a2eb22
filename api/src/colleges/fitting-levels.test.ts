import { careerBySlug, loadCatalogue } from '@careerscoop/catalogue/load';
import { expect, it } from 'vitest';
import { fittingLevels } from './fitting-levels.ts';

const levelsOf = (slug: string) => {
  const career = careerBySlug(slug);
  return career && fittingLevels(career);
};

it.each([
  // Typical entry and what people in the work have, both as published.
  ['registered-nurses', ['certificate', 'associate', 'bachelor']],
  ['software-developers', ['bachelor']],
  ['veterinarians', ['graduate']],
  ['electricians', ['certificate', 'associate']],
  ['chefs-and-head-cooks', ['certificate', 'associate']],
  ['actors', ['certificate', 'associate', 'bachelor']],
])('the way into %s begins at %s', (slug, levels) => {
  expect(levelsOf(slug)).toEqual(levels);
});

it('finds a level for every career', () => {
  expect(loadCatalogue().careers.filter((career) => fittingLevels(career).length === 0)).toEqual([]);
});
