import fc from 'fast-check';
import { expect, test } from 'vitest';
import { madeUpModel, plainAnswers } from '../test/made-up.ts';
import { checkAnswers, type Answers, type Staged } from './answers.ts';
import { AREAS, TYPES } from './constructs.ts';
import { contributionsOf, inOneRow } from './contributions.ts';
import { rankCatalogue } from './ranking.ts';
import { recommend } from './recommend.ts';
import { questionsOf, STAGE_PLAN } from './stages.ts';
import { statementsOf } from './statements.ts';
import { WEIGHTS } from './weights.ts';

const { areas, skills, goal } = plainAnswers();

/** Goes through all stages, taking `pick` of each six and rating `pick` again. */
function answered(pick: (at: number) => number, ratings: readonly number[] = areas): Staged {
  let staged: Staged = { choices: [], seconds: [] };
  STAGE_PLAN.stages.forEach((_, stage) => {
    const choices = [...staged.choices];
    const seconds = [...staged.seconds];
    for (const question of questionsOf(madeUpModel, { areas: ratings, skills, goal, staged }, stage)) {
      const at = choices.length + seconds.length;
      if (question.kind === 'second') seconds.push({ area: question.area, rating: 1 + (pick(at) % 5) });
      else choices.push({ areas: question.areas, chosen: pick(at) % 6, wording: question.wordings[pick(at) % 6]! });
    }
    staged = { choices, seconds };
  });
  return staged;
}
const withStages = (staged: Staged): Answers => ({ ...plainAnswers(), situations: [], staged });
const someRatings = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: AREAS.length, maxLength: AREAS.length });

test('the same answers lead to the same questions, and there is no stage after the last', () => {
  const pick = (at: number) => at * 5;
  expect(answered(pick)).toEqual(answered(pick));
  const last = STAGE_PLAN.stages.length;
  expect(questionsOf(madeUpModel, { areas, skills, goal, staged: answered(pick) }, last)).toEqual([]);
});

test('no wording is read twice, no area rated a third time, and six options have at most four of one type', () => {
  fc.assert(
    fc.property(someRatings, fc.nat(5), (ratings, step) => {
      const { choices, seconds } = answered((at) => at * step + 1, ratings);
      expect(choices).toHaveLength(12);
      expect(seconds).toHaveLength(16);
      const offers = AREAS.map(({ key }) => choices.filter((choice) => choice.areas.includes(key)).length);
      expect(Math.max(...offers)).toBeLessThanOrEqual(STAGE_PLAN.most);
      expect(new Set(seconds.map(({ area }) => area)).size).toBe(16);
      for (const { areas: six } of choices) {
        const types = six.map((key) => AREAS.find((area) => area.key === key)!.type);
        for (const type of TYPES) expect(types.filter((one) => one === type).length).toBeLessThanOrEqual(STAGE_PLAN.perType);
      }
    }),
  );
});

test('the wording is the number of times that the area was offered', () => {
  const seen = AREAS.map(() => 0);
  let staged: Staged = { choices: [], seconds: [] };
  for (const question of questionsOf(madeUpModel, { areas, skills, goal, staged }, 0)) {
    if (question.kind !== 'choice') continue;
    question.areas.forEach((key, option) => {
      const at = AREAS.findIndex((area) => area.key === key);
      seen[at] = seen[at]! + 1;
      expect(question.wordings[option]).toBe(seen[at]);
    });
    staged = { ...staged, choices: [...staged.choices, { areas: question.areas, chosen: 0, wording: 1 }] };
  }
});

test('every answer of part 3 adds to the score what it says, and all of them are the score', () => {
  const answers = withStages(answered((at) => at * 7));
  const ranking = rankCatalogue(madeUpModel, answers);
  const parts = contributionsOf(madeUpModel, ranking.person, ranking.leading[0]!);
  const sum = inOneRow(parts).reduce((all, part) => all + part, parts.preparation);
  expect(sum).toBeCloseTo(ranking.scores[0]!, 6);
  expect(statementsOf(answers, ranking.person)).toHaveLength(inOneRow(parts).length);
});

test('two ratings of an area count as their mean, and more than one that says the same', () => {
  const staged = { choices: [], seconds: [{ area: 'animals' as const, rating: 5 }] };
  const at = AREAS.findIndex(({ key }) => key === 'animals');
  const low = { ...plainAnswers(), areas: areas.with(at, 1) };
  const once = rankCatalogue(madeUpModel, { ...low, areas: low.areas.with(at, 3), situations: [], staged: { choices: [], seconds: [] } });
  const twice = rankCatalogue(madeUpModel, { ...low, situations: [], staged });
  expect(twice.person.ratings).toEqual(once.person.ratings.with(at, WEIGHTS.twice * once.person.ratings[at]!));
});

test('a choice counts less for an area the more often it was offered, and in full where it was offered once', () => {
  const six = AREAS.slice(0, 6).map(({ key }) => key);
  const other = [six[0]!, ...AREAS.slice(6, 11).map(({ key }) => key)];
  const choices = [six, other].map((offered) => ({ areas: offered, chosen: 0, wording: 1 }));
  const { person } = rankCatalogue(madeUpModel, withStages({ choices, seconds: [] }));
  expect(person.choices[0]).toBeCloseTo((2 * (5 / 6)) / (1 + WEIGHTS.offeredAgain), 12);
  expect(person.choices[1]).toBeCloseTo(-1 / 6, 12);
});

test('the result of a part 3 in stages names choices by area and wording, and both ratings', () => {
  const made = recommend(madeUpModel, withStages(answered((at) => at * 3)));
  const reasons = made.state === 'list' ? made.careers.flatMap((career) => career.reasons) : [];
  expect(reasons.some(({ construct, answer }) => construct.block === 'choice' && answer >= 1)).toBe(true);
  expect(reasons.some(({ second }) => second !== undefined)).toBe(true);
  expect(reasons.filter(({ construct }) => construct.block === 'situation')).toEqual([]);
});

test.each<[string, Staged, string]>([
  ['five areas', { choices: [{ areas: ['animals', 'build', 'care', 'cook', 'craft'], chosen: 0, wording: 1 }], seconds: [] }, 'choices[0]'],
  ['a seventh option', { choices: [{ areas: AREAS.slice(0, 6).map(({ key }) => key), chosen: 6, wording: 1 }], seconds: [] }, 'choices[0]'],
  ['a seventh wording', { choices: [{ areas: AREAS.slice(0, 6).map(({ key }) => key), chosen: 0, wording: 7 }], seconds: [] }, 'wording'],
  ['a second rating of 6', { choices: [], seconds: [{ area: 'animals', rating: 6 }] }, 'seconds[0]'],
  [
    'a third rating',
    {
      choices: [],
      seconds: [
        { area: 'animals', rating: 1 },
        { area: 'animals', rating: 1 },
      ],
    },
    'seconds[1]',
  ],
])('refuses %s and names the place', (_, staged, place) => {
  expect(() => checkAnswers(withStages(staged))).toThrow(place);
});
