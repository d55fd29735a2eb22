import { ADULT_TICK, openPayLink, payCheckout, type PayPage, stopTexts } from '@careerscoop/contract/payments';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeAnswer, fakeNoNetwork, fakeRefusal } from '../../test/fake-api.ts';
import { field, fill, press, saidAt } from '../../test/hands.ts';
import { PAY_PAGE, PAY_TOKEN } from '../../test/pay.ts';
import { showPages } from '../../test/show.tsx';
import PayCancel from './pay-cancel.tsx';
import Pay from './pay.tsx';

const open = (at = `/pay#${PAY_TOKEN}`) => showPages({ '/pay': <Pay />, '/pay/cancel': <PayCancel /> }, at);
const headline = () => screen.findByRole('heading', { level: 1 });
const email = () => field('Your email');
const tick = () => screen.getByRole('checkbox', { name: /^I am 18 or older, and pay as Robin’s parent or guardian/ });
const all = () => document.body.textContent ?? '';

async function openPage(change: Partial<PayPage> = {}) {
  fakeAnswer(openPayLink, { ...PAY_PAGE, ...change });
  const shown = open();
  await screen.findByRole('heading', { name: 'Robin asks you for the Sundae plan' });
  return shown;
}

const left: string[] = [];
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  left.length = 0;
});

describe('a link to pay', () => {
  it('says who asks, for what, what it costs and until when, that nothing renews, and that a no is fine; the token leaves the address', async () => {
    const { router } = await openPage();
    expect(all()).toContain('Robin typed your number, ending in 77, on January 4, 2027. You can say no: the ten careers stay free.');
    const offer = screen.getByRole('region', { name: 'Sundae' }).textContent;
    expect(offer).toContain('$89 for 12 months, tax included');
    expect(offer).toContain('You pay once. Nothing renews.');
    expect(all()).toContain('You get all of it back within 14 days, if no talk took place.');
    expect(all()).toContain('The link ends on January 11, 2027, and nothing is charged.');
    expect(router.state.location).toMatchObject({ pathname: '/pay', hash: '' });
    expect(tick()).toHaveProperty('checked', false);
  });

  it('that was shared and not texted names no number, and has no texts to stop', async () => {
    await openPage({ texted_to: null });
    expect(all()).toContain('Robin made this link on January 4, 2027.');
    expect(screen.queryByRole('button', { name: 'Stop the texts' })).toBeNull();
  });

  it('takes off what is left of the plan that runs', async () => {
    await openPage({ credit: 1250, amount: 7650 });
    expect(all()).toContain('The price is $89. For what is left of the plan that runs, $12.50 come off.');
    expect(screen.getByRole('button', { name: 'Pay $76.50' })).toBeTruthy();
  });

  it('with a checkout open elsewhere says that nothing is charged twice', async () => {
    await openPage({ state: 'paying' });
    expect(all()).toContain('A checkout for this is open already. Paying again from here closes that one: nothing is charged twice.');
  });

  it('that is not needed any more has nothing to press', async () => {
    fakeAnswer(openPayLink, { ...PAY_PAGE, state: 'not_needed' });
    open();
    await screen.findByRole('heading', { name: 'Nothing needs to be paid' });
    expect(all()).toContain('Robin has a plan like this already, until January 4, 2028. You can close this page.');
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it("on the student's own phone asks for the adult first, and then the headline has the focus", async () => {
    fakeAnswer(openPayLink, { ...PAY_PAGE, handed_over: true });
    open();
    await screen.findByRole('heading', { name: 'Please hand the phone to an adult' });
    expect(all()).toContain('Robin cannot pay here');
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    press('I am the adult');
    expect((await headline()).textContent).toBe('Robin asks you for the Sundae plan');
    await waitFor(async () => expect(document.activeElement).toBe(await headline()));
  });

  it.each([
    ['link_gone', 410, 'This link has done its work: it was paid.', 'This link has ended'],
    ['link_gone', 410, 'This link is too old. Your child can send you a new one.', 'This link has ended'],
    ['not_found', 404, 'Open it once more from the message, or ask for a new one.', 'This link does not work'],
    ['invalid_input', 400, 'Open it once more from the message, or ask for a new one.', 'This link does not work'],
  ])('that is refused as %s (%i: %s) says “%s”, and that nothing was charged', async (code, status, detail, title) => {
    fakeRefusal(openPayLink, { status, body: { detail, code } });
    open();
    expect((await screen.findByRole('heading', { name: title })).tagName).toBe('H1');
    expect(all()).toContain(detail);
    expect(all()).toContain('Opening a link charges nothing.');
  });

  it('is asked for where there is none; another in the same tab is read', async () => {
    const { router } = open('/pay');
    expect(await screen.findByRole('heading', { name: 'Open the link you were sent' })).toBeTruthy();
    const sent = fakeAnswer(openPayLink, PAY_PAGE);
    await router.navigate(`/pay#${PAY_TOKEN}`);
    expect(await screen.findByRole('heading', { name: 'Robin asks you for the Sundae plan' })).toBeTruthy();
    expect(sent[0]).toEqual({ token: PAY_TOKEN });
  });

  it('without a network can be tried again', async () => {
    fakeNoNetwork(openPayLink);
    open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    fakeAnswer(openPayLink, PAY_PAGE);
    fireEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'Robin asks you for the Sundae plan' })).toBeTruthy();
  });
});

describe('paying', () => {
  it('wants an email and the tick, each told at its field, before anything is sent', async () => {
    const sent = fakeAnswer(payCheckout, { payment_link: 'http://localhost/dev/checkout/1' });
    await openPage();
    press('Pay $89');
    await waitFor(() => expect(saidAt(email())).toContain('Email is required.'));
    expect(saidAt(tick())).toContain(ADULT_TICK);
    expect(sent).toEqual([]);
  });

  it("the student's own email is refused at the field, a failure above the form, and what was typed stays; then it leads on", async () => {
    vi.stubGlobal('location', { ...window.location, assign: (address: string) => left.push(address) });
    await openPage();
    fill(email(), 'robin@example.org');
    fireEvent.click(tick());
    const own = 'This is the email of the one you pay for. Please enter yours: the receipt goes there.';
    fakeRefusal(payCheckout, { status: 400, body: { payer_email: [own] } });
    press('Pay $89');
    await waitFor(() => expect(saidAt(email())).toContain(own));
    fill(email(), 'pat@example.org');
    fakeRefusal(payCheckout, { status: 409, body: { detail: 'This is paid already, and nothing more is charged.', code: 'already_paid' } });
    press('Pay $89');
    expect((await screen.findByRole('alert')).textContent).toContain('This is paid already, and nothing more is charged.');
    expect(email().value).toBe('pat@example.org');
    const sent = fakeAnswer(payCheckout, { payment_link: 'http://localhost/dev/checkout/1' });
    press('Pay $89');
    await waitFor(() => expect(left).toEqual(['http://localhost/dev/checkout/1']));
    expect(sent).toEqual([{ token: PAY_TOKEN, payer_email: 'pat@example.org', adult: true }]);
    expect(JSON.parse(sessionStorage.getItem('pay') ?? '{}')).toEqual({ token: PAY_TOKEN, payer_email: 'pat@example.org' });
  });

  it('who is not the parent stops the texts, and reads that they stopped, or why not', async () => {
    fakeRefusal(stopTexts, { status: 429, body: { detail: 'Please try again later.', code: 'too_many_requests' } });
    await openPage();
    press('Stop the texts');
    expect(await screen.findByText('Please try again later.')).toBeTruthy();
    const sent = fakeAnswer(stopTexts, { detail: 'We send no more texts to this number.' });
    press('Stop the texts');
    expect(await screen.findByText(/We send no more texts to this number\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Stop the texts' })).toBeNull();
    expect(document.activeElement?.textContent).toContain('Not your child?');
    expect(sent).toEqual([{ token: PAY_TOKEN }]);
  });

  it('who leaves the checkout reads that nothing was charged, and finds the page again', async () => {
    await openPage().then(({ router }) => router.navigate('/pay/cancel'));
    expect(await screen.findByRole('heading', { name: 'Nothing was charged' })).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Back to the plan' }));
    expect(await screen.findByRole('heading', { name: 'Robin asks you for the Sundae plan' })).toBeTruthy();
  });
});
