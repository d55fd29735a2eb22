import fc from 'fast-check';
import { expect, test } from 'vitest';
import '../test/made-up.ts';
import { preparation } from './preparation.ts';
import { WEIGHTS } from './weights.ts';

const goal = fc.integer({ min: 1, max: 5 });
const need = fc.double({ min: 1, max: 5, noNaN: true });

test('costs nothing near the goal and never gains', () => {
  expect(preparation(3, 3.2)).toBeCloseTo(0, 12);
  expect(preparation(3, 2.3)).toBeCloseTo(0, 12);
  expect(preparation(3, 4.25)).toBeCloseTo(-1, 12);
  expect(preparation(5, 3)).toBeCloseTo(-0.6 * 1.25 ** 2, 12);
});

// Law 9, first half.
test('changes no score by more than .24', () => {
  fc.assert(
    fc.property(goal, need, (g, e) => {
      const cost = -WEIGHTS.preparation * preparation(g, e);
      expect(cost).toBeGreaterThanOrEqual(0);
      expect(cost).toBeLessThanOrEqual(0.24);
    }),
  );
  expect(-WEIGHTS.preparation * preparation(1, 5)).toBeCloseTo(0.24, 12);
});

// Law 9, second half.
test('raising the goal never lowers a career that needs as much or more', () => {
  fc.assert(
    fc.property(goal, need, (g, e) => {
      fc.pre(g < 5 && e >= g + 1);
      expect(preparation(g + 1, e)).toBeGreaterThanOrEqual(preparation(g, e));
    }),
  );
});
