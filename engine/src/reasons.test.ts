import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyAnswers, madeUpModel, plainAnswers } from '../test/made-up.ts';
import { AREAS } from './constructs.ts';
import { contributionsOf } from './contributions.ts';
import { fitOf } from './fit.ts';
import { PROFILE_WIDTH } from './model.ts';
import { rankCatalogue } from './ranking.ts';
import { reasonsOf } from './reasons.ts';
import { recommend } from './recommend.ts';
import { statementsOf } from './statements.ts';

test('for is liked and asked, against is one without the other, at most 3 and 2', () => {
  fc.assert(
    fc.property(anyAnswers(), fc.integer({ min: 0, max: 99 }), (answers, career) => {
      const { person } = rankCatalogue(madeUpModel, answers);
      const statements = statementsOf(answers, person);
      const { reasons, notMuchAsked } = reasonsOf(madeUpModel, statements, person, career);
      const liked = (reason: { construct: { key: string } }) =>
        statements.find(({ construct }) => construct.key === reason.construct.key)!.leaning;
      const speaksFor = reasons.filter(({ kind }) => kind === 'for');
      const against = reasons.filter(({ kind }) => kind === 'against');
      expect(speaksFor.length).toBeLessThanOrEqual(3);
      expect(against.length).toBeLessThanOrEqual(2);
      for (const reason of speaksFor) {
        expect(reason.weight).toBeGreaterThan(0);
        expect(reason.asks).toBe('much');
        expect(liked(reason)).toBeGreaterThan(0);
      }
      for (const reason of against) {
        expect(reason.weight).toBeLessThan(0);
        expect(reason.asks).toBe(liked(reason) > 0 ? 'little' : 'much');
      }
      if (notMuchAsked) {
        expect(notMuchAsked).toMatchObject({ kind: 'for', asks: 'little' });
        expect(liked(notMuchAsked)).toBeLessThan(0);
      }
    }),
  );
});

test('the heaviest answer comes first and is worth what it adds', () => {
  const answers = plainAnswers({ areas: AREAS.map(() => 2).with(20, 5) });
  const { person, list } = rankCatalogue(madeUpModel, answers);
  const { reasons } = reasonsOf(madeUpModel, statementsOf(answers, person), person, list[0]!);
  expect(reasons[0]).toMatchObject({
    kind: 'for',
    construct: { block: 'area', key: AREAS[20]!.key },
    answer: 5,
  });
  expect(reasons[0]!.weight).toBe(contributionsOf(madeUpModel, person, list[0]!).areas[20]);
});

test('more than one step between goal and need is said', () => {
  const need = madeUpModel.educationNeed;
  const far = need.findIndex((value) => value > 3.5);
  const answers = plainAnswers({ goal: 1 });
  const { person } = rankCatalogue(madeUpModel, answers);
  const said = reasonsOf(madeUpModel, statementsOf(answers, person), person, far).reasons.at(-1);
  expect(said).toMatchObject({
    kind: 'preparation',
    answer: 1,
    asks: 'much',
    construct: { block: 'education' },
  });
  const near = need.findIndex((value) => value < 2);
  const reasons = reasonsOf(madeUpModel, statementsOf(answers, person), person, near).reasons;
  expect(reasons.some(({ kind }) => kind === 'preparation')).toBe(false);
});

test('stretch careers say what they share and where they differ, from areas they have', () => {
  fc.assert(
    fc.property(anyAnswers(), (answers) => {
      const result = recommend(madeUpModel, answers);
      if (result.state !== 'list') throw new Error('a list was expected');
      for (const career of result.careers) {
        expect(career.differs.length > 0).toBe(career.kind === 'stretch');
        expect(career.shares.some((key) => career.differs.includes(key))).toBe(false);
        const at = madeUpModel.positions.get(career.code)! * PROFILE_WIDTH;
        for (const key of [...career.shares, ...career.differs]) {
          expect(madeUpModel.profiles[at + AREAS.findIndex((area) => area.key === key)]).toBeGreaterThan(0);
        }
        expect(career.chart.areas).toHaveLength(5);
      }
    }),
  );
});

test('the fit is a word with fixed bounds', () => {
  const words = [0.6, 0.599, 0.45, 0.449, 0.3, 0.299, -0.2].map(fitOf);
  expect(words).toEqual(['strong', 'good', 'good', 'some', 'some', 'stretch', 'stretch']);
});
