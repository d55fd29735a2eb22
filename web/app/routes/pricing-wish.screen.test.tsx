import { saveCareer } from '@careerscoop/contract/careers';
import { getConsent } from '@careerscoop/contract/consent';
import type { Entitlements } from '@careerscoop/contract/entitlements';
import { getPlan, getQuote } from '@careerscoop/contract/payments';
import { listPlans } from '@careerscoop/contract/plans';
import { getProfile, updateProfile } from '@careerscoop/contract/profile';
import { updateResult } from '@careerscoop/contract/results';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeAnswer, fakeRefusal } from '../../test/fake-api.ts';
import { tenCareers } from '../../test/careers.ts';
import { press } from '../../test/hands.ts';
import { closedUntil, enter, OPEN, PROFILE, RIGHTS, STUDENT } from '../../test/people.ts';
import { OWN_PLAN, PLANS } from '../../test/plans.ts';
import { showPages } from '../../test/show.tsx';
import { keepWish, readWish, type Wanted } from '../lib/wish.ts';
import Pricing from './pricing.tsx';

const SCOOP = { id: 1, title: 'Single Scoop', price: 0 };
const TAKEN = { pricing_plan: 1, plan_title: 'Single Scoop', plan_price: 0 };
const [career] = tenCareers();

const Page = Pricing as () => React.ReactNode;

/** A student was led here by what they wanted; `rights` is what differs from a student without a plan. */
async function wanted(wanted: Wanted, from: string, rights: Partial<Entitlements> = {}) {
  const person = { ...STUDENT, entitlements: { ...RIGHTS, ...rights } };
  enter(person);
  fakeAnswer(getProfile, { ...PROFILE, ...person });
  keepWish({ ...wanted, user_id: STUDENT.id, from });
  const shown = showPages({ '/pricingplan': <Page />, [from.split('?')[0] ?? '']: 'Where they were' }, '/pricingplan');
  return { ...shown, panel: await screen.findByRole('region', { name: /^You wanted / }) };
}

const names = (panel: HTMLElement) =>
  within(panel)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  fakeAnswer(listPlans, PLANS);
  fakeAnswer(getPlan, OWN_PLAN);
  fakeAnswer(getConsent, { needed: false, adult_on: null, can_ask: false, sms: false, asked: null, purposes: [] });
});

describe('what somebody wanted when a plan stood in the way', () => {
  it.each<[Wanted, string, string]>([
    [{ kind: 'save', title: 'Nurses' }, 'You wanted to save Nurses.', 'Take the Single Scoop and save it'],
    [{ kind: 'learn_more', title: 'Nurses' }, 'You wanted to learn more about Nurses.', 'Take the Single Scoop and learn more'],
    [{ kind: 'retake' }, 'You wanted to take the assessment again.', 'Take the Single Scoop and start'],
    [{ kind: 'book', title: 'Nurses' }, 'You wanted to book a talk about Nurses.', 'Choose Sundae'],
    [{ kind: 'session' }, 'You wanted to ask for a talk with a mentor.', 'Choose Sundae'],
    [{ kind: 'careers' }, 'You wanted to see your careers.', 'Take the Single Scoop and go on'],
    [{ kind: 'companions' }, 'You wanted to meet the AI Companions.', 'Choose Sundae'],
    [{ kind: 'ai_report' }, 'You wanted your AI Insights Report.', 'Choose Double Scoop'],
  ])('%j is told by name, with the way to open it', async (wish, heading, button) => {
    const { panel } = await wanted(wish, '/results');
    expect(within(panel).getByRole('heading').textContent).toBe(heading);
    await waitFor(() => expect(names(panel)).toEqual([button, 'Go back']));
  });

  it.each<[Wanted, string]>([
    [{ kind: 'save', title: 'Nurses' }, 'The free Single Scoop opens that.'],
    [{ kind: 'book', title: 'Nurses' }, 'Sundae opens that. It costs $89 for 12 months. You pay once, and nothing renews.'],
    [{ kind: 'ai_report' }, 'Double Scoop opens that. It costs $39 for 6 months.'],
  ])('%j: what opens it, and its price', async (wish, said) => {
    const { panel } = await wanted(wish, '/results');
    await waitFor(() => expect(panel.textContent).toContain(said));
  });

  it('the server may say more about a retake', async () => {
    const { panel } = await wanted({ kind: 'retake' }, '/results', {
      retake: closedUntil(1, 'Single Scoop', 0, 'You have used your free retake. Single Scoop opens more.'),
    });
    expect(panel.textContent).toContain('You have used your free retake.');
  });

  it('a priced plan is asked about at once', async () => {
    const { panel } = await wanted({ kind: 'book', title: 'Nurses', result_id: 100 }, '/profile/recommendations');
    fakeAnswer(getQuote, { plan_id: 3, title: 'Sundae', price: 8900, credit: 0, amount: 8900, ends_at: '2028-01-04T12:00:00Z' });
    await within(panel).findByRole('button', { name: 'Choose Sundae' });
    press('Choose Sundae', panel);
    const question = await screen.findByRole('alertdialog', { name: 'Please confirm' });
    await waitFor(() => expect(question.textContent).toContain('Sundae: $89, once. Nothing renews.'));
    press('No', question);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(readWish()?.kind).toBe('book');
  });

  it('who has used up this month’s talk is told when the next one opens, and is sold nothing', async () => {
    const sentence = "You have used this month's session. The next one opens on Tuesday, December 1, 2026.";
    const used = {
      open: false,
      why: 'month_used' as const,
      sentence,
      opened_by: null,
      per_month: 1,
      left: 0,
      next_at: '2999-12-01T00:00:00Z',
    };
    const { panel } = await wanted({ kind: 'session' }, '/profile/customrequest', { sessions: used });
    expect(panel.textContent).toContain(sentence);
    expect(names(panel)).toEqual(['Go back']);
  });

  it('who is under 18 reads that a parent comes first and is not sold a plan for it; going back forgets the wish', async () => {
    fakeAnswer(getConsent, {
      needed: true,
      adult_on: '2028-01-01',
      can_ask: true,
      sms: false,
      asked: null,
      purposes: [{ purpose: 'mentor_sessions', title: 'Talks with a mentor', about: 'Half an hour.', state: 'open' }],
    });
    const { panel } = await wanted({ kind: 'book', title: 'Nurses', result_id: 100 }, '/results');
    expect((await within(panel).findByRole('link', { name: 'What a parent decides' })).getAttribute('href')).toBe('/profile/consent');
    expect(names(panel)).toEqual(['Go back']);
    press('Go back', panel);
    await screen.findByText('Where they were');
    expect(readWish()).toBeNull();
  });

  it('a minor is shown three ways to ask a parent, and the plan that opens it', async () => {
    fakeAnswer(getPlan, { ...OWN_PLAN, adult_needed: true });
    const { panel } = await wanted({ kind: 'ai_report' }, '/profile/strengths');
    expect(await within(panel).findByText('Below are three ways to ask a parent for it.')).toBeTruthy();
    expect(names(panel)).toEqual(['Go back']);
    const way = await screen.findByRole('region', { name: 'Ask a parent' });
    expect(way.textContent).toContain('I would like to have the report about my ten careers');
    expect(way.textContent).toContain('It costs 39 dollars once, for 6 months. Nothing renews.');
  });

  it('nobody sees what somebody else wanted', async () => {
    keepWish({ kind: 'retake', user_id: 1, from: '/scenario/0' });
    enter();
    showPages({ '/pricingplan': <Page /> }, '/pricingplan');
    await screen.findByRole('button', { name: /^Sundae/ });
    expect(screen.queryByRole('region', { name: /^You wanted / })).toBeNull();
  });

  it('a visitor who was signed in goes on after a sign-in', async () => {
    keepWish({ kind: 'learn_more', title: 'Nurses', user_id: STUDENT.id, from: '/results' });
    showPages({ '/pricingplan': <Page /> }, '/pricingplan');
    const way = await screen.findByRole('link', { name: 'Sign in and learn more' });
    expect(way.getAttribute('href')).toBe('/signin?redirect=/pricingplan');
  });
});

describe('one press', () => {
  it('takes the free plan, saves the career, says both, and leads back', async () => {
    const plan = fakeAnswer(updateProfile, { ...PROFILE, ...TAKEN, entitlements: { ...RIGHTS, plan: SCOOP, save: OPEN } });
    const saved = fakeAnswer(updateResult, career as never);
    const { panel, path } = await wanted({ kind: 'save', title: 'Nurses', result_id: 100 }, '/results');
    press('Take the Single Scoop and save it', panel);
    await screen.findByText('Where they were');
    expect(path()).toBe('/results');
    expect([plan, saved]).toEqual([[{ pricing_plan: 1 }], [{ interested: true }]]);
    expect(screen.getByText('Nurses is saved.')).toBeTruthy();
    expect(screen.getByText(/^You've chosen the Single Scoop\./)).toBeTruthy();
    expect(readWish()).toBeNull();
  });

  it('that fails half-way says so, and only the rest is tried again', async () => {
    const plan = fakeAnswer(updateProfile, { ...PROFILE, ...TAKEN, entitlements: { ...RIGHTS, plan: SCOOP, save: OPEN } });
    fakeRefusal(saveCareer, { status: 503, body: { detail: 'We are busy right now.', code: 'unavailable' } });
    const { panel } = await wanted({ kind: 'save', title: 'Actors', onet_code: '27-2011.00' }, '/careers/actors');
    press('Take the Single Scoop and save it', panel);
    expect((await within(panel).findByRole('alert')).textContent).toMatch(/^We are away for a moment\. Nothing is lost/);
    const saved = fakeAnswer(saveCareer, {
      state: 'matched',
      fit: 'good',
      clarity: 'clear',
      partly_estimated: false,
      reasons: [],
      rank: null,
      result_id: 100,
      interested: true,
    });
    press('Save it', panel);
    await screen.findByText('Where they were');
    expect([plan.length, saved]).toEqual([1, [{ interested: true }]]);
  });

  it('leads back once a plan has opened it, and the page that it was wanted on does the rest', async () => {
    const sessions = { ...OPEN, per_month: 1, left: 1, next_at: null };
    const draft = { topic: 'How do I become a nurse?', datetime: '' };
    const { panel, path } = await wanted({ kind: 'session', draft }, '/profile/customrequest', { sessions });
    expect(panel.textContent).toContain('That is open for you now.');
    press('Send it', panel);
    await screen.findByText('Where they were');
    expect(path()).toBe('/profile/customrequest');
    expect(readWish()).toMatchObject({ kind: 'session', granted: true, draft });
  });

  it('leads back to the report and forgets that it was wanted', async () => {
    const { panel, path } = await wanted({ kind: 'ai_report' }, '/profile/strengths', { ai_report: OPEN });
    press('Go on', panel);
    await screen.findByText('Where they were');
    expect(path()).toBe('/profile/strengths');
    expect(readWish()).toBeNull();
  });
});
