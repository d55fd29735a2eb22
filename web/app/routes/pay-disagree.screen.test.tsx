import { disagree } from '@careerscoop/contract/payments';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeAnswer, fakeRefusal } from '../../test/fake-api.ts';
import { press } from '../../test/hands.ts';
import { showPages } from '../../test/show.tsx';
import PayDisagree from './pay-disagree.tsx';

const ME = 'I did not agree to this';
const open = (at: string) => showPages({ '/pay/disagree': <PayDisagree /> }, at);
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

it('opening it tells nobody anything; a refusal is read; one press does, and the headline has the focus', async () => {
  const refused = 'This link does not work. Please write to us with the number of your order.';
  const none = fakeRefusal(disagree, { status: 404, body: { detail: refused, code: 'not_found' } });
  open('/pay/disagree#a-token');
  await title('You did not agree to this?');
  expect(none).toEqual([]);
  press(ME);
  expect((await screen.findByRole('alert')).textContent).toContain(refused);
  const sent = fakeAnswer(disagree, { detail: 'A person looks into it.' });
  press(ME);
  const headline = await title('Thank you for telling us');
  expect(screen.getByText(/A person looks into it\./)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(headline));
  expect(sent).toEqual([{ token: 'a-token' }]);
  expect(screen.queryByRole('button', { name: ME })).toBeNull();
});

it('without what stands after the sign it says how it opens', async () => {
  open('/pay/disagree');
  await title('Open the link you were sent');
});
