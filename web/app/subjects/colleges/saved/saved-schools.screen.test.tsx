import { listSavedColleges, removeSavedCollege } from '@careerscoop/contract/colleges';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { COLLEGE_SOURCES, LITTLE_KNOWN, OREGON_STATE } from '../../../../test/colleges.ts';
import { fakeAnswer, fakeRefusal } from '../../../../test/fake-api.ts';
import { press } from '../../../../test/hands.ts';
import { enter } from '../../../../test/people.ts';
import { show } from '../../../../test/show.tsx';
import SavedSchools from './saved-schools.tsx';

const saved_at = '2026-11-23T00:00:00Z';
const BOTH = { results: [OREGON_STATE, LITTLE_KNOWN].map((one) => ({ ...one, saved_at })), sources: COLLEGE_SOURCES };

beforeEach(() => enter());

it('lists what is saved with its figures, and compares it', async () => {
  fakeAnswer(listSavedColleges, BOTH);
  show(<SavedSchools />);
  const little = within((await screen.findByRole('heading', { name: 'Coast Community College' })).closest('li') as HTMLElement);
  expect(little.getAllByText('Not published')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Compare side by side' }).getAttribute('href')).toBe('/schools/compare?compare=209542,210000');
});

it('takes one out', async () => {
  fakeAnswer(listSavedColleges, BOTH);
  const removed = fakeAnswer(removeSavedCollege, undefined);
  show(<SavedSchools />);
  await screen.findByRole('heading', { name: 'Coast Community College' });
  fakeAnswer(listSavedColleges, { ...BOTH, results: BOTH.results.slice(0, 1) });
  press('Save Coast Community College');
  expect(await screen.findByText('Taken out of your saved schools')).toBeTruthy();
  expect(removed).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Compare side by side' })).toBeNull();
});

it('says how to begin where none is saved', async () => {
  fakeAnswer(listSavedColleges, { results: [], sources: COLLEGE_SOURCES });
  show(<SavedSchools />);
  expect(await screen.findByText(/No saved schools yet/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find schools' }).getAttribute('href')).toBe('/schools');
});

it('says when the list could not be had', async () => {
  fakeRefusal(listSavedColleges, { status: 500, body: {} });
  show(<SavedSchools />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
