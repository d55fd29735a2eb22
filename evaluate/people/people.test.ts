import { expect, test } from 'vitest';
import { tensOfPeople } from './tens.ts';

const tens = tensOfPeople();

test('nobody of the forty gets more than two near-twins', () => {
  expect(tens).toHaveLength(40);
  expect(tens.filter(({ twins }) => twins > 2).map(({ who }) => who)).toEqual([]);
});

// What is missing is written down in docs/methodology.md: this list may only become shorter.
test('all but three are shown a career that anybody would name for them, one of them under a near-twin', () => {
  expect(tens.filter(({ named }) => named !== undefined).map(({ who }) => who)).toEqual(['Fixes the mopeds of the whole street']);
  expect(tens.filter(({ plain, named }) => (plain ?? named) === undefined).map(({ who }) => who)).toEqual([
    'Welds sculptures out of scrap',
    'Wants to drive the biggest trucks',
    'Keeps the school spotless with the janitor, and likes it',
  ]);
});
