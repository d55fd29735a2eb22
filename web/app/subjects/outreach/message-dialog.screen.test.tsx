import { useState } from 'react';
import { type MessageKind, sendMessage } from '@careerscoop/contract/outreach';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeAnswer, fakeRefusal } from '../../../test/fake-api.ts';
import { field, fill, press } from '../../../test/hands.ts';
import { enter, STUDENT } from '../../../test/people.ts';
import { show } from '../../../test/show.tsx';
import MessageDialog from './message-dialog.tsx';

/** The dialog with what opens it, which is what closing it goes back to. */
function Opener({ kind }: { kind: MessageKind }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <MessageDialog kind={kind} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const email = (description?: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Email', ...(description === undefined ? {} : { description }) });
const message = (description?: string) =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message', ...(description === undefined ? {} : { description }) });
const button = (name: string) => screen.getByRole('button', { name });

it('says what is missing or wrong at its field, and sends nothing', async () => {
  const sent = fakeAnswer(sendMessage, { detail: 'Thanks for writing.' });
  const { user } = show(<Opener kind="contact" />);
  await user.click(button('Open'));
  await user.click(button('Send'));
  await waitFor(() => expect(email('Email is required.')).toBeTruthy());
  expect(message('Message is required.')).toBeTruthy();
  await user.type(email(), 'abc');
  await user.type(message(), '   ');
  await user.click(button('Send'));
  await waitFor(() => expect(email('Email is invalid.')).toBeTruthy());
  expect(message('Message is required.')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('keeps what does not go through, says why, and sends it the second time', async () => {
  fakeRefusal(sendMessage, { status: 503, body: { detail: 'Service unavailable.', code: 'unavailable' } });
  const { user } = show(<Opener kind="bug" />);
  await user.click(button('Open'));
  await user.type(email(), 'writer@example.org');
  await user.type(message(), 'A long story');
  await user.click(button('Send'));
  const fault = await screen.findByRole('alert');
  expect(fault.textContent).toContain('Your message was not sent');
  expect(fault.textContent).toContain('We are away for a moment. Nothing is lost; try again in a few seconds.');
  await waitFor(() => expect(document.activeElement).toBe(fault));
  await user.click(button('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(button('Open'));
  expect(message().value).toBe('A long story');
  expect(screen.queryByRole('alert')).toBeNull();
  const sent = fakeAnswer(sendMessage, { detail: 'Thanks for writing.' });
  await user.click(button('Send'));
  expect(await screen.findByRole('dialog', { name: 'Thank you!' })).toBeTruthy();
  expect(sent).toEqual([{ kind: 'bug', email: 'writer@example.org', message: 'A long story' }]);
});

const TEAM = 'hello@careerscoop.app';

it.each([
  ['contact', 'Contact us', TEAM],
  ['chat_support', 'Chat support', TEAM],
  ['organization', 'Let’s talk', 'partners@careerscoop.app'],
  ['bug', 'Report a bug', TEAM],
] as const)('a message of the kind %s can be left, is sent as that kind, and thanks', async (kind, title, mailbox) => {
  const sent = fakeAnswer(sendMessage, { detail: 'Thanks for writing.' });
  show(<Opener kind={kind} />);
  press('Open');
  expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: mailbox }).getAttribute('href')).toBe(`mailto:${mailbox}`);
  press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button('Open')));
  press('Open');
  fill(field('Email'), 'writer@example.org');
  fill(field('Message'), 'It broke.\nTwice.');
  press('Send');
  expect(await screen.findByRole('dialog', { name: 'Thank you!' })).toBeTruthy();
  expect(sent).toEqual([{ kind, email: 'writer@example.org', message: 'It broke.\nTwice.' }]);
  press('Okay');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('Open');
  expect(field('Message').value).toBe('');
});

it('who is signed in finds their own address filled in', () => {
  enter();
  show(<Opener kind="contact" />);
  press('Open');
  expect(email().value).toBe(STUDENT.email);
});
