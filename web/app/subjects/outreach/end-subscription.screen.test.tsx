import { unsubscribe } from '@careerscoop/contract/outreach';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeAnswer, fakeRefusal } from '../../../test/fake-api.ts';
import { press } from '../../../test/hands.ts';
import { show } from '../../../test/show.tsx';
import { EndSubscription } from './end-subscription.tsx';

const TOKEN = 'x'.repeat(43);

it('ends with one press, and the news takes the focus', async () => {
  const sent = fakeAnswer(unsubscribe, { detail: 'Done.' });
  show(<EndSubscription />, `/unsubscribe?token=${TOKEN}`);
  expect(sent).toEqual([]);
  press('End my subscription');
  const gone = await screen.findByRole('heading', { name: 'You’re off the list' });
  await waitFor(() => expect(document.activeElement).toBe(gone));
  expect(sent).toEqual([{ token: TOKEN }]);
  expect(screen.getByRole('link', { name: 'Go to the start page' }).getAttribute('href')).toBe('/');
});

it.each([
  [400, 'This link does not work.'],
  [500, 'That did not go through. Please try again.'],
])('what is refused with %i says so and names another way', async (status, said) => {
  fakeRefusal(unsubscribe, { status, body: { detail: 'No.', code: 'bad_link' } });
  show(<EndSubscription />, `/unsubscribe?token=${TOKEN}`);
  press('End my subscription');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(said);
  expect(within(alert).getByRole('link').getAttribute('href')).toMatch(/^mailto:/);
});

it('a link without its token is not complete, and has nothing to press', () => {
  show(<EndSubscription />, '/unsubscribe');
  expect(screen.getByText(/^The link is not complete\./)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
