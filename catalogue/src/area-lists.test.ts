import { expect, it } from 'vitest';
import gold from '../test/gold/areas.json' with { type: 'json' };
import { careersByArea } from './area-lists.ts';
import { speaksOf } from './import/lexicons.ts';
import { readData } from './read-data.ts';

type Judged = Record<'in' | 'out', Record<string, string>>;
const judged = Object.entries<Judged>(gold);
const TOP = 40;

it('the gold set judges ten careers of each area, five in and five out, all of them ranked', () => {
  expect(judged.map(([key]) => key)).toEqual(readData('areas').keys);
  const ranked = new Map(careersByArea('cook').map(({ code, title }) => [code, title]));
  for (const [, { in: within, out }] of judged) {
    expect([Object.keys(within).length, Object.keys(out).length]).toEqual([5, 5]);
    for (const [code, title] of Object.entries({ ...within, ...out })) expect(ranked.get(code)).toBe(title);
  }
});

it.each(judged)(
  '%s: all that is clearly in stands above all that is clearly out, and none of that is in the top 40',
  (key, { in: within, out }) => {
    const careers = careersByArea(key);
    const placeOf = (code: string) => careers.findIndex((career) => career.code === code) + 1;
    const lowestIn = Math.max(...Object.keys(within).map(placeOf));
    const outPlaces = Object.entries(out).map(([code, title]) => ({ title, place: placeOf(code) }));
    expect(outPlaces.filter(({ place }) => place <= Math.max(TOP, lowestIn))).toEqual([]);
  },
);

it.each([
  ['beauty', 'Cut, style, or color hair.', true],
  ['beauty', 'Wear protective clothing when handling chemicals.', false],
  ['beauty', 'Inspect sewer lines for damage.', false],
  ['plant', 'Water and prune garden plants.', true],
  ['plant', 'Supervise workers in geothermal power plants.', false],
  ['money', 'Invest the savings of clients.', true],
  ['money', 'Investigate complaints.', false],
  ['rescue', 'Explain company policies to new staff.', false],
  ['law', 'Fit hearing aids and evaluate hearing disorders.', false],
  ['space', 'Help physicians with physical examinations.', false],
  ['travel', 'Participate in campus and community events.', false],
] as const)('the word list %s: "%s" counts: %s', (name, task, counts) => {
  expect(speaksOf(name, task)).toBe(counts);
});
