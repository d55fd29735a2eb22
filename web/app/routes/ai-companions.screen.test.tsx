import { listAiAgents } from '@careerscoop/contract/companions';
import { getConsent, type StudentConsent } from '@careerscoop/contract/consent';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeAnswer } from '../../test/fake-api.ts';
import { enter } from '../../test/people.ts';
import { show } from '../../test/show.tsx';
import AiCompanions from './ai-companions.tsx';

const ADULT: StudentConsent = { needed: false, adult_on: null, can_ask: false, sms: false, asked: null, purposes: [] };
const MINOR: StudentConsent = {
  ...ADULT,
  needed: true,
  adult_on: '2028-01-01',
  can_ask: true,
  purposes: [{ purpose: 'companions', title: 'AI companions', about: 'They talk careers through.', state: 'open' }],
};

it.each([
  ['a parent’s page and to no plan while a parent has not said yes', MINOR, 'What a parent decides', 'See the plans'],
  ['the plans, where nothing waits for a parent', ADULT, 'See the plans', 'What a parent decides'],
])('none leads to %s', async (_, consent, way, none) => {
  enter();
  fakeAnswer(listAiAgents, { results: [], meta: { page: 1, per_page: 20, total: 0, number_of_pages: 0 } });
  fakeAnswer(getConsent, consent);
  show(<AiCompanions />);
  expect(await screen.findByRole('heading', { name: "You don't have any assigned yet" })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: way }).length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: none })).toBeNull();
});
