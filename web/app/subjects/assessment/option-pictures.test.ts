import { expect, it } from 'vitest';
import { AREA_KEYS, isAreaKey } from '@careerscoop/art/areas.ts';
import pictures from './option-pictures.json';

it('has a picture for each of the 48 options, every one another', () => {
  const areas = Object.values(pictures);
  expect(areas.filter((area) => !isAreaKey(area))).toEqual([]);
  expect(new Set(areas).size).toBe(AREA_KEYS.length);
});
