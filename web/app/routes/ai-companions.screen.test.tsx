import { listChatThreads } from '@careerscoop/contract/chat';
import { listAiAgents } from '@careerscoop/contract/companions';
import { getConsent, type StudentConsent } from '@careerscoop/contract/consent';
import { screen, within } from '@testing-library/react';
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

const NAMES = ['', 'Career Buddy', 'College Buddy', 'Interview Helper'];
const threads = (...ids: number[]) =>
  fakeAnswer(listChatThreads, {
    results: ids.map((agent_id) => ({
      agent_id,
      agent_name: NAMES[agent_id] ?? '',
      onet_code: null,
      title: null,
      last_at: '2026-11-20T15:00:00Z',
      messages: 2,
    })),
  });

it.each([
  ['a parent’s page and to no plan while a parent has not said yes', MINOR, 'What a parent decides', 'See the plans'],
  ['the plans, where nothing waits for a parent', ADULT, 'See the plans', 'What a parent decides'],
])('none leads to %s', async (_, consent, way, none) => {
  enter();
  threads();
  fakeAnswer(listAiAgents, { results: [], meta: { page: 1, per_page: 20, total: 0, number_of_pages: 0 } });
  fakeAnswer(getConsent, consent);
  show(<AiCompanions />);
  expect(await screen.findByRole('heading', { name: "You don't have any assigned yet" })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: way })).toHaveLength(1);
  expect(screen.queryByRole('link', { name: none })).toBeNull();
});

it('each is a card with its name, what it is for and the way to its chat; others are on their way', async () => {
  enter();
  threads(2, 1, 2, 3);
  const companion = (id: number, name: string, consent_needed = false) => ({
    id,
    name,
    image: '',
    short_description: `What ${name} is for.`,
    consent_needed,
  });
  const results = [companion(1, 'Career Buddy'), companion(2, 'College Buddy', true)];
  fakeAnswer(listAiAgents, { results, meta: { page: 1, per_page: 20, total: 2, number_of_pages: 1 } });
  fakeAnswer(getConsent, MINOR);
  show(<AiCompanions />);
  expect(await screen.findByText('What Career Buddy is for.')).toBeTruthy();
  expect(screen.getByText('Your Personal AI Coaches for the Future You Want!')).toBeTruthy();
  const career = screen.getByRole('link', { name: 'Career Buddy' });
  expect(career.getAttribute('href')).toBe('/profile/ai-companions/1/career-buddy');
  expect(screen.queryByRole('link', { name: 'College Buddy' })).toBeNull();
  const earlier = await screen.findByRole('navigation', { name: 'Your earlier chats' });
  expect(
    within(earlier)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Your chats with College Buddy', '/profile/ai-companions/2/college-buddy'],
    ['Your chats with Interview Helper', '/profile/ai-companions/3/interview-helper'],
  ]);
  expect(screen.getByText('Waits for a parent’s yes')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'More Coming Soon!' })).toBeTruthy();
  expect(screen.getByText('Next: Interview Helper, Scholarship Helper.')).toBeTruthy();
});

it('none, with chats of before, leads to them', async () => {
  enter();
  threads(1);
  fakeAnswer(listAiAgents, { results: [], meta: { page: 1, per_page: 20, total: 0, number_of_pages: 0 } });
  fakeAnswer(getConsent, ADULT);
  show(<AiCompanions />);
  const link = await screen.findByRole('link', { name: 'Your chats with Career Buddy' });
  expect(link.getAttribute('href')).toBe('/profile/ai-companions/1/career-buddy');
});
