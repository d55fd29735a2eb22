import { getNumbers } from '@careerscoop/contract/desk-numbers';
import { askForCode, getOrganization, printConfirmingCodes } from '@careerscoop/contract/desk-organization';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { showAtDesk } from '../../../../test/desk-work.tsx';
import { fakeAnswer } from '../../../../test/fake-api.ts';
import { NumbersView } from '../numbers/numbers-view.tsx';
import { ClassSheet } from './class-sheet.tsx';
import { Confirming } from './confirming.tsx';
import { OrganizationHome } from './organization-home.tsx';

const ORGANIZATION = {
  name: 'Northfield High',
  sharing: 12,
  completed: 9,
  codes: [{ code: 'NORTH-27', label: 'Grade 10', seats: 30, taken: 10, full: false }],
  requests: [{ id: 1, label: 'Biology', seats: 20, state: 'open' as const, made: null, created_at: '2026-10-12T15:00:00.000Z' }],
};
const atDesk = (page: ReactNode) => showAtDesk({ '/desk': page }, '/desk', 'organization');

it('the home of a school says who shares, its codes and what it asked for; a class is asked for with its size', async () => {
  fakeAnswer(getOrganization, ORGANIZATION);
  const { user } = atDesk(<OrganizationHome />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Northfield High' })).toBeTruthy();
  expect(screen.getByText('10 or more of 30')).toBeTruthy();
  expect(screen.getByRole('row', { name: /Biology.*We are looking at it/ })).toBeTruthy();
  const sent = fakeAnswer(askForCode, { ...ORGANIZATION.requests[0]!, id: 2 });
  await user.type(screen.getByLabelText(/^Class/), 'Physics');
  await user.click(screen.getByRole('button', { name: 'Ask for it' }));
  expect(await screen.findByText('Students are a number from 1 to 1,000.')).toBeTruthy();
  await user.type(screen.getByLabelText('How many students'), '24');
  await user.click(screen.getByRole('button', { name: 'Ask for it' }));
  expect(await screen.findByText('We have your request, and write when the code is ready.')).toBeTruthy();
  expect(sent).toEqual([{ label: 'Physics', seats: 24 }]);
});

it('the sheet for the wall has the code, the address and a picture; without a code it says how to get one', async () => {
  fakeAnswer(getOrganization, ORGANIZATION);
  atDesk(<ClassSheet />);
  const sheet = await screen.findByRole('article', { name: 'The sheet' });
  expect(within(sheet).getByText('NORTH-27')).toBeTruthy();
  expect(await within(sheet).findByRole('img', { name: /with the code NORTH-27/ })).toBeTruthy();
});

it('codes on paper are shown once they are made, with what to do with them', async () => {
  fakeAnswer(getOrganization, ORGANIZATION);
  const { user } = atDesk(<Confirming />);
  const sent = fakeAnswer(printConfirmingCodes, {
    code: 'NORTH-27',
    codes: ['abcde-fgh23', 'kmnpq-rst45'],
    expires_at: '2026-11-20T12:00:00.000Z',
  });
  await user.clear(await screen.findByLabelText('How many'));
  await user.type(screen.getByLabelText('How many'), '2');
  await user.click(screen.getByRole('button', { name: 'Make the codes' }));
  expect(await screen.findByRole('heading', { name: '2 codes for NORTH-27' })).toBeTruthy();
  expect(screen.getByText('abcde-fgh23')).toBeTruthy();
  expect(sent).toEqual([{ code: 'NORTH-27', count: 2 }]);
});

it('a class below ten shows no figure, one of ten its chart with the table beside it', async () => {
  const none = { year: null, signed_up: null, completed: null, interests: null };
  const ten = {
    people: 10,
    weeks: [
      { week: '2026-10-05', people: 4 },
      { week: '2026-10-12', people: 10 },
    ],
  };
  const interests = [{ area: 'outdoors', label: 'working outdoors', people: 7 }];
  fakeAnswer(getNumbers, {
    house: null,
    cohorts: [
      { ...none, code: 'SMALL' },
      { code: 'LARGE', year: null, signed_up: ten, completed: ten, interests },
    ],
  });
  atDesk(<NumbersView />);
  expect(await screen.findByText('Figures stand here once ten students of this class share with you.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'The code LARGE: 7 of 10 lean to working outdoors' })).toBeTruthy();
  expect(screen.getAllByRole('row', { name: /Oct 12 10/ })).toHaveLength(2);
});
