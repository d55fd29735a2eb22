import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { press, textsOf } from '../../test/hands.ts';
import { showPages } from '../../test/show.tsx';
import DevCheckout from './dev-checkout.tsx';

const ID = 'cs_test_1';
const CHECKOUT = {
  id: ID,
  state: 'open',
  title: 'Sundae',
  amount: 4900,
  currency: 'usd',
  email: 'pat@example.org',
  expires_at: '2027-01-04T15:30:00.000Z',
  success_url: 'http://careers.test/pricingplan/success?order=CS-2027-000001',
  cancel_url: 'http://careers.test/pricingplan/cancel',
};

const asked: string[] = [];
const left: string[] = [];

/** The double, which answers each call by what stands here: a status alone, or a checkout. */
function answerBy(answers: Record<string, object | number>): void {
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${address}`);
    const answer = answers[`${method} ${address.replace(`/dev/checkouts/${ID}`, '')}`.trim()] ?? 404;
    return typeof answer === 'number' ? Response.json({}, { status: answer }) : Response.json(answer);
  });
  vi.stubGlobal('location', { ...window.location, assign: (address: string) => left.push(address) });
}

const open = () => showPages({ '/dev/checkout/:id': <DevCheckout /> }, `/dev/checkout/${ID}`);

afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
  left.length = 0;
});

describe('the test checkout', () => {
  it('says that no money moves, what is paid for and how much, and has all that may happen', async () => {
    answerBy({ GET: CHECKOUT });
    open();
    await screen.findByRole('heading', { name: 'Sundae' });
    screen.getByText(/^Test checkout: no money moves\./);
    screen.getByText('$49.00');
    screen.getByText('The receipt goes to pat@example.org.');
    const names = ['Pay', 'Declined card', 'Cancel', 'Pay and close the tab', 'Let it expire'];
    expect(textsOf(screen.getAllByRole('button'))).toEqual(names);
  });

  it('pays and goes back to the shop', async () => {
    answerBy({ GET: CHECKOUT, 'POST /pay': { ...CHECKOUT, state: 'complete' } });
    open();
    await screen.findByText('$49.00');
    press('Pay');
    await waitFor(() => expect(left).toEqual([CHECKOUT.success_url]));
    expect(asked).toEqual([`GET /dev/checkouts/${ID}`, `POST /dev/checkouts/${ID}/pay`]);
  });

  it('pays and stays, as a tab that is closed goes nowhere', async () => {
    answerBy({ GET: CHECKOUT, 'POST /pay': { ...CHECKOUT, state: 'complete' } });
    open();
    await screen.findByText('$49.00');
    press('Pay and close the tab');
    await screen.findByRole('heading', { name: 'Sundae is paid' });
    expect(left).toEqual([]);
  });

  it('goes back unpaid, without a word to the server', async () => {
    answerBy({ GET: CHECKOUT });
    open();
    await screen.findByText('$49.00');
    press('Cancel');
    expect(left).toEqual([CHECKOUT.cancel_url]);
    expect(asked).toHaveLength(1);
  });

  it('says that a card was declined, and takes another', async () => {
    answerBy({ GET: CHECKOUT, 'POST /decline': CHECKOUT });
    open();
    await screen.findByText('$49.00');
    press('Declined card');
    await screen.findByText('Your card was declined. Nothing was charged: try another one.');
    screen.getByRole('button', { name: 'Pay' });
  });

  it('shows that it has expired, with the way back', async () => {
    answerBy({ GET: CHECKOUT, 'POST /expire': { ...CHECKOUT, state: 'expired' } });
    open();
    await screen.findByText('$49.00');
    press('Let it expire');
    await screen.findByRole('heading', { name: 'This checkout has expired' });
    expect(screen.getByRole('link', { name: 'Go back' })).toHaveProperty('href', CHECKOUT.cancel_url);
  });

  it('says what went wrong, and can be pressed again', async () => {
    answerBy({ GET: CHECKOUT, 'POST /pay': 409, 'POST /expire': 500 });
    open();
    await screen.findByText('$49.00');
    press('Pay');
    await screen.findByText('This checkout was paid or ended in the meantime.');
    press('Let it expire');
    await screen.findByText('That did not work. Please try again in a moment.');
  });

  it('is not found where Stripe is asked, or at an address that is none', async () => {
    answerBy({});
    open();
    await screen.findByRole('heading', { name: '404 Not Found' });
    expect(screen.queryByText(/no money moves/)).toBeNull();
  });

  it('can be asked for again where the server failed', async () => {
    answerBy({ GET: 500 });
    open();
    await screen.findByText('The test checkout answered with 500.');
    answerBy({ GET: CHECKOUT });
    press('Try again');
    await screen.findByText('$49.00');
  });
});
