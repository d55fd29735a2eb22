import { getCareer } from '@careerscoop/contract/catalogue';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tenCareers } from '../../../../test/careers.ts';
import { fakeRefusal } from '../../../../test/fake-api.ts';
import { press } from '../../../../test/hands.ts';
import { enter, OPEN, RIGHTS, STUDENT } from '../../../../test/people.ts';
import { show } from '../../../../test/show.tsx';
import { CareerDetail } from './career-detail.tsx';

const none = { aiReport: '', buddyClosed: null, scoop: null, onExplore: () => undefined, chat: null, study: null, mentor: null };
const why = 'Why it is on your list';
const fits = 'How it fits you';

it.each([
  ['in the ten why it is on the list', 1, why, fits, 'Number 1 of your ten'],
  ['that a later assessment left out how it fits', null, fits, why, 'Not in your ten'],
] as const)('says of a career %s, and where it stands', (_, rank, heading, other, place) => {
  enter();
  fakeRefusal(getCareer, { status: 503, body: { detail: 'Not now.' } });
  show(<CareerDetail career={{ ...tenCareers()[0]!, rank, interest_chart: null }} {...none} />);
  expect(screen.getByRole('region', { name: heading }).textContent).toContain('You like to build.');
  expect(screen.queryByText(other)).toBeNull();
  expect(screen.getByText(place)).toBeTruthy();
});

it.each([
  ['a plan is missing', RIGHTS.ai_report, 'Your AI Insights Report is not ready yet.'],
  ['its address was closed', OPEN, 'Your report has no address at the moment.'],
] as const)('says that the report does not open because %s', async (_, ai_report, said) => {
  enter({ ...STUDENT, entitlements: { ...RIGHTS, learn_more: OPEN, ai_report } });
  fakeRefusal(getCareer, { status: 503, body: { detail: 'Not now.' } });
  show(<CareerDetail career={{ ...tenCareers()[0]!, interest_chart: null }} {...none} />);
  press('Learn More');
  const way = await screen.findByRole('button', { name: /^AI Insights Report/ });
  expect(way.textContent).toContain(said);
});
