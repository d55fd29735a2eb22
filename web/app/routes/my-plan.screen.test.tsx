import { getPlan, type OwnPlan } from '@careerscoop/contract/payments';
import { checkCode, listPlans, redeemCode } from '@careerscoop/contract/plans';
import { getProfile } from '@careerscoop/contract/profile';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeAnswer, fakeRefusal } from '../../test/fake-api.ts';
import { field, fill, press, saidAt } from '../../test/hands.ts';
import { enter, OPEN, PROFILE, RIGHTS } from '../../test/people.ts';
import { OWN_PLAN, PLANS } from '../../test/plans.ts';
import { show } from '../../test/show.tsx';
import { readPlanNotice, setPlanNotice } from '../lib/plan-notice.ts';
import MyPlanPage from './my-plan.tsx';

const SUNDAE = { id: 3, title: 'Sundae', price: 89 };
const ENTITLED = { ...RIGHTS, plan: SUNDAE, sessions: { ...OPEN, per_month: 1, left: 1, next_at: null } };
const begun = new Date(Date.now() - 40 * 86_400_000);
const ends = new Date(begun);
ends.setUTCFullYear(begun.getUTCFullYear() + 1);
const WITH_SUNDAE: OwnPlan = {
  ...OWN_PLAN,
  entitlements: ENTITLED,
  term: {
    plan_id: 3,
    title: 'Sundae',
    source: 'payment',
    starts_at: begun.toISOString(),
    ends_at: ends.toISOString(),
    order: 'CS-2027-000123',
  },
  receipts: [
    {
      number: 'CS-2027-000123',
      title: 'Sundae',
      state: 'paid',
      paid_at: begun.toISOString(),
      amount: 8900,
      refunded: 0,
      bank_refused: false,
    },
  ],
};
const part = (name: string) => screen.findByRole('region', { name });

function open(own: OwnPlan) {
  enter();
  fakeAnswer(getPlan, own);
  return show(<MyPlanPage />);
}

beforeEach(() => {
  fakeAnswer(listPlans, PLANS);
  fakeAnswer(getProfile, PROFILE);
});

describe('what one has', () => {
  it('without a plan: nothing ends, and nothing was paid', async () => {
    open(OWN_PLAN);
    expect(await screen.findByRole('heading', { name: 'Free Plan' })).toBeTruthy();
    expect(screen.getByText('Upgrade your plan to access exclusive features and tools.')).toBeTruthy();
    expect((await part('Receipts')).textContent).toContain('Nothing was paid here so far.');
    expect(screen.queryByText(/^Until/)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Talks with a mentor' })).toBeNull();
  });

  it('with one: until when, which month, talks and the receipt', async () => {
    open(WITH_SUNDAE);
    expect(await screen.findByRole('heading', { name: 'Active Plan' })).toBeTruthy();
    expect(screen.getByText(/^Until /).parentElement?.textContent).toContain('Then it stops by itself. Nothing renews.');
    expect(screen.getByRole('img', { name: 'Month 2 of 12' })).toBeTruthy();
    expect((await part('Talks with a mentor')).textContent).toContain('One talk left this month.');
    expect((await part('Receipts')).textContent).toMatch(/CS-2027-000123 · .* · \$89$/);
  });

  it.each([
    ['a code that pays for the plan opens nothing beside it', true],
    ['a code beside the plan says what it opens', false],
  ])('%s', async (_, by_plan) => {
    open({ ...WITH_SUNDAE, entitlements: { ...ENTITLED, code: { code: 'NORTH-27', open: true, by_plan } } });
    await screen.findByRole('heading', { name: 'Active Plan' });
    expect(screen.queryByText(/one talk with a mentor every month/) === null).toBe(by_plan);
  });

  it('tells days by the clock of the profile, as the mails do: the last day of the plan, and when the next talk comes', async () => {
    vi.stubEnv('TZ', 'America/New_York');
    fakeAnswer(getProfile, { ...PROFILE, time_zone: 'America/Los_Angeles' });
    // Midnight in Los Angeles, and three in the morning in New York.
    const midnight = new Date(Date.UTC(ends.getUTCFullYear(), 5, 30, 7)).toISOString();
    const sessions = { ...ENTITLED.sessions, left: 0, next_at: '2027-04-01T04:00:00.000Z' };
    open({
      ...WITH_SUNDAE,
      entitlements: { ...ENTITLED, sessions },
      ...(WITH_SUNDAE.term && { term: { ...WITH_SUNDAE.term, ends_at: midnight } }),
    });
    expect(await screen.findByText(`Until June 29, ${ends.getUTCFullYear()}.`)).toBeTruthy();
    expect((await part('Talks with a mentor')).textContent).toContain('No talks left this month. The next one comes on March 31, 2027.');
    vi.unstubAllEnvs();
  });

  it('a minor sees no amounts', async () => {
    const [receipt] = WITH_SUNDAE.receipts;
    open({ ...WITH_SUNDAE, adult_needed: true, receipts: receipt ? [{ ...receipt, amount: null, refunded: null }] : [] });
    const receipts = await part('Receipts');
    expect(receipts.textContent).toContain('What was paid stands on the receipt that your parent has.');
    expect(receipts.textContent).not.toContain('$');
  });

  it('does not say that money was given back that the bank refused', async () => {
    const [receipt] = WITH_SUNDAE.receipts;
    const refused = receipt ? [{ ...receipt, state: 'refunded' as const, refunded: 0, bank_refused: true }] : [];
    open({ ...OWN_PLAN, receipts: refused });
    const { textContent } = await part('Receipts');
    expect(textContent).toContain('$89 · the bank did not take the money back: we write to whoever paid');
    expect(textContent).not.toContain('given back');
  });

  it('nor to a minor, who sees no amounts', async () => {
    const [receipt] = WITH_SUNDAE.receipts;
    const refused = receipt ? [{ ...receipt, state: 'refunded' as const, amount: null, refunded: null, bank_refused: true }] : [];
    open({ ...OWN_PLAN, adult_needed: true, receipts: refused });
    const { textContent } = await part('Receipts');
    expect(textContent).toContain('the bank did not take the money back');
    expect(textContent).not.toMatch(/given back|\$/);
  });

  it('says what was given back', async () => {
    const [receipt] = WITH_SUNDAE.receipts;
    open({ ...OWN_PLAN, receipts: receipt ? [{ ...receipt, state: 'refunded', refunded: 8900 }] : [] });
    expect((await part('Receipts')).textContent).toContain('$89, of which $89 was given back · given back in full');
  });
});

describe('a code', () => {
  it('says what is wrong at its field, and what it opens before it is used', async () => {
    open(OWN_PLAN);
    const code = () => field('Code from your school or sponsor');
    await part('Have a code?');
    press('Use the code');
    await waitFor(() => expect(saidAt(code())).toContain('Code is required.'));
    fakeRefusal(checkCode, { status: 400, body: { code: ['All seats of this code are taken.'] } as never });
    fill(code(), 'lakeside-27');
    press('Use the code');
    await waitFor(() => expect(saidAt(code())).toContain('All seats of this code are taken.'));
    const asked = fakeAnswer(checkCode, {
      code: 'LAKESIDE-27',
      label: 'Lakeside High',
      plan: SUNDAE,
      ends_at: '2028-06-30T12:00:00Z',
    });
    press('Use the code');
    const offer = await screen.findByRole('alertdialog', { name: 'The code LAKESIDE-27' });
    expect(asked).toEqual([{ code: 'LAKESIDE-27' }]);
    expect(offer.textContent).toContain('From Lakeside High.');
    expect(offer.textContent).toContain('It opens the Sundae plan for you, and nobody at home pays.');
    expect(offer.textContent).toContain('It ends by itself on June 30, 2028.');
    fakeRefusal(redeemCode, { status: 503, body: { detail: 'Away.', code: 'away' } as never });
    press('Use it', offer);
    expect((await within(offer).findByRole('alert')).textContent).toContain('We are away for a moment.');
    setPlanNotice('Your plan has no retake.');
    const used = fakeAnswer(redeemCode, { entitlements: ENTITLED });
    press('Use it', offer);
    await screen.findByText('The code is yours. What it opens is open now.');
    expect(used).toEqual([{ code: 'LAKESIDE-27' }]);
    expect(code().value).toBe('');
    // What was refused before is open now: the start page says nothing of it.
    expect(readPlanNotice()).toBeNull();
  });

  it('that is refused at the last moment says why at its field, which is where the keyboard is; the dialog is closed', async () => {
    open(OWN_PLAN);
    const code = () => field('Code from your school or sponsor');
    await part('Have a code?');
    fakeAnswer(checkCode, { code: 'LAST-SEAT', label: 'Harborview High School', plan: SUNDAE, ends_at: null });
    fakeRefusal(redeemCode, { status: 400, body: { code: ['Every place of this code is taken.'] } as never });
    fill(code(), 'last-seat');
    press('Use the code');
    press('Use it', await screen.findByRole('alertdialog'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(saidAt(code())).toContain('Every place of this code is taken.'));
    await waitFor(() => expect(document.activeElement).toBe(code()));
    expect(code().value).toBe('last-seat');
  });
});
