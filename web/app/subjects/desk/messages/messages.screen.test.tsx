import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  answerMessage,
  type DeskMessageDetail,
  getDeskMessage,
  handleMessage,
  listDeskMessages,
  reopenMessage,
} from '@careerscoop/contract/desk-messages';
import { showAtDesk } from '../../../../test/desk-work.tsx';
import { fakeAnswer, fakeRefusal } from '../../../../test/fake-api.ts';
import { field, fill, press } from '../../../../test/hands.ts';
import { MessageScreen } from './message-screen.tsx';
import { MessagesScreen } from './messages-screen.tsx';

const MESSAGE: DeskMessageDetail = {
  id: 5,
  kind: 'contact',
  first_name: null,
  created_at: '2027-01-04T15:00:00.000Z',
  handled_at: null,
  handled_by: null,
  message: 'Can I mentor from Canada?\n<b>Thanks</b>',
  email: 'ada@example.org',
  account: null,
};
const pages = { '/desk/messages/:id': <MessageScreen />, '/desk/messages': <p>All messages</p> };
const show = () => showAtDesk(pages, '/desk/messages/5', 'representative');

it('shows the words as text and the address as typed, and mails the answer', async () => {
  fakeAnswer(getDeskMessage, MESSAGE);
  const sent = fakeAnswer(answerMessage, { ...MESSAGE, handled_at: MESSAGE.created_at, handled_by: 'Maria' });
  const { path } = show();
  expect((await screen.findByText(/Can I mentor from Canada/)).textContent).toBe(MESSAGE.message);
  expect(screen.getByText('as typed, not checked')).toBeTruthy();
  fill(field('Your answer'), 'Yes, gladly.');
  press('Send the answer');
  await waitFor(() => expect(path()).toBe('/desk/messages'));
  expect(sent).toEqual([{ answer: 'Yes, gladly.' }]);
});

it('an empty answer is not sent, and the field says so', async () => {
  fakeAnswer(getDeskMessage, MESSAGE);
  const sent = fakeAnswer(answerMessage, MESSAGE);
  show();
  await screen.findByText(/Can I mentor/);
  press('Send the answer');
  expect(await screen.findByText('Answer is required.')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('answered by somebody else meanwhile: the sentence stands there, and the words that were typed stay', async () => {
  fakeAnswer(getDeskMessage, MESSAGE);
  fakeRefusal(answerMessage, {
    status: 409,
    body: { code: 'conflict', detail: 'Somebody else has handled this already. Load the page again.' },
  });
  show();
  await screen.findByText(/Can I mentor/);
  fill(field('Your answer'), 'Yes, gladly.');
  press('Send the answer');
  expect(await screen.findByText(/^Somebody else has handled this already/)).toBeTruthy();
  expect(field('Your answer').value).toBe('Yes, gladly.');
});

it('done without an answer leads back to the list; one that was handled can wait again', async () => {
  fakeAnswer(getDeskMessage, MESSAGE);
  fakeAnswer(handleMessage, MESSAGE);
  const { path, unmount } = show();
  await screen.findByText(/Can I mentor/);
  press('Done without an answer');
  await waitFor(() => expect(path()).toBe('/desk/messages'));
  unmount();
  fakeAnswer(getDeskMessage, { ...MESSAGE, handled_at: '2027-01-05T15:00:00.000Z', handled_by: 'Maria' });
  const opened = fakeAnswer(reopenMessage, MESSAGE);
  show();
  await screen.findByText('by Maria, January 5, 2027');
  expect(screen.queryByRole('form')).toBeNull();
  press('Let it wait again');
  await waitFor(() => expect(opened).toHaveLength(1));
});

it('offers a choice of kinds to who reads more than one', async () => {
  fakeAnswer(listDeskMessages, { results: [], meta: { page: 1, per_page: 50, total: 0, more: false, number_of_pages: 1 } });
  const first = showAtDesk({ '/desk/messages': <MessagesScreen /> }, '/desk/messages', 'representative');
  expect(await screen.findByText('Nothing waits for an answer.')).toBeTruthy();
  expect(screen.getByLabelText('About')).toBeTruthy();
  first.unmount();
  showAtDesk({ '/desk/messages': <MessagesScreen /> }, '/desk/messages', 'safety');
  expect(await screen.findByText('Nothing waits for an answer.')).toBeTruthy();
  expect(screen.queryByLabelText('About')).toBeNull();
});
