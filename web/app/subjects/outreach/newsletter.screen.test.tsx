import { subscribe } from '@careerscoop/contract/outreach';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeAnswer, fakeRefusal } from '../../../test/fake-api.ts';
import { show } from '../../../test/show.tsx';
import { Newsletter } from './newsletter.tsx';

const field = (description?: string) =>
  screen.getByRole<HTMLInputElement>('textbox', {
    name: 'Email for the newsletter',
    ...(description === undefined ? {} : { description }),
  });
const send = () => screen.getByRole('button', { name: 'Send it to me' });

it.each(['', 'abc', 'abc@example', 'a b@example.org'])(
  'refuses "%s" at the field and sends nothing, and typing clears it',
  async (typed) => {
    const sent = fakeAnswer(subscribe, { detail: 'Done.' });
    const { user } = show(<Newsletter />);
    if (typed) await user.type(field(), typed);
    await user.click(send());
    await waitFor(() => expect(document.activeElement).toBe(field('Please enter a valid email address.')));
    await user.keyboard('x');
    expect(field('').getAttribute('aria-invalid')).toBeNull();
    expect(sent).toEqual([]);
  },
);

it('what does not go through says nothing and keeps what was typed; the second time it does', async () => {
  const refused = fakeRefusal(subscribe, { status: 500, body: { detail: 'Broken.', code: 'internal' } });
  const { user } = show(<Newsletter />);
  await user.type(field(), 'reader@example.org');
  await user.click(send());
  await waitFor(() => expect(refused).toEqual([{ email: 'reader@example.org' }]));
  await waitFor(() => expect(send().getAttribute('aria-busy')).not.toBe('true'));
  expect(field().value).toBe('reader@example.org');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();

  fakeAnswer(subscribe, { detail: 'Done.' });
  await user.click(send());
  expect(await screen.findByRole('dialog', { name: 'You’re on the list!' })).toBeTruthy();
});
