import type { Result } from '@careerscoop/contract/results';
import { expect, it } from 'vitest';
import { sharedText, sharedTitles } from './share-words.ts';

const career = (rank: number | null, mask_title: string) => ({ rank, unique_title: { id: 1, text: 'Official', mask_title } }) as Result;

it('names the present ten in their order, and nothing that was kept from before', () => {
  const titles = sharedTitles([career(2, 'Baker'), career(null, 'Old one'), career(1, ''), career(3, 'Pilot')]);
  expect(titles).toEqual(['Official', 'Baker', 'Pilot']);
  expect(sharedText(titles)).toBe('My ten careers, by CareerScoop:\n1. Official\n2. Baker\n3. Pilot');
});
