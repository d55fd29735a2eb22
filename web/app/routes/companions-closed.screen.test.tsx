import { getCareer } from '@careerscoop/contract/catalogue';
import { listChatThreads } from '@careerscoop/contract/chat';
import { listAiAgents } from '@careerscoop/contract/companions';
import { getConsent } from '@careerscoop/contract/consent';
import type { PayPage } from '@careerscoop/contract/payments';
import { getProfile } from '@careerscoop/contract/profile';
import { getResult } from '@careerscoop/contract/results';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { tenCareers } from '../../test/careers.ts';
import { fakeAnswer, fakeRefusal } from '../../test/fake-api.ts';
import { press } from '../../test/hands.ts';
import { enter, PROFILE } from '../../test/people.ts';
import { OWN_PLAN, PLANS } from '../../test/plans.ts';
import { show, showPages } from '../../test/show.tsx';
import * as site from '../lib/site.ts';
import { PayOffer } from '../subjects/payments/pay-offer.tsx';
import { MyPlan } from '../subjects/plans/my-plan.tsx';
import { PlanDetail } from '../subjects/plans/plan-detail.tsx';
import { SavedPanel } from '../subjects/results/recommendations/saved-panel.tsx';
import AiCompanion from './ai-companion.tsx';
import AiCompanions from './ai-companions.tsx';
import RecommendedCareer from './recommended-career.tsx';

const BUDDY = { id: 1, name: 'Career Buddy', image: '', short_description: 'Talks careers through.', consent_needed: false };
const SUNDAE = {
  ...PLANS[2]!,
  description: 'Talk it through\nEverything in Double Scoop\nHalf an hour with a mentor\nThe AI Companions for a whole year',
};
const [first, second] = tenCareers();

const companions = (...results: (typeof BUDDY)[]) =>
  fakeAnswer(listAiAgents, { results, meta: { page: 1, per_page: 20, total: results.length, number_of_pages: 1 } });

/** As where `SAFETY=off`: nobody would hear of danger. */
beforeEach(() => {
  vi.spyOn(site, 'useCompanionsOpen').mockReturnValue(false);
  enter();
  companions(BUDDY);
  fakeAnswer(getProfile, PROFILE);
  fakeAnswer(listChatThreads, { results: [] });
  fakeAnswer(getConsent, { needed: false, adult_on: null, can_ask: false, sms: false, asked: null, purposes: [] });
});

it('a companion that is theirs opens soon: its card leads nowhere', async () => {
  show(<AiCompanions />);
  expect(await screen.findByText('Opens soon')).toBeTruthy();
  expect(screen.getByText('The AI Companions open soon. Your careers and schools are all here.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Career Buddy' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Career Buddy' })).toBeNull();
});

it('who has none is sold no plan for them', async () => {
  companions();
  show(<AiCompanions />);
  expect(await screen.findByText('The AI Companions open soon. Your careers and schools are all here.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Look at careers' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull();
});

it.each([
  ['theirs', [BUDDY]],
  ['not theirs', []],
])('a chat with one that is %s says so before a word is written, with the help lines', async (_, agents) => {
  companions(...agents);
  showPages({ '/profile/ai-companions/:agent_id/:name': <AiCompanion /> }, '/profile/ai-companions/1/career-buddy');
  expect(await screen.findByRole('heading', { name: 'The AI Companions open soon' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull();
  press('Need help now?');
  expect(screen.getByRole('link', { name: 'Call 988' })).toBeTruthy();
});

it('a career has its chat shut, and Career Buddy among its ways on', async () => {
  fakeAnswer(getResult, { ...first!, agent_id: BUDDY.id, interest_chart: null });
  fakeRefusal(getCareer, { status: 503, body: { detail: 'Not now.' } });
  showPages({ '/career/:result_id': <RecommendedCareer /> }, `/career/${first!.id}`);
  expect(await screen.findByText('AI Career Buddy is closed for now.')).toBeTruthy();
  press('More');
  const buddy = within(await screen.findByRole('dialog')).getByRole<HTMLButtonElement>('button', { name: /^AI Career Buddy/ });
  expect([buddy.disabled, buddy.textContent]).toEqual([true, 'AI Career BuddyAI Career Buddy opens soon']);
});

it('the next steps of saved careers wait with them, and sell nothing', () => {
  show(<SavedPanel saved={[first!, second!]} companions={[BUDDY]} waitsForParent={false} />);
  expect(screen.getByText('These steps open soon, with the AI Companions.')).toBeTruthy();
  expect(screen.getAllByText('Opens soon with Career Buddy')).toHaveLength(2);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Compare side by side']);
});

const PAY: PayPage = {
  first_name: 'Robin',
  plan: SUNDAE,
  price: 8900,
  credit: 0,
  amount: 8900,
  ends_at: null,
  state: 'open',
  texted_to: null,
  asked_at: '2026-11-23T12:00:00Z',
  expires_at: '2026-11-30T12:00:00Z',
  handed_over: false,
};

it.each<[string, ReactNode]>([
  ['Pricing', <PlanDetail key="1" plan={SUNDAE} room="mint" children={null} />],
  ['My Plan', <MyPlan key="2" plan={SUNDAE} own={OWN_PLAN} />],
  ['what a parent pays for', <PayOffer key="3" page={PAY} />],
])('%s marks them as coming soon, and nothing else', (_, offer) => {
  show(offer);
  const marked = screen.getAllByText('COMING SOON').map((mark) => mark.closest('li')?.textContent);
  expect(marked).toEqual(['The AI Companions for a whole year COMING SOON']);
});
