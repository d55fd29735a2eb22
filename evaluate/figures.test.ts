import { ENGINE_VERSION } from '@careerscoop/engine/version';
import { expect, test } from 'vitest';
import { moved, storedFigures, TOLERANCE } from './figures.ts';
import { readPage, withFigures } from './methodology.ts';
import { compareWithReference } from './reference.ts';
import { reportOf } from './report.ts';
import { loadTables } from './tables.ts';

const figures = storedFigures();

// Law 17: what a release says of itself is what was measured with it.
test('the stored figures are of this engine and these tables', () => {
  const { model, careers } = loadTables();
  const { engine_version, table_version } = figures;
  expect({ engine_version, table_version }).toEqual({
    engine_version: ENGINE_VERSION,
    table_version: model.tableVersion,
  });
  expect(figures.careers).toBe(careers);
});

test.each(compareWithReference(figures))('$figure lies near the research it was designed by', ({ ours, reference, within }) => {
  expect(Math.abs(ours - reference)).toBeLessThanOrEqual(within);
});

test('the page shows the stored figures', () => {
  const page = readPage();
  expect(withFigures(page, reportOf(figures))).toBe(page);
});

test('a share that moves by more than two points is named', () => {
  const before = { a: { hit: 0.7, count: 300 }, b: { hit: 0.1 } };
  const after = { a: { hit: 0.7 + TOLERANCE + 0.001, count: 900 }, b: { hit: 0.11 } };
  expect(moved(before, after)).toEqual([expect.stringMatching(/^a\.hit: 0\.7 became/)]);
  expect(moved(figures, figures)).toEqual([]);
});
