import { getPlan, getQuote, requestPaymentLink, textParent } from '@careerscoop/contract/payments';
import { listPlans } from '@careerscoop/contract/plans';
import { updateProfile } from '@careerscoop/contract/profile';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeAnswer, fakeRefusal } from '../../test/fake-api.ts';
import { field, fill, gate, press, saidAt } from '../../test/hands.ts';
import { enter, PROFILE, RIGHTS, STUDENT } from '../../test/people.ts';
import { OWN_PLAN, PLANS } from '../../test/plans.ts';
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

beforeEach(() => {
  fakeAnswer(listPlans, PLANS);
  fakeAnswer(getPlan, OWN_PLAN);
});

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
    await waitFor(() => expect(choose()).toBeTruthy());
    await look('Double Scoop');
    expect(screen.getByText('You have Sundae now. When it ends, you can choose this plan.')).toBeTruthy();
  });

  it('a visitor signs in first, and comes back', async () => {
    open();
    await card('Sundae');
    expect(screen.getByRole('link', { name: 'Choose' }).getAttribute('href')).toBe('/signin?redirect=/pricingplan');
  });
});

describe('choosing', () => {
  it('nobody agrees to a price that they have not seen: Yes waits for it', async () => {
    enter();
    const asked = gate();
    const quote = { plan_id: 3, title: 'Sundae', price: 8900, credit: 0, amount: 8900, ends_at: '2028-01-04T12:00:00Z' };
    fakeAnswer(getQuote, quote, asked.opened);
    open();
    await look('Sundae');
    await waitFor(() => expect(choose()).toBeTruthy());
    press('Choose');
    const yes = within(await question()).getByRole('button', { name: 'Yes' });
    expect(yes.hasAttribute('disabled')).toBe(true);
    asked.open();
    await waitFor(() => expect(yes.hasAttribute('disabled')).toBe(false));
    expect((await question()).textContent).toContain('Sundae: $89, once.');
  });

  it('a plan with a price says what comes off and until when, before it leads to where it is paid', async () => {
    enter();
    fakeAnswer(getQuote, { plan_id: 3, title: 'Sundae', price: 8900, credit: 1250, amount: 7650, ends_at: '2028-01-04T12:00:00Z' });
    const sent = fakeRefusal(requestPaymentLink, { status: 503, body: { detail: 'Away.', code: 'payments_away' } });
    open();
    expect((await card('Single Scoop')).getAttribute('aria-pressed')).toBe('true');
    await look('Sundae');
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
    await waitFor(() => expect(choose()).toBeTruthy());
    press('Choose');
    await waitFor(async () => expect((await question()).textContent).toContain('Sundae: $76.50, once. Nothing renews.'));
    expect((await question()).textContent).toContain('It costs $89. For what is left of the plan you have, $12.50 come off.');
    expect((await question()).textContent).toContain('ends by itself on January 4, 2028. Tax is included.');
    press('Yes', await question());
    expect(await within(await question()).findByRole('alert')).toBeTruthy();
    expect(sent).toEqual([{ pricing_plan: 3 }]);
    press('No', await question());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('can be said yes to again by who comes Back from the page where it is paid', async () => {
    enter();
    fakeAnswer(getQuote, { plan_id: 3, title: 'Sundae', price: 8900, credit: 0, amount: 8900, ends_at: '2028-01-04T12:00:00Z' });
    const sent = fakeAnswer(requestPaymentLink, { payment_link: '#paid-elsewhere' });
    open();
    await card('Sundae');
    await look('Sundae');
    await waitFor(() => expect(choose()).toBeTruthy());
    press('Choose');
    await waitFor(async () => expect((await question()).textContent).toContain('$89'));
    const yes = async () => within(await question()).getByRole('button', { name: 'Yes' });
    press('Yes', await question());
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(async () => expect((await yes()).getAttribute('aria-busy')).toBe('true'));
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await waitFor(async () => expect((await yes()).getAttribute('aria-busy')).not.toBe('true'));
    press('Yes', await question());
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it('a minor asks a parent, and nowhere buys', async () => {
    enter();
    fakeAnswer(getPlan, { ...OWN_PLAN, adult_needed: true });
    open();
    expect(await screen.findByRole('button', { name: 'Take the free plan' })).toBeTruthy();
    await look('Sundae');
    const ask = await screen.findByRole('region', { name: 'Ask a parent' });
    expect(ask.textContent).toContain('It costs 89 dollars once, for 12 months.');
    expect(screen.queryByRole('button', { name: /^(Choose|Buy|Pay)/ })).toBeNull();
    const sent = fakeAnswer(requestPaymentLink, { payment_link: 'http://localhost/pay#token' });
    press('Share', ask);
    expect((await within(ask).findByLabelText<HTMLInputElement>('The link')).value).toBe('http://localhost/pay#token');
    expect(sent).toEqual([{ pricing_plan: 3 }]);
  });

  it('a parent is texted: a bad number is told at the field, a failure keeps it, and then it is on its way', async () => {
    enter();
    const sent = fakeRefusal(textParent, { status: 500, body: { detail: 'Broken.', code: 'internal' } });
    open();
    await card('Sundae');
    await look('Sundae');
    press(
      'Text to Parent',
      await screen.findByRole('region', { name: 'Sundae plan' }).then(async (at) => {
        await within(at).findByRole('button', { name: 'Text to Parent' });
        return at;
      }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Text to Parent' });
    const phone = () => field(/phone number/);
    for (const wrong of ['', 'abc']) {
      fill(phone(), wrong);
      press('Send', dialog);
      await waitFor(() => expect(saidAt(phone())).toMatch(/Phone/));
    }
    expect(sent).toEqual([]);
    fill(phone(), '(555) 010-0177');
    press('Send', dialog);
    expect((await within(dialog).findByRole('alert')).textContent).toBe('Something went wrong');
    fakeRefusal(textParent, { status: 400, body: { phone: ['That is your own number.'] } });
    press('Send', dialog);
    await waitFor(() => expect(saidAt(phone())).toContain('That is your own number.'));
    fakeAnswer(textParent, { detail: 'Sent.' });
    press('Send', dialog);
    press('OK', await screen.findByRole('dialog', { name: 'Success !' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('nothing is sold while paying is switched off', async () => {
    enter();
    fakeAnswer(getPlan, { ...OWN_PLAN, payments: false });
    open();
    await card('Sundae');
    await look('Sundae');
    expect(await screen.findByText('Nothing can be paid for here right now. Your ten careers stay free.')).toBeTruthy();
    expect(choose()).toBeNull();
  });

  it('the free one is asked about, where a refusal is read and can be tried again, and is then theirs', async () => {
    enter();
    fakeRefusal(updateProfile, { status: 500, body: { detail: 'Broken.', code: 'internal' } });
    open();
    await card('Single Scoop');
    await waitFor(() => expect(choose()).toBeTruthy());
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
