import { type DeskCode, listDeskCodes } from '@careerscoop/contract/desk-codes';
import { getOrganization } from '@careerscoop/contract/desk-organization';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showAtDesk } from '../../../../test/desk-work.tsx';
import { fakeAnswer } from '../../../../test/fake-api.ts';
import { OrganizationHome } from '../organization/organization-home.tsx';
import { CodesView } from './codes-view.tsx';

const CODE: DeskCode = {
  code: 'NORTH-27',
  label: 'Northfield',
  school: null,
  companions: false,
  plan: null,
  months: null,
  seats: 30,
  taken: 20,
  full: false,
  opens_on: null,
  closes_on: null,
  is_active: true,
  open: true,
};

const meta = { page: 1, per_page: 50, total: 1, more: false, number_of_pages: 1 };

it.each([
  [{ seats: 30, taken: null, full: false }, 'fewer than 10 of 30'],
  [{ seats: null, taken: null, full: false }, 'fewer than 10'],
  [{ seats: null, taken: 30, full: false }, '30 or more'],
  [{ seats: 1_200, taken: 1_030, full: false }, '1,030 or more of 1,200'],
  [{ seats: 25, taken: 20, full: true }, 'all 25 taken'],
  [{ seats: 8, taken: null, full: null }, '8 places in all'],
  [{ seats: 1, taken: null, full: null }, '1 place in all'],
])('%j of a code read “%s” to an organization’s people, on their first screen and in the list of codes', async (places, words) => {
  fakeAnswer(getOrganization, { name: 'Northfield', sharing: 0, completed: 0, codes: [{ ...CODE, ...places }], requests: [] });
  fakeAnswer(listDeskCodes, { results: [{ ...CODE, ...places }], meta });
  showAtDesk(
    {
      '/desk': (
        <>
          <OrganizationHome />
          <CodesView />
        </>
      ),
    },
    '/desk',
    'organization',
  );
  await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
});

it('a representative reads how many exactly', async () => {
  fakeAnswer(listDeskCodes, { results: [{ ...CODE, taken: 30, full: true }], meta });
  showAtDesk({ '/desk': <CodesView /> }, '/desk', 'representative');
  expect(await screen.findByText('30 of 30')).toBeTruthy();
});
