import { expect, test } from 'vitest';
import { madeUpModel, madeUpRows, plainAnswers } from '../test/made-up.ts';
import { diversify, likenessOf } from './diversify.ts';
import { buildModel } from './model.ts';
import { rankCatalogue } from './ranking.ts';

test('likeness is 1 with itself and the same both ways', () => {
  expect(likenessOf(madeUpModel, 4, 4)).toBeCloseTo(1, 12);
  expect(likenessOf(madeUpModel, 4, 9)).toBe(likenessOf(madeUpModel, 9, 4));
});

test('a twin of a core career is not picked as stretch while others score as well', () => {
  const { scores, leading } = rankCatalogue(madeUpModel, plainAnswers());
  const first = madeUpRows()[leading[0]!]!;
  const eighth = madeUpModel.codes[leading[7]!];
  const twin = buildModel(
    madeUpRows().map((row) => (row.code === eighth ? { ...row, similarity: first.similarity, majorGroup: first.majorGroup } : row)),
    'made-up',
  );
  expect(diversify(twin, leading, scores)).not.toContain(leading[7]);
});
