import { getOrder, getPlan } from '@careerscoop/contract/payments';
import { listPlans } from '@careerscoop/contract/plans';
import { getProfile } from '@careerscoop/contract/profile';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeAnswer, fakeRefusal } from '../../test/fake-api.ts';
import { press } from '../../test/hands.ts';
import { enter, PROFILE, RIGHTS } from '../../test/people.ts';
import { OWN_PLAN, PLANS } from '../../test/plans.ts';
import { showPages } from '../../test/show.tsx';
import { readPlanNotice, setPlanNotice } from '../lib/plan-notice.ts';
import Pricing from './pricing.tsx';

const SUNDAE = { id: 3, title: 'Sundae', price: 89 };
const WITH_SUNDAE = {
  pricing_plan: 3,
  plan_title: 'Sundae',
  plan_price: 89,
  entitlements: { ...RIGHTS, plan: SUNDAE },
};

// What the route's own types add to its parameters is read by nobody here.
const Page = Pricing as () => React.ReactNode;
const open = (at = '/pricingplan') => showPages({ '/pricingplan/:response_type?': <Page />, '/': 'The start page' }, at);
const card = (title: string) => screen.findByRole('button', { name: new RegExp(`^${title}`) });
const detail = (title: string) => screen.getByRole('region', { name: `${title} plan` });

beforeEach(() => {
  fakeAnswer(listPlans, PLANS);
  fakeAnswer(getPlan, OWN_PLAN);
});

describe('back from a payment page', () => {
  const NUMBER = 'CS-2027-000123';
  const order = (state: 'open' | 'paid' | 'expired' | 'review') => ({
    number: NUMBER,
    state,
    title: 'Sundae',
    plan_id: 3,
    ends_at: state === 'paid' ? '2028-01-04T12:00:00Z' : null,
  });
  const thanks = 'Thank you for selecting your plan! A representative from CareerScoop will take it from here.';

  it('what the provider says is paid is thanked for, shows at once, and closes to the plans', async () => {
    enter();
    fakeAnswer(getProfile, { ...PROFILE, ...WITH_SUNDAE });
    fakeAnswer(getOrder, order('paid'));
    setPlanNotice('Your plan has no retake.');
    const { path } = open(`/pricingplan/success?order=${NUMBER}`);
    const dialog = await screen.findByRole('dialog', { name: 'Success !' });
    expect(dialog.textContent).toContain(`${thanks} It is yours until January 4, 2028.`);
    expect(readPlanNotice()).toBeNull();
    press('OK', dialog);
    await waitFor(() => expect(path()).toBe('/pricingplan'));
    await waitFor(() => expect(within(detail('Sundae')).getByText('This plan is yours.')).toBeTruthy());
  });

  it.each([
    ['an order that nobody paid yet', () => fakeAnswer(getOrder, order('open')), 'One moment'],
    ['a checkout that ran out', () => fakeAnswer(getOrder, order('expired')), 'Transaction Failed.'],
    ['one that is looked into', () => fakeAnswer(getOrder, order('review')), 'Not there yet'],
    ["somebody else's", () => fakeRefusal(getOrder, { status: 404, body: { detail: 'No.', code: 'not_found' } }), 'Nothing was paid'],
  ])('the address of success with %s is no success', async (_, fake, title) => {
    enter();
    fakeAnswer(getProfile, PROFILE);
    fake();
    open(`/pricingplan/success?order=${NUMBER}`);
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
    expect(screen.queryByText(/Success/)).toBeNull();
  });

  it.each([
    ['with the number of an order', `/pricingplan/success?order=${NUMBER}`],
    ['without one', '/pricingplan/success'],
  ])('somebody signed out is never told that nothing was charged, %s: they sign in and come back', async (_, at) => {
    const refusal = { status: 401, body: { detail: 'Sign in first.', code: 'not_authenticated' } };
    fakeRefusal(getOrder, refusal);
    fakeRefusal(getPlan, refusal);
    open(at);
    const dialog = await screen.findByRole('dialog', { name: 'Sign in to see how it went' });
    const link = within(dialog).getByRole('link', { name: 'Sign in' });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(`/signin?redirect=${at}`);
    expect(screen.queryByText(/nothing was charged/)).toBeNull();
  });

  it.each([
    ['of an order', `/pricingplan/success?order=${NUMBER}`, 403],
    ['of no order', '/pricingplan/success', 503],
  ])('a failure on the way %s says nothing about money', async (_, at, status) => {
    enter();
    fakeAnswer(getProfile, PROFILE);
    const failure = { status, body: { detail: 'No.', code: 'x' } };
    fakeRefusal(getOrder, failure);
    fakeRefusal(getPlan, failure);
    open(at);
    expect(await screen.findByRole('dialog', { name: 'Not there yet' })).toBeTruthy();
    expect(screen.queryByText(/nothing was charged/)).toBeNull();
  });

  it('without an order it thanks for what was paid within the day, else for nothing', async () => {
    enter();
    fakeAnswer(getProfile, PROFILE);
    const receipt = {
      number: NUMBER,
      title: 'Sundae',
      state: 'paid' as const,
      paid_at: new Date().toISOString(),
      amount: 8900,
      refunded: 0,
      bank_refused: false,
    };
    const { unmount } = open('/pricingplan/success');
    expect(await screen.findByRole('dialog', { name: 'Nothing was paid' })).toBeTruthy();
    unmount();
    fakeAnswer(getPlan, { ...OWN_PLAN, receipts: [receipt] });
    open('/pricingplan/success');
    expect((await screen.findByRole('dialog', { name: 'Success !' })).textContent).toContain(thanks);
  });

  it('cancel says that it failed, unless it was paid all the same', async () => {
    enter();
    fakeAnswer(getProfile, PROFILE);
    fakeAnswer(getOrder, order('open'));
    const { unmount } = open(`/pricingplan/cancel?order=${NUMBER}`);
    const dialog = await screen.findByRole('dialog', { name: 'Transaction Failed.' });
    expect(dialog.textContent).toContain('If the issue persists, contact support. Apologies for the inconvenience.');
    unmount();
    fakeAnswer(getOrder, order('paid'));
    open(`/pricingplan/cancel?order=${NUMBER}`);
    expect(await screen.findByRole('dialog', { name: 'Success !' })).toBeTruthy();
  });

  it('any other word is the plain screen', async () => {
    enter();
    open('/pricingplan/foo');
    await card('Sundae');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
