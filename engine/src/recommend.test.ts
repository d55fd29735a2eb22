import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyAnswers, madeUpModel, madeUpRows, plainAnswers } from '../test/made-up.ts';
import type { Answers } from './answers.ts';
import { AREAS } from './constructs.ts';
import { buildModel } from './model.ts';
import { recommend, type Recommendation } from './recommend.ts';
import { ENGINE_VERSION } from './version.ts';

const codes = (result: Recommendation) => (result.state === 'list' ? result.careers.map(({ code }) => code) : result.reason);

// Law 1.
test('the same answers and versions give the same result, byte for byte', () => {
  fc.assert(
    fc.property(anyAnswers(), (answers) => {
      const again = buildModel(madeUpRows(), 'made-up');
      const first = JSON.stringify(recommend(madeUpModel, answers));
      expect(JSON.stringify(recommend(again, JSON.parse(JSON.stringify(answers))))).toBe(first);
    }),
  );
});

// Law 2.
test('one point more on every area changes nothing', () => {
  fc.assert(
    fc.property(anyAnswers(4), (answers) => {
      const raised = { ...answers, areas: answers.areas.map((rating) => rating + 1) };
      expect(codes(recommend(madeUpModel, raised))).toEqual(codes(recommend(madeUpModel, answers)));
    }),
  );
});

// Law 7: answers are read by construct, so nothing but the construct's place counts.
test('the order in which the answers arrive does not matter', () => {
  fc.assert(
    fc.property(anyAnswers(), (answers) => {
      const { goal, types, situations, skills, areas } = answers;
      const reordered: Answers = { goal, types, situations, skills, areas };
      expect(recommend(madeUpModel, reordered)).toEqual(recommend(madeUpModel, answers));
    }),
  );
});

// Laws 10 and 14.
test('nothing but the answers and the tables is read', () => {
  const rows = madeUpRows().map((row) => ({
    ...row,
    title: 'x',
    wage: 1,
    related: ['11-1000.00'],
    rating: 5,
  }));
  const other = buildModel(rows, 'made-up');
  fc.assert(
    fc.property(anyAnswers(), fc.string(), fc.integer(), (answers, name, age) => {
      const student = { ...answers, name, age, gender: 'x', school: 'y' };
      expect(recommend(other, student)).toEqual(recommend(madeUpModel, answers));
    }),
  );
});

// Law 11.
test('ten distinct careers: places 1 to 7, then three of places 8 to 60', () => {
  fc.assert(
    fc.property(anyAnswers(), (answers) => {
      const result = recommend(madeUpModel, answers);
      if (result.state !== 'list') throw new Error('a list was expected');
      expect(new Set(codes(result)).size).toBe(10);
      expect(result.careers.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      expect(result.careers.slice(0, 7).map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7]);
      for (const { kind, place, rank } of result.careers) {
        expect(kind).toBe(rank <= 7 ? 'core' : 'stretch');
        expect(kind === 'core' || (place >= 8 && place <= 60)).toBe(true);
      }
    }),
  );
});

// Law 12.
test('the same rating everywhere gives no list', () => {
  for (const rating of [1, 3, 5]) {
    const result = recommend(madeUpModel, plainAnswers({ areas: AREAS.map(() => rating) }));
    expect(result).toMatchObject({ state: 'no_list', reason: 'all_areas_equal' });
  }
});

test('the versions are part of the result', () => {
  const norms = { version: '2027-01', areaMeans: plainAnswers().areas, students: 500 };
  expect(recommend(madeUpModel, plainAnswers(), norms)).toMatchObject({
    engineVersion: ENGINE_VERSION,
    tableVersion: 'made-up',
    normVersion: '2027-01',
  });
  expect(recommend(madeUpModel, plainAnswers())).toMatchObject({ normVersion: 'none' });
});

test('answers that are none are refused', () => {
  expect(() => recommend(madeUpModel, plainAnswers({ areas: [] }))).toThrow('areas: 48 answers needed, got 0');
});
