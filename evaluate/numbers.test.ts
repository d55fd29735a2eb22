import { expect, test } from 'vitest';
import { estimate } from './bootstrap.ts';
import { lowerTriangle } from './columns.ts';
import { draw, randomOf } from './random.ts';

test('random numbers repeat with their seed and have the spread they should', () => {
  const first = randomOf(7);
  const again = randomOf(7);
  const other = randomOf(8);
  const drawn = Array.from({ length: 20_000 }, () => first.normal());
  expect(drawn).toEqual(Array.from({ length: 20_000 }, () => again.normal()));
  expect(other.normal()).not.toBe(drawn[0]);
  const mean = drawn.reduce((sum, value) => sum + value, 0) / drawn.length;
  const variance = drawn.reduce((sum, value) => sum + (value - mean) ** 2, 0) / drawn.length;
  expect(Math.abs(mean)).toBeLessThan(0.03);
  expect(Math.abs(variance - 1)).toBeLessThan(0.04);
});

test('whole numbers reach both ends, draws follow their chances', () => {
  const random = randomOf(3);
  const whole = Array.from({ length: 500 }, () => random.whole(2, 5));
  expect([...new Set(whole)].sort()).toEqual([2, 3, 4, 5]);
  const drawn = Array.from({ length: 4000 }, () => draw(random, [0.1, 0.6, 0.3]));
  expect(Math.abs(drawn.filter((position) => position === 1).length / 4000 - 0.6)).toBeLessThan(0.03);
});

test('the lower triangle times itself gives the matrix', () => {
  const matrix = Float64Array.of(1, 0.5, 0.2, 0.5, 1, 0.3, 0.2, 0.3, 1);
  const triangle = lowerTriangle(matrix, 3);
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      let sum = 0;
      for (let k = 0; k < 3; k++) sum += triangle[row * 3 + k]! * triangle[column * 3 + k]!;
      expect(sum).toBeCloseTo(matrix[row * 3 + column]!, 12);
    }
  }
  expect(() => lowerTriangle(Float64Array.of(1, 2, 2, 1), 2)).toThrow(RangeError);
});

test('an interval holds its mean and draws careers, not students', () => {
  const careers = Array.from({ length: 400 }, (_, i) => i % 20);
  const { mean, low, high } = estimate(
    careers.map((career) => Number(career < 10)),
    careers,
  );
  expect(mean).toBe(0.5);
  // Twenty careers leave the mean open by about .22 either way; four hundred students would leave .05.
  expect(low).toBeLessThan(0.35);
  expect(high).toBeGreaterThan(0.65);
});
