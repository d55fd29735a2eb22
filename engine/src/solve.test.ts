import { expect, test } from 'vitest';
import { solve } from './solve.ts';

test('finds what the matrix turns into the right side', () => {
  const matrix = [
    [4, 1, 0.5],
    [1, 3, 0.2],
    [0.5, 0.2, 2],
  ];
  const found = solve(matrix, [1, -2, 3]);
  const back = matrix.map((row) => row.reduce((sum, value, i) => sum + value * found[i]!, 0));
  [1, -2, 3].forEach((value, i) => expect(back[i]).toBeCloseTo(value, 12));
});

test('refuses a matrix that cannot be a covariance', () => {
  const matrix = [
    [1, 2],
    [2, 1],
  ];
  expect(() => solve(matrix, [1, 1])).toThrow(RangeError);
});
