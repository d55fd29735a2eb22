import fc from 'fast-check';
import { expect, test } from 'vitest';
import { madeUpModel } from '../test/made-up.ts';
import { AREAS } from './constructs.ts';
import { guessAreas, TASTE_CARDS, TASTE_PLAN, type TasteAnswer, tasteCards, tasteIsFlat, tasteOf } from './taste.ts';

const ratings = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: AREAS.length, maxLength: AREAS.length });

/** Takes the whole taste, rating each card as `rated` says. */
function taken(rated: readonly number[]): TasteAnswer[] {
  let given: TasteAnswer[] = [];
  for (const count of TASTE_PLAN.stages) {
    const cards = tasteCards(madeUpModel, given, count);
    given = [...given, ...cards.map((area) => ({ area, rating: rated[AREAS.findIndex(({ key }) => key === area)]! }))];
  }
  return given;
}
const familyOf = (code: string) => madeUpModel.majorGroup[madeUpModel.positions.get(code)!];

test('asks twelve different cards, the first six the same of everybody, and the same again for the same answers', () => {
  const opening = tasteCards(madeUpModel, [], 6);
  fc.assert(
    fc.property(ratings, (rated) => {
      const given = taken(rated);
      expect(given).toHaveLength(TASTE_CARDS);
      expect(new Set(given.map(({ area }) => area)).size).toBe(TASTE_CARDS);
      expect(given.slice(0, 6).map(({ area }) => area)).toEqual(opening);
      expect(taken(rated)).toEqual(given);
    }),
  );
});

test('finds three careers of three families, each with an answer above the own mean, whatever was answered', () => {
  fc.assert(
    fc.property(ratings, (rated) => {
      const given = taken(rated);
      fc.pre(!tasteIsFlat(given));
      const three = tasteOf(madeUpModel, given);
      expect(new Set(three.map(({ code }) => familyOf(code))).size).toBe(3);
      const mean = given.reduce((sum, { rating }) => sum + rating, 0) / given.length;
      for (const career of three) {
        expect(career.for.length).toBeGreaterThan(0);
        for (const { rating } of career.for) expect(rating).toBeGreaterThan(mean);
        expect(career.against?.rating ?? 0).toBeLessThan(mean);
      }
    }),
  );
});

test('finds the same three in whatever order the cards were answered', () => {
  fc.assert(
    fc.property(ratings, (rated) => {
      const given = taken(rated);
      expect(tasteOf(madeUpModel, given.toReversed())).toEqual(tasteOf(madeUpModel, given));
    }),
  );
});

test('guesses a rated area higher the higher it was rated', () => {
  const [area] = tasteCards(madeUpModel, [], 1);
  const at = AREAS.findIndex(({ key }) => key === area);
  const guesses = [1, 2, 3, 4, 5].map((rating) => guessAreas(madeUpModel, [{ area: area!, rating }])[at]!);
  expect(guesses).toEqual(guesses.toSorted((one, other) => one - other));
  expect(guesses[2]).toBe(0);
});

test('sees when all cards got one number', () => {
  const same = tasteCards(madeUpModel, [], 6).map((area) => ({ area, rating: 4 }));
  expect(tasteIsFlat(same)).toBe(true);
  expect(tasteIsFlat([{ ...same[0]!, rating: 5 }, ...same.slice(1)])).toBe(false);
});
