import { expect, test } from 'vitest';
import { madeUpModel, madeUpRows, plainAnswers } from '../test/made-up.ts';
import { diversify, likenessOf } from './diversify.ts';
import { buildModel } from './model.ts';
import { rankCatalogue } from './ranking.ts';
import { twinTable } from './twins.ts';

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
  expect(diversify(twin, leading, scores).list).not.toContain(leading[7]);
});

/** The made-up careers with titles of their own choosing, by place in the ranking. */
function titled(titles: Record<number, string>, code: (place: number) => string = (place) => `29-11${String(40 + place)}.00`) {
  const { leading, scores } = rankCatalogue(madeUpModel, plainAnswers());
  const places = new Map(leading.map((career, place) => [madeUpModel.codes[career]!, place]));
  const rows = madeUpRows().map((row) => {
    const place = places.get(row.code) ?? -1;
    return titles[place] === undefined ? row : { ...row, title: titles[place], code: code(place) };
  });
  const model = buildModel(madeUpRows(), 'made-up');
  // The order of the rows stays, so that the ranking does.
  return { leading, scores, model: { ...model, twins: twinTable(rows) } };
}

test('of four nurses in one minor group two are shown, and the others stand under the first', () => {
  const { model, leading, scores } = titled({
    0: 'Acute Care Nurse',
    2: 'Nurse Midwife',
    3: 'Registered Nurse',
    5: 'Critical Care Nurses',
  });
  const { list, folded } = diversify(model, leading, scores);
  expect(list).toHaveLength(10);
  expect(list.slice(0, 7)).toEqual([0, 1, 2, 4, 6, 7, 8].map((place) => leading[place]));
  expect(folded[0]).toEqual([leading[3], leading[5]]);
  expect(folded.slice(1).flat()).toEqual([]);
});

test('managers of one minor group are no twins, nor nurses of different ones', () => {
  const managers = titled({ 0: 'Sales Manager', 1: 'Plant Manager', 2: 'Hotel Manager', 3: 'Fund Manager' });
  expect(diversify(managers.model, managers.leading, managers.scores).folded.flat()).toEqual([]);
  const nurses = titled({ 0: 'Nurse', 1: 'Nurse', 2: 'Nurse' }, (place) => `29-${place + 1}141.00`);
  expect(diversify(nurses.model, nurses.leading, nurses.scores).folded.flat()).toEqual([]);
});

test('careers of one six-digit code are twins whatever they are called, unless it ends in 99', () => {
  const one = titled({ 0: 'Baker', 1: 'Diver', 2: 'Poet' }, (place) => `29-1141.0${place}`);
  expect(diversify(one.model, one.leading, one.scores).folded[0]).toEqual([one.leading[2]]);
  const rest = titled({ 0: 'Baker', 1: 'Diver', 2: 'Poet' }, (place) => `29-1199.0${place}`);
  expect(diversify(rest.model, rest.leading, rest.scores).folded.flat()).toEqual([]);
});

test('a list of nothing but twins still has ten', () => {
  const { model, leading, scores } = titled(Object.fromEntries(Array.from({ length: 60 }, (_, place) => [place, 'Nurse'])));
  const { list, folded } = diversify(model, leading, scores);
  expect(new Set(list).size).toBe(10);
  expect(Math.max(...folded.map(({ length }) => length))).toBeLessThanOrEqual(5);
  expect(folded.flat().some((career) => list.includes(career))).toBe(false);
});
