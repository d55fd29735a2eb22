import { expect, test } from 'vitest';
import { plainAnswers } from '../test/made-up.ts';
import { checkAnswers, ratingsAsShown, type Answers } from './answers.ts';
import { AREAS } from './constructs.ts';

const answers = plainAnswers();
const refused: [string, Partial<Record<keyof Answers, unknown>>, string][] = [
  ['too few ratings', { areas: answers.areas.slice(1) }, 'areas: 48 answers needed, got 47'],
  ['a rating of 6', { areas: answers.areas.with(7, 6) }, 'areas[7]: a whole number from 1 to 5 needed, got 6'],
  ['half a band', { skills: answers.skills.with(3, 2.5) }, 'skills[3]: a whole number from 1 to 5 needed, got 2.5'],
  ['a seventh option', { situations: answers.situations.with(0, 6) }, 'situations[0]: a whole number from 0 to 5'],
  ['a rating that is no number', { areas: answers.areas.with(2, NaN) }, 'areas[2]:'],
  ['four picks', { types: ['Social', 'Artistic', 'Realistic', 'Conventional'] }, 'types: at most 3 picks, got 4'],
  ['a pick that is no type', { types: ['None'] }, 'types[0]: None is not a type'],
  ['the same pick twice', { types: ['Social', 'Social'] }, 'types[1]: Social is picked twice'],
  ['a sixth goal', { goal: 6 }, 'goal: a whole number from 1 to 5 needed, got 6'],
  ['a shown order without an area', { shown: ['money'] }, 'shown: every area once needed'],
];

test.each(refused)('refuses %s and names the place', (_, change, message) => {
  expect(() => checkAnswers({ ...answers, ...change } as Answers)).toThrow(message);
  expect(() => checkAnswers({ ...answers, ...change } as Answers)).toThrow(RangeError);
});

test('accepts None and no goal', () => {
  expect(() => checkAnswers(answers)).not.toThrow();
});

test('reads ratings in the order they were shown', () => {
  const shown = AREAS.map(({ key }) => key).reverse();
  expect(ratingsAsShown({ ...answers, shown })).toEqual([...answers.areas].reverse());
});
