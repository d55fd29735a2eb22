import { expect, it } from 'vitest';
import { AREA_KEYS, isAreaKey } from '@careerscoop/art/areas.ts';
import pictures from './option-pictures.json';
import scenarios from '../../../../api/src/assessment/content/scenarios.json' with { type: 'json' };

it('knows the options that are asked now', () => {
  const parts = scenarios.scenarios as unknown as { scenario_id: number; questions: { options?: { id: number }[] }[] }[];
  const asked = parts.flatMap(({ scenario_id, questions }) => (scenario_id === 3 ? questions : []));
  const ids = asked.flatMap(({ options = [] }) => options.map(({ id }) => String(id)));
  expect(Object.keys(pictures)).toEqual(ids);
});

it('has a picture for each of the 48 options, every one another', () => {
  const areas = Object.values(pictures);
  expect(areas.filter((area) => !isAreaKey(area))).toEqual([]);
  expect(new Set(areas).size).toBe(AREA_KEYS.length);
});
