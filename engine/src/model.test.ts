import { expect, test } from 'vitest';
import { madeUpModel, madeUpRows } from '../test/made-up.ts';
import { buildModel, PROFILE_WIDTH } from './model.ts';

const rows = madeUpRows(12);

test('profiles are centred rows of length 1 for areas, types and skills', () => {
  for (const [from, to] of [
    [0, 48],
    [48, 54],
    [54, 75],
  ] as const) {
    const row = madeUpModel.profiles.subarray(PROFILE_WIDTH * 5 + from, PROFILE_WIDTH * 5 + to);
    expect(row.reduce((sum, value) => sum + value, 0)).toBeCloseTo(0, 12);
    expect(row.reduce((sum, value) => sum + value * value, 0)).toBeCloseTo(1, 12);
  }
});

test('refuses careers out of order, because ties end at the code', () => {
  expect(() => buildModel([rows[1]!, rows[0]!], 'v')).toThrow(/rows must ascend by code/);
  expect(() => buildModel([rows[0]!, rows[0]!], 'v')).toThrow(RangeError);
});

test('refuses a short or broken field and names it', () => {
  const short = { ...rows[0]!, areas: rows[0]!.areas.slice(1) };
  const broken = { ...rows[0]!, interests: rows[0]!.interests.with(2, NaN) };
  const outside = { ...rows[0]!, educationNeed: 0 };
  expect(() => buildModel([short], 'v')).toThrow(`career ${short.code}: areas needs 48 finite numbers`);
  expect(() => buildModel([broken], 'v')).toThrow('interests needs 6 finite numbers');
  expect(() => buildModel([outside], 'v')).toThrow('educationNeed must lie between 1 and 5');
});
