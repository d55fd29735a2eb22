import fc from 'fast-check';
import { expect, test } from 'vitest';
import { madeUpModel, madeUpRows } from '../test/made-up.ts';
import { buildModel } from './model.ts';
import { LEADING, rankLeading } from './rank.ts';

const careers = madeUpModel.codes.length;
const score = fc.double({ min: -1, max: 1, noNaN: true });
const flat = () => new Float64Array(careers);

test('puts the sixty best in order', () => {
  fc.assert(
    fc.property(fc.array(score, { minLength: careers, maxLength: careers }), (values) => {
      const total = Float64Array.from(values);
      const expected = [...values].sort((one, other) => other - one).slice(0, LEADING);
      const leading = rankLeading(madeUpModel, { total, areas: flat() }, null);
      [...leading].forEach((career, i) => expect(total[career]).toBeCloseTo(expected[i]!, 8));
      expect(new Set(leading).size).toBe(LEADING);
    }),
  );
});

// Law 15.
test('ties go by area part, then by the gap to the goal, then by code', () => {
  const total = flat();
  const areas = flat();
  areas[40] = 0.5;
  const byGap = [...madeUpModel.educationNeed].map((need) => Math.abs(3 - need));
  const nearest = byGap.indexOf(Math.min(...byGap));
  expect(rankLeading(madeUpModel, { total, areas }, 3)[0]).toBe(40);
  expect(rankLeading(madeUpModel, { total, areas }, 3)[1]).toBe(nearest);
  const sameNeed = buildModel(
    madeUpRows().map((row) => ({ ...row, educationNeed: 2 })),
    'v',
  );
  expect([...rankLeading(sameNeed, { total, areas: flat() }, 3)]).toEqual(Array.from({ length: LEADING }, (_, i) => i));
});

test('differences below a billionth are ties', () => {
  const total = flat();
  total[9] = 1e-10;
  expect(rankLeading(madeUpModel, { total, areas: flat() }, null)[0]).toBe(0);
  total[9] = 1e-8;
  expect(rankLeading(madeUpModel, { total, areas: flat() }, null)[0]).toBe(9);
});
