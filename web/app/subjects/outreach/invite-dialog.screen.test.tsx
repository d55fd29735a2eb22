import { useState } from 'react';
import { invite } from '@careerscoop/contract/outreach';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeAnswer, fakeRefusal } from '../../../test/fake-api.ts';
import { field, fill, fillAll, press, saidAt } from '../../../test/hands.ts';
import { enter } from '../../../test/people.ts';
import { show } from '../../../test/show.tsx';
import InviteDialog from './invite-dialog.tsx';

/** The dialog with what opens it, which is what closing it goes back to. */
function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <InviteDialog open={open} onClose={() => setOpen(false)} emailLabel="Friend's Email" />
    </>
  );
}

const email = () => field("Friend's Email");
const message = () => field('Message (optional)');
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeEach(() => enter());

it('says what is wrong at its field, and takes spaces alone for no message', async () => {
  const sent = fakeAnswer(invite, { detail: 'Done.' });
  show(<Opener />);
  press('Open');
  press('Send');
  await waitFor(() => expect(saidAt(email())).toBe('Email is required.'));
  fill(email(), 'abc');
  await waitFor(() => expect(saidAt(email())).toBe('Email is invalid.'));
  fillAll({ "Friend's Email": 'friend@example.org', 'Message (optional)': 'x'.repeat(601) });
  press('Send');
  await waitFor(() => expect(saidAt(message())).toBe('Message can have at most 600 characters.'));
  expect(sent).toEqual([]);
  fill(message(), '   \n ');
  press('Send');
  await screen.findByText('Your invitation is on its way. Thank you!');
  expect(sent).toEqual([{ email: 'friend@example.org', message: '' }]);
  await closed();
});

it('forgets on Cancel and once it is sent, and goes back to what opened it', async () => {
  fakeAnswer(invite, { detail: 'Done.' });
  show(<Opener />);
  for (const last of ['Cancel', 'Send']) {
    press('Open');
    expect([email().value, message().value]).toEqual(['', '']);
    fillAll({ "Friend's Email": 'friend@example.org', 'Message (optional)': 'Have a look' });
    press(last);
    await closed();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
  }
  press('Open');
  expect([email().value, message().value]).toEqual(['', '']);
});

it.each([
  [500, { detail: 'Broken.', code: 'internal' }, /^The invitation could not be sent\. Your words are kept/],
  [429, { detail: 'Too many tries.', code: 'rate_limited' }, /^That is all the invitations for today, thank you!/],
])('closes when it does not go through (%i) as well, says so, and keeps the words', async (status, body, said) => {
  fakeRefusal(invite, { status, body });
  show(<Opener />);
  press('Open');
  fillAll({ "Friend's Email": 'friend@example.org', 'Message (optional)': 'Look at this' });
  press('Send');
  await screen.findByText(said);
  await closed();
  press('Open');
  expect([email().value, message().value]).toEqual(['friend@example.org', 'Look at this']);
});
