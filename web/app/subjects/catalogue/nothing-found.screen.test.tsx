import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press, textsOf } from '../../../test/hands.ts';
import { enter, STUDENT } from '../../../test/people.ts';
import { show } from '../../../test/show.tsx';
import { ALL_CAREERS } from './explore-address.ts';
import { NothingFound } from './nothing-found.tsx';

/** An empty list, and what its ways on ask for. */
function nothingFor(change: Partial<typeof ALL_CAREERS>) {
  const asked: unknown[] = [];
  show(<NothingFound query={{ ...ALL_CAREERS, ...change }} go={(next) => asked.push(next)} />);
  return asked;
}

const findYourTen = () => screen.queryByRole('link', { name: 'Find your ten' })?.getAttribute('href');
const buttons = () => textsOf(screen.getAllByRole('button'));

it('where no career fits a search there are three ways on: six words, all careers, and the assessment', () => {
  const asked = nothingFor({ q: 'wizard' });
  expect(screen.getByRole('heading', { name: 'Nothing found for “wizard”' })).toBeTruthy();
  const words = within(screen.getByRole('list', { name: 'Words that find something' })).getAllByRole('button');
  expect(textsOf(words)).toEqual(['Animals', 'Music', 'Computers', 'Food', 'Sports', 'Helping people']);
  for (const word of textsOf(words)) press(word ?? '');
  press('See all careers');
  const searches = ['animals', 'music', 'computers', 'food', 'sports', 'helping people'].map((q) => ({ ...ALL_CAREERS, q }));
  expect(asked).toEqual([...searches, ALL_CAREERS]);
  expect(findYourTen()).toBe('/signin?redirect=/scenario/0');
});

it('the filters go first where they are why, and the search stays', () => {
  const asked = nothingFor({ q: 'nurse', page: 2, pay_min: 200_000 });
  expect(buttons()[0]).toBe('Take all filters away');
  press('Take all filters away');
  expect(asked).toEqual([{ ...ALL_CAREERS, q: 'nurse' }]);
});

it('past the end of all careers the first page is one press away', () => {
  const asked = nothingFor({ page: 99 });
  press('Go to the first page');
  expect(asked).toEqual([ALL_CAREERS]);
  expect(buttons()).not.toContain('See all careers');
});

it('the assessment is offered to students alone, who are led straight there', () => {
  enter();
  nothingFor({ q: 'wizard' });
  expect(findYourTen()).toBe('/scenario/0');
});

it('nobody else is led into it', () => {
  enter({ ...STUDENT, role: 'Mentor' });
  nothingFor({ q: 'wizard' });
  expect(findYourTen()).toBeUndefined();
});
