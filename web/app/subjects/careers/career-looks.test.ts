import type { Result } from '@careerscoop/contract/careers';
import { expect, it } from 'vitest';
import { careerLooks } from './career-looks.ts';

const careers = (...areas: string[][]) => areas.map((list, id) => ({ id, areas: list }) as Result);

it('lets each career lead with an area of its own, as long as there is one', () => {
  const look = careerLooks(
    careers(['animals', 'outdoors'], ['animals', 'grow'], ['grow', 'animals'], ['animals', 'grow']),
  );
  expect([0, 1, 2, 3].map((id) => look(id).areas[0])).toEqual(['animals', 'grow', 'grow', 'animals']);
  expect(look(1).areas).toEqual(['grow', 'animals']);
});

it('shows another person on each of the ten', () => {
  const look = careerLooks(careers(...Array.from({ length: 10 }, () => ['teach'])));
  expect(new Set(Array.from({ length: 10 }, (_, id) => look(id).who)).size).toBe(10);
});

it('has a picture for a career of unknown areas', () => {
  expect(careerLooks(careers(['astrology']))(0).areas).toEqual(['new_ideas']);
});
