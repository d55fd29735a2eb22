import { getPayStatus, payConsent, type PayStatus } from '@careerscoop/contract/payments';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeAnswer, fakeRefusal } from '../../test/fake-api.ts';
import { press } from '../../test/hands.ts';
import { PAY_STATUS, PAY_TOKEN } from '../../test/pay.ts';
import { showPages } from '../../test/show.tsx';
import PaySuccess from './pay-success.tsx';

const UNPAID = { ends_at: null, number: null, paid_at: null, amount: null };
const open = (at = '/pay/success') => showPages({ '/pay/success': <PaySuccess /> }, at);
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const all = () => document.body.textContent ?? '';
const answer = (change: Partial<PayStatus> = {}) => fakeAnswer(getPayStatus, { ...PAY_STATUS, ...change });

beforeEach(() => sessionStorage.setItem('pay', JSON.stringify({ token: PAY_TOKEN, payer_email: 'pat@example.org' })));
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

describe('back from the checkout', () => {
  it('paid: who has what until when, and the receipt with all that is on it', async () => {
    const sent = answer();
    open();
    await title('Success !');
    expect(all()).toContain('Robin has the Sundae until January 4, 2028.');
    const receipt = screen.getByRole('region', { name: 'Your receipt' }).textContent ?? '';
    for (const fact of [
      'CS-2027-000123',
      'Robin',
      'Sundae',
      'January 4, 2027',
      'pat@example.org',
      '$89',
      'Nothing renews.',
      'did not agree',
    ]) {
      expect(receipt).toContain(fact);
    }
    expect(screen.queryByRole('region', { name: 'One thing waits for you' })).toBeNull();
    expect(sent).toEqual([{ token: PAY_TOKEN }]);
  });

  it.each<[PayStatus['state'], string, string]>([
    ['not_needed', 'Nothing needs to be paid', 'Robin has a plan like this already.'],
    ['refunded', 'It was given back', 'went back to the card in full'],
    ['review', 'We are looking at it', 'a person looks at it before anything begins'],
  ])('%s: “%s”, and no success', async (state, name, text) => {
    answer({ ...UNPAID, state });
    open();
    await title(name);
    expect(all()).toContain(text);
    expect(all()).not.toContain('Success');
  });

  it('not paid yet: the bank is asked until it is paid, and then the headline has the focus', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answer({ ...UNPAID, state: 'paying' });
    open();
    await title('One moment');
    expect(all()).toContain('You need not pay again.');
    answer();
    await act(() => vi.advanceTimersByTimeAsync(2_100));
    const headline = await title('Success !');
    await waitFor(() => expect(document.activeElement).toBe(headline));
  });

  it('never paid: after half a minute it says so, thanks for nothing, and the page to pay still works', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const sent = answer({ ...UNPAID, state: 'open' });
    open();
    await title('One moment');
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    await title('Not paid yet');
    expect(screen.getByRole('link', { name: 'the page to pay' }).getAttribute('href')).toBe('/pay');
    const asked = sent.length;
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(sent).toHaveLength(asked);
  });

  it('with a token that is none of ours, or without one, there is no success', async () => {
    fakeRefusal(getPayStatus, { status: 404, body: { detail: 'This link does not work. Ask for a new one.', code: 'not_found' } });
    const { unmount } = open();
    await title('This link does not work');
    unmount();
    sessionStorage.clear();
    open();
    await title('Open the link you were sent');
    expect(all()).not.toContain('Success');
  });
});

describe('consent', () => {
  it('is offered next, a refusal is read, and its page is texted once', async () => {
    answer({ consent: true });
    fakeRefusal(payConsent, {
      status: 409,
      body: { detail: 'A parent has answered already. Only they can change it.', code: 'consent_answered' },
    });
    open();
    const part = await screen.findByRole('region', { name: 'One thing waits for you' });
    expect(part.textContent).toContain('Talks with a mentor and the AI Companions stay closed until a parent says yes.');
    expect(part.textContent).toContain('you can say no');
    press('Text me the page to decide', part);
    expect((await screen.findByRole('alert')).textContent).toContain('A parent has answered already.');
    const sent = fakeAnswer(payConsent, { detail: 'We have texted you a link.' });
    press('Text me the page to decide', part);
    await waitFor(() => expect(part.textContent).toContain('We have texted you a link.'));
    expect(screen.queryByRole('button', { name: 'Text me the page to decide' })).toBeNull();
    expect(sent).toEqual([{ token: PAY_TOKEN }]);
  });
});
