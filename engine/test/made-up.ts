import fc from 'fast-check';
import { ACTIVITIES } from '../src/activities.ts';
import type { Answers } from '../src/answers.ts';
import { AREAS, SITUATIONS, SKILLS, TYPES } from '../src/constructs.ts';
import { unit } from '../src/linear.ts';
import { buildModel, type CareerRow } from '../src/model.ts';

// A fixed seed: a law that fails must fail for everybody, and again on the next run.
fc.configureGlobal({ seed: 20261121, numRuns: 60 });

/** A small catalogue of careers that do not exist, the same in every run. */
export function madeUpRows(count = 100): CareerRow[] {
  let state = 7;
  const next = () => (state = (state * 16807) % 2147483647) / 2147483647;
  const list = (length: number, low: number, high: number) => Array.from({ length }, () => low + (high - low) * next());
  return Array.from({ length: count }, (_, i) => ({
    code: `${11 + (i % 9)}-${1000 + i}.00`,
    title: `Career ${i}`,
    interests: list(TYPES.length, 1, 7),
    areas: list(AREAS.length, -2, 3),
    skillImportance: list(SKILLS.length, 1, 5),
    skillLevel: list(SKILLS.length, 0, 7),
    activities: list(ACTIVITIES.length, 1, 5),
    educationNeed: 1 + 4 * next(),
    majorGroup: String(11 + (i % 9)),
    similarity: Array.from(unit(list(20, -1, 1))),
  })).sort((one, other) => (one.code < other.code ? -1 : 1));
}

export const madeUpModel = buildModel(madeUpRows(), 'made-up');

/** Any answers the product can receive; `highest` bounds the ratings. */
export const anyAnswers = (highest = 5): fc.Arbitrary<Answers> =>
  fc.record({
    areas: ratings(AREAS.length, highest).filter((areas) => new Set(areas).size > 1),
    skills: ratings(SKILLS.length, 5),
    situations: fc.array(fc.integer({ min: 0, max: 5 }), {
      minLength: SITUATIONS.length,
      maxLength: SITUATIONS.length,
    }),
    types: fc.shuffledSubarray([...TYPES], { maxLength: 3 }),
    goal: fc.constantFrom(1, 2, 3, 4, 5, null),
  });

/** One plain student: likes rise along the areas, says None, has no goal. */
export function plainAnswers(change: Partial<Answers> = {}): Answers {
  return {
    areas: AREAS.map((_, i) => 1 + (i % 5)),
    skills: SKILLS.map((_, i) => 1 + (i % 5)),
    situations: SITUATIONS.map((_, q) => q % 6),
    types: [],
    goal: null,
    ...change,
  };
}

function ratings(length: number, highest: number): fc.Arbitrary<number[]> {
  return fc.array(fc.integer({ min: 1, max: highest }), { minLength: length, maxLength: length });
}
