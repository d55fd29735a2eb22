import { askParent, getConsent, type StudentConsent } from '@careerscoop/contract/consent';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeAnswer, fakeRefusal } from '../../../test/fake-api.ts';
import { field, fill, press, saidAt } from '../../../test/hands.ts';
import { enter } from '../../../test/people.ts';
import { show } from '../../../test/show.tsx';
import { ConsentPanel } from './consent-panel.tsx';

const NOT_ASKED: StudentConsent = {
  needed: true,
  adult_on: '2028-01-01',
  can_ask: true,
  sms: true,
  asked: null,
  purposes: [
    { purpose: 'mentor_sessions', title: 'Talks with a mentor', about: 'Half an hour.', state: 'open' },
    { purpose: 'companions', title: 'AI companions', about: 'They talk careers through.', state: 'open' },
  ],
};
const ASKED: StudentConsent = {
  ...NOT_ASKED,
  asked: { channel: 'email', contact: 'parent@example.org', asked_at: new Date().toISOString(), answered_at: null },
  purposes: NOT_ASKED.purposes.map((part) => ({ ...part, state: 'waiting' })),
};

async function openQuestion() {
  enter();
  fakeAnswer(getConsent, NOT_ASKED);
  show(<ConsentPanel />);
  expect(await screen.findAllByText('Nobody was asked yet')).toHaveLength(2);
  press('Ask a parent');
  return screen.findByRole('dialog', { name: 'Ask a parent' });
}

it('says at its field what is wrong with a parent’s contact, by email and by text message', async () => {
  const question = await openQuestion();
  press('Send', question);
  await waitFor(() => expect(saidAt(field("Your parent's email"))).toBe('Email is required.'));
  fakeRefusal(askParent, { status: 400, body: { contact: ['This is your own email. Please give your parent’s.'] } });
  fill(field("Your parent's email"), 'robin@example.org');
  press('Send', question);
  await waitFor(() => expect(saidAt(field("Your parent's email"))).toMatch(/This is your own/));
  fireEvent.click(screen.getByRole('radio', { name: 'Text message' }));
  fill(await screen.findByLabelText<HTMLInputElement>("Your parent's phone number"), '12');
  press('Send', question);
  await waitFor(() => expect(saidAt(field("Your parent's phone number"))).toMatch(/7 to 15 digits/));
});

it('says that the question is on its way, and then where it stands', async () => {
  const sent = fakeAnswer(askParent, ASKED);
  const question = await openQuestion();
  fill(field("Your parent's email"), 'parent@example.org');
  press('Send', question);
  press('OK', await screen.findByRole('dialog', { name: 'Your question is on its way' }));
  expect(await screen.findAllByText('Waiting for your parent')).toHaveLength(2);
  expect(screen.getByText(/We wrote to parent@example\.org on /)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Ask somebody else' })).toBeTruthy();
  expect(sent).toEqual([{ channel: 'email', contact: 'parent@example.org' }]);
});
