import { expect, it } from 'vitest';
import routes from './routes.ts';
import { SECTIONS } from './subjects/desk/sections.ts';

it('the rail of the desk leads only to screens that there are', () => {
  const desk = routes.find(({ path }) => path === 'desk')?.children ?? [];
  const screens = desk.map(({ path }) => (path ? `/desk/${path}` : '/desk'));
  const ways = SECTIONS.flatMap(({ sections }) => sections.map(({ to }) => to));
  expect(ways.length).toBeGreaterThan(10);
  expect(ways.filter((to) => !screens.includes(to))).toEqual([]);
});
