import { listPlans } from '@careerscoop/contract/plans';
import { getProfile, updateProfile } from '@careerscoop/contract/profile';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeAnswer, fakeRefusal } from '../../test/fake-api.ts';
import { gate, press } from '../../test/hands.ts';
import { enter, PROFILE, RIGHTS, STUDENT } from '../../test/people.ts';
import { PLANS } from '../../test/plans.ts';
import { showPages } from '../../test/show.tsx';
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
const choose = () => screen.queryByRole('button', { name: 'Choose' });
const question = () => screen.findByRole('alertdialog', { name: 'Please confirm' });

async function look(title: string) {
  (await card(title)).click();
  await waitFor(() => expect(detail(title)).toBeTruthy());
}

beforeEach(() => void fakeAnswer(listPlans, PLANS));

describe('who may choose a plan', () => {
  it('a mentor needs none', async () => {
    enter({ ...STUDENT, role: 'Mentor' });
    open();
    expect(await screen.findByText('Plans are for Career Explorers. As a Community Partner you do not need one.')).toBeTruthy();
    expect(screen.queryByText('Choose')).toBeNull();
  });

  it('a student with a paid plan sees it first, and is told why they cannot choose the free one', async () => {
    enter({ ...STUDENT, ...WITH_SUNDAE });
    open();
    expect((await card('Sundae')).getAttribute('aria-pressed')).toBe('true');
    expect(within(detail('Sundae')).getByText('This plan is yours.')).toBeTruthy();
    expect(choose()).toBeNull();
    await look('Single Scoop');
    expect(screen.getByText('You have Sundae now. When it ends, you can choose this plan.')).toBeTruthy();
    expect(choose()).toBeNull();
    await look('Milkshake');
    expect(choose()).toBeTruthy();
  });

  it('a visitor signs in first, and comes back', async () => {
    open();
    await card('Sundae');
    expect(screen.getByRole('link', { name: 'Choose' }).getAttribute('href')).toBe('/signin?redirect=/pricingplan');
  });
});

describe('choosing', () => {
  it('a plan with a price is told of plainly, and nothing is sent', async () => {
    enter();
    const sent = fakeAnswer(updateProfile, PROFILE);
    open();
    expect((await card('Single Scoop')).getAttribute('aria-pressed')).toBe('true');
    await look('Sundae');
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
    press('Choose');
    expect((await question()).textContent).toContain('Sundae: $89 for 12 months.');
    press('Yes', await question());
    press('OK', await screen.findByRole('dialog', { name: 'Paying is not open yet' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
  });

  it('the free one is asked about, where a refusal is read and can be tried again, and is then theirs', async () => {
    enter();
    fakeRefusal(updateProfile, { status: 500, body: { detail: 'Broken.', code: 'internal' } });
    open();
    await card('Single Scoop');
    press('Choose');
    press('No', await question());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(choose()));
    press('Choose');
    press('Yes', await question());
    expect((await within(await question()).findByRole('alert')).textContent).toContain('Something went wrong on our side.');
    const mine = { id: 1, title: 'Single Scoop', price: 0 };
    const sent = fakeAnswer(updateProfile, {
      ...PROFILE,
      pricing_plan: 1,
      plan_title: mine.title,
      plan_price: 0,
      entitlements: { ...RIGHTS, plan: mine },
    });
    press('Yes', await question());
    const done = await screen.findByRole('dialog', { name: 'Your plan is set' });
    expect(done.textContent).toContain("You've chosen the Single Scoop. Enjoy the enhanced features");
    expect(sent).toEqual([{ pricing_plan: 1 }]);
    press('OK', done);
    await waitFor(() => expect(within(detail('Single Scoop')).getByText('This plan is yours.')).toBeTruthy());
    expect(choose()).toBeNull();
    expect(within(await card('Single Scoop')).getByText('Your plan')).toBeTruthy();
    expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ pricing_plan: 1, plan_title: 'Single Scoop' });
  });
});

describe('back from a payment page', () => {
  it.each([
    ['success', 'Success !', 'Thank you for selecting your plan! A representative from CareerScoop will take it from here.'],
    ['cancel', 'Transaction Failed.', 'If the issue persists, contact support. Apologies for the inconvenience.'],
  ])('%s is said, and closes to the plans', async (word, title, text) => {
    enter();
    fakeAnswer(getProfile, PROFILE);
    const { path } = open(`/pricingplan/${word}`);
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(dialog.textContent).toContain(text);
    press('OK', dialog);
    await waitFor(() => expect(path()).toBe('/pricingplan'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('a payment that has come shows at once, and any other word is the plain screen', async () => {
    enter();
    fakeAnswer(getProfile, { ...PROFILE, ...WITH_SUNDAE });
    const { unmount } = open('/pricingplan/success');
    press('OK', await screen.findByRole('dialog', { name: 'Success !' }));
    await waitFor(() => expect(within(detail('Sundae')).getByText('This plan is yours.')).toBeTruthy());
    unmount();
    open('/pricingplan/foo');
    await card('Sundae');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the list', () => {
  it('can be empty', async () => {
    fakeAnswer(listPlans, []);
    open();
    expect(await screen.findByRole('heading', { name: 'No plans right now' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the start page' }).getAttribute('href')).toBe('/');
  });

  it('waits, fails with a way to try again, and comes', async () => {
    const { opened, open: letGo } = gate();
    const asked = fakeRefusal(listPlans, { status: 503, body: { detail: 'We are busy right now.', code: 'unavailable' } }, opened);
    open();
    expect(screen.getByText('Loading the plans…')).toBeTruthy();
    letGo();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We are away for a moment.');
    // Twice it is tried again without a press.
    await waitFor(() => expect(asked).toHaveLength(3));
    await waitFor(() => expect(alert.textContent).not.toContain('We are trying again'));
    fakeAnswer(listPlans, PLANS);
    press('Try again', alert);
    expect(await card('Milkshake')).toBeTruthy();
  });
});
