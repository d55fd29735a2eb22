import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainAnswers } from '../test/made-up.ts';
import { clarityOf, confidenceOf, signsOf, type Signals } from './confidence.ts';
import { AREAS } from './constructs.ts';

const part = fc.double({ min: -1, max: 1, noNaN: true });
const signals = fc.record({ match: part, drop: part, situationAgreement: part, typeAgreement: part, chosen: fc.boolean() });
const agreeing = { situationAgreement: 0.6, typeAgreement: 0.6 };

// Law 16.
test('confidence lies between 0 and 1 and rises with each signal', () => {
  const names: Exclude<keyof Signals, 'chosen'>[] = ['match', 'drop', 'situationAgreement', 'typeAgreement'];
  fc.assert(
    fc.property(signals, fc.constantFrom(...names), (low, name) => {
      const confidence = confidenceOf(low);
      expect(confidence).toBeGreaterThan(0);
      expect(confidence).toBeLessThan(1);
      expect(confidenceOf({ ...low, [name]: low[name] + 0.1 })).toBeGreaterThan(confidence);
    }),
  );
});

test('the same signals say less where part 3 was chosen for the student', () => {
  const same = { match: 0.5, drop: 0.2, situationAgreement: 0.5, typeAgreement: 0.5 };
  expect(confidenceOf({ ...same, chosen: true })).toBeLessThan(confidenceOf({ ...same, chosen: false }));
});

test('words follow confidence, and flat or careless answers are not clear yet', () => {
  const fine = { flat: false, careless: false };
  expect([0.29, 0.3, 0.49, 0.5].map((confidence) => clarityOf(confidence, fine))).toEqual(['exploring', 'fair', 'fair', 'clear']);
  expect(clarityOf(0.9, { ...fine, flat: true })).toBe('unclear');
  expect(clarityOf(0.9, { ...fine, careless: true })).toBe('unclear');
});

test('nearly equal ratings are flat', () => {
  const nearly = plainAnswers({ areas: AREAS.map((_, i) => 3 + (i % 4 === 0 ? 1 : 0)) });
  expect(signsOf(nearly, agreeing).flat).toBe(true);
  expect(signsOf(plainAnswers(), agreeing)).toEqual({ flat: false, careless: false });
});

test('a long run in the order shown is careless', () => {
  const areas = AREAS.map((_, i) => (i < 10 ? 5 : 1 + (i % 4)));
  expect(signsOf(plainAnswers({ areas }), agreeing).careless).toBe(true);
  const mixed = AREAS.map((_, i) => AREAS[(i * 7) % 48]!.key);
  expect(signsOf(plainAnswers({ areas, shown: mixed }), agreeing).careless).toBe(false);
});

test('parts that contradict each other are careless, one alone is not', () => {
  expect(signsOf(plainAnswers(), { situationAgreement: 0, typeAgreement: 0.1 }).careless).toBe(true);
  expect(signsOf(plainAnswers(), { situationAgreement: 0, typeAgreement: 0.2 }).careless).toBe(false);
});
