import { getCollege } from '@careerscoop/contract/colleges';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SHEET } from '../../test/colleges.ts';
import { fakeAnswer, fakeRefusal } from '../../test/fake-api.ts';
import { press } from '../../test/hands.ts';
import { showPages } from '../../test/show.tsx';
import Compare from './schools-compare.tsx';

const open = (at: string) => showPages({ '/schools/compare': <Compare /> }, at);
const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }));

it('says of each school the same, in rows', async () => {
  fakeAnswer(getCollege, SHEET);
  open('/schools/compare?career=park-naturalists&zip=97401&compare=209542');
  expect((await row('Price')).getByRole('cell').textContent).toContain('$18,010 a year after grants');
  expect((await row('How far')).getByText('37')).toBeTruthy();
  expect((await row('Programs for Park Naturalist')).getByText(/105 people finished/)).toBeTruthy();
  // Earnings stand in a school's own sheet alone.
  expect(document.body.textContent).not.toContain('$61,000');
  expect(screen.getByText(/^Programs: /).textContent).toContain('2021-22');
});

it('takes a school out, and says how to go on with one', async () => {
  fakeAnswer(getCollege, SHEET);
  const { path } = open('/schools/compare?compare=209542');
  await row('Price');
  expect(screen.getByText('Add one more, and you can hold them side by side.')).toBeTruthy();
  press('Take out Oregon State University');
  await waitFor(() => expect(path()).toBe('/schools/compare'));
  expect(await screen.findByRole('heading', { name: 'Pick two schools to begin' })).toBeTruthy();
});

it('says of a school that there is not, without losing the page', async () => {
  fakeRefusal(getCollege, { status: 404, body: { detail: 'Not found.' } });
  open('/schools/compare?compare=999999');
  expect(await screen.findByText('One school of this address could not be found.')).toBeTruthy();
});
