import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyAnswers, madeUpModel, plainAnswers } from '../test/made-up.ts';
import { SKILLS } from './constructs.ts';
import { contributionsOf, inOneRow } from './contributions.ts';
import { personOf } from './person.ts';
import { roomFor, scoreAll, skillPart } from './score.ts';
import { WEIGHTS } from './weights.ts';

const scoresOf = (answers: Parameters<typeof personOf>[0]) =>
  scoreAll(madeUpModel, personOf(answers, WEIGHTS), WEIGHTS, roomFor(madeUpModel.codes.length));

// Law 5.
test('contributions add up to the score', () => {
  fc.assert(
    fc.property(anyAnswers(), fc.integer({ min: 0, max: 99 }), (answers, career) => {
      const parts = contributionsOf(madeUpModel, personOf(answers, WEIGHTS), career);
      const sum = inOneRow(parts).reduce((total, part) => total + part, parts.preparation);
      expect(Math.abs(sum - scoresOf(answers).total[career]!)).toBeLessThan(1e-6);
    }),
  );
});

// Law 6, second half; the first half is held on the whole catalogue.
test('reversing every band turns the sign of the skill part', () => {
  fc.assert(
    fc.property(anyAnswers(), (answers) => {
      const reversed = { ...answers, skills: answers.skills.map((band) => 6 - band) };
      for (const career of [0, 30, 99]) {
        const part = skillPart(madeUpModel, personOf(answers, WEIGHTS), career);
        expect(skillPart(madeUpModel, personOf(reversed, WEIGHTS), career)).toBeCloseTo(-part, 12);
      }
    }),
  );
});

// Law 8.
test('None leaves the picks out for all types', () => {
  fc.assert(
    fc.property(anyAnswers(), (answers) => {
      const person = personOf({ ...answers, types: [] }, WEIGHTS);
      expect([...person.picks]).toEqual([0, 0, 0, 0, 0, 0]);
      const without = personOf({ ...answers, types: [] }, { ...WEIGHTS, typeStep: 0 });
      expect([...person.types]).toEqual([...without.types]);
    }),
  );
});

test('a block of equal answers adds nothing', () => {
  const equal = plainAnswers({ skills: SKILLS.map(() => 3) });
  const person = personOf(equal, WEIGHTS);
  for (let career = 0; career < 100; career++) expect(skillPart(madeUpModel, person, career)).toBe(0);
});

test('no goal leaves preparation out', () => {
  const person = personOf(plainAnswers(), WEIGHTS);
  expect(contributionsOf(madeUpModel, person, 3).preparation).toBe(0);
});

test('norms take out half of what everybody likes', () => {
  const areaMeans = plainAnswers().areas;
  const normed = personOf(plainAnswers(), WEIGHTS, { version: '2027-01', areaMeans, students: 500 });
  const plain = personOf(plainAnswers(), WEIGHTS);
  expect(normed.ratings[0]! / plain.ratings[0]!).toBeCloseTo(1, 12);
  const oneLiked = personOf(plainAnswers(), WEIGHTS, { version: 'n', areaMeans: areaMeans.with(0, 5), students: 500 });
  expect(oneLiked.ratings[0]!).toBeLessThan(normed.ratings[0]!);
});
