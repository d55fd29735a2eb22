import { expect, test } from 'vitest';
import { centredLength, columnScores, correlation, deviation, standardise, unit } from './linear.ts';

test('unit takes out the mean and brings the row to length 1', () => {
  const row = unit([1, 2, 3, 6]);
  expect(row.reduce((sum, value) => sum + value, 0)).toBeCloseTo(0, 12);
  expect(row.reduce((sum, value) => sum + value * value, 0)).toBeCloseTo(1, 12);
});

test('an all-equal row gives zeros, not noise', () => {
  expect([...unit([4, 4, 4])]).toEqual([0, 0, 0]);
  expect(centredLength([4, 4, 4])).toBe(1e-9);
  expect(correlation([4, 4, 4], [1, 2, 3])).toBe(0);
});

test('standardise keeps nearly flat rows small', () => {
  expect([...standardise([1, 3], 0.5)]).toEqual([-1, 1]);
  expect([...standardise([3, 3.2], 0.5)].map((value) => Math.round(value * 10) / 10)).toEqual([-0.2, 0.2]);
});

test('columnScores standardises each column by its population deviation', () => {
  const scores = columnScores(Float64Array.of(1, 10, 3, 10, 5, 40), 2);
  expect(scores[0]).toBeCloseTo(-2 / deviation([1, 3, 5]), 12);
  expect(scores[5]).toBeCloseTo(20 / deviation([10, 10, 40]), 12);
});
