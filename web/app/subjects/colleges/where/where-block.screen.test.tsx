import { listColleges } from '@careerscoop/contract/colleges';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { FOUND } from '../../../../test/colleges.ts';
import { fakeAnswer } from '../../../../test/fake-api.ts';
import { field, fill, press, saidAt } from '../../../../test/hands.ts';
import { show } from '../../../../test/show.tsx';
import { WhereBlock } from './where-block.tsx';

const CAREER = { slug: 'park-naturalists', title: 'Park Naturalist' };
const open = (hasPrograms = true) => show(<WhereBlock career={CAREER} hasPrograms={hasPrograms} otherWay="Learned on the job." />);

beforeEach(() => void sessionStorage.clear());

it('shows the nearest schools for a ZIP code, each with its figures and its own sheet', async () => {
  const asked = fakeAnswer(listColleges, FOUND);
  open();
  expect(asked).toHaveLength(0);
  fill(field('ZIP code'), '97401');
  press('Show the nearest');
  const school = await screen.findByRole('link', { name: '1. Oregon State University' });
  expect(school.getAttribute('href')).toBe('/schools/209542?career=park-naturalists&zip=97401');
  expect(screen.getByRole('link', { name: 'All schools for Park Naturalist' }).getAttribute('href')).toBe(
    '/schools?career=park-naturalists&zip=97401',
  );
});

it.each(['', '9740', 'abcde'])('“%s” is no ZIP code: says so at the field, and asks for nothing', (zip) => {
  const asked = fakeAnswer(listColleges, FOUND);
  open();
  fill(field('ZIP code'), zip);
  press('Show the nearest');
  expect(saidAt(field('ZIP code'))).toBe('Type the five digits of a ZIP code, like 97401.');
  expect(asked).toHaveLength(0);
});

it('a ZIP code that nobody knows: says so at the field', async () => {
  fakeAnswer(listColleges, { ...FOUND, place: null, results: [] });
  open();
  fill(field('ZIP code'), '00000');
  press('Show the nearest');
  await waitFor(() => expect(saidAt(field('ZIP code'))).toBe('We don’t know that ZIP. Check the five digits.'));
});

it('says why there is no list for a career without programs, and what the way in is', () => {
  open(false);
  expect(screen.getByText('No program of study is named for this work, so there is no list of schools for it.')).toBeTruthy();
  expect(screen.getByText('Learned on the job.')).toBeTruthy();
  expect(screen.queryByLabelText('ZIP code')).toBeNull();
});
