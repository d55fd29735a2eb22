import { getConsent } from '@careerscoop/contract/consent';
import { listMentorSessions, requestMentorSession } from '@careerscoop/contract/mentoring';
import { getProfile } from '@careerscoop/contract/profile';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeAnswer, fakeRefusal } from '../../test/fake-api.ts';
import { fill, press } from '../../test/hands.ts';
import { enter, OPEN, PROFILE, RIGHTS, STUDENT } from '../../test/people.ts';
import { aSession } from '../../test/sessions.ts';
import { showPages } from '../../test/show.tsx';
import { keepWish, readWish } from '../lib/wish.ts';
import { session } from '../lib/session.ts';
import { keptRequest } from '../subjects/mentoring/kept-request.ts';
import CustomRequest from './custom-request.tsx';

const TOPIC = 'How do I become a nurse?';
const USED = "You have used this month's session. The next one opens on Tuesday, December 1, 2026.";
const SESSION = aSession({ id: 1, topic: TOPIC });

const open = () => showPages({ '/profile/customrequest': <CustomRequest />, '/pricingplan': 'The plans' }, '/profile/customrequest');
const topic = () => screen.findByLabelText<HTMLTextAreaElement>('Topic');

async function send() {
  fill(await topic(), TOPIC);
  press('Send my request');
}

beforeEach(() => {
  fakeAnswer(getConsent, { needed: false, adult_on: null, can_ask: false, sms: false, asked: null, purposes: [] });
  fakeAnswer(listMentorSessions, []);
  fakeAnswer(getProfile, PROFILE);
});

it('that needs a plan leads to the plans, which know its words', async () => {
  enter();
  fakeRefusal(requestMentorSession, { status: 403, body: { detail: 'Talks need a plan.', code: 'plan_needed' } });
  open();
  await send();
  press('See the plans', await screen.findByRole('dialog', { name: 'This needs a plan' }));
  await screen.findByText('The plans');
  expect(readWish()).toMatchObject({ kind: 'session', from: '/profile/customrequest', draft: { topic: TOPIC, datetime: '' } });
});

it('is sent in its words, once, by who comes back with a plan that has opened it', async () => {
  enter();
  const sent = fakeAnswer(requestMentorSession, SESSION);
  const from = '/profile/customrequest';
  keepWish({ kind: 'session', user_id: STUDENT.id, from, granted: true, draft: { topic: TOPIC, datetime: '' } });
  open();
  const done = await screen.findByRole('dialog', { name: 'Success!' });
  fireEvent.click(within(done).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(sent).toEqual([{ topic: TOPIC, datetime: null }]);
  expect((await topic()).value).toBe('');
  expect(readWish()).toBeNull();
});

it('of who has used up this month’s talk says when the next one opens, before asking and after, and leads to no plans', async () => {
  const sessions = {
    ...OPEN,
    open: false,
    why: 'month_used' as const,
    sentence: USED,
    per_month: 1,
    left: 0,
    next_at: '2999-12-01T00:00:00Z',
  };
  enter({ ...STUDENT, entitlements: { ...RIGHTS, sessions } });
  fakeRefusal(requestMentorSession, { status: 403, body: { detail: USED, code: 'month_used' } });
  const { path } = open();
  expect(await screen.findByText(USED)).toBeTruthy();
  await send();
  const told = await screen.findByRole('dialog', { name: 'No talk left this month' });
  expect(told.textContent).toContain(USED);
  press('Okay', told);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(path()).toBe('/profile/customrequest');
  expect((await topic()).value).toBe(TOPIC);
});

describe('what is written and not sent', () => {
  const write = async () => {
    fill(await topic(), TOPIC);
    fill(screen.getByLabelText<HTMLInputElement>(/^When would suit you/), '2098-01-07T16:30');
  };
  const written = async () => [(await topic()).value, screen.getByLabelText<HTMLInputElement>(/^When would suit you/).value];

  it('is there again for the same person after their session ended, until it is sent', async () => {
    enter();
    const { unmount } = open();
    await write();
    act(() => session.expire());
    unmount();
    enter();
    const again = open();
    expect(await written()).toEqual([TOPIC, '2098-01-07T16:30']);
    fakeAnswer(requestMentorSession, SESSION);
    press('Send my request');
    await screen.findByRole('dialog', { name: 'Success!' });
    again.unmount();
    open();
    expect(await written()).toEqual(['', '']);
  });

  it('is nobody else’s, and gone with logging out and after a night', async () => {
    enter();
    const { unmount } = open();
    await write();
    unmount();
    expect(keptRequest(STUDENT.id)).toMatchObject({ topic: TOPIC });
    expect([keptRequest(8), keptRequest(undefined), keptRequest(STUDENT.id, Date.now() + 4 * 3_600_000)]).toEqual([null, null, null]);
    session.end();
    expect(keptRequest(STUDENT.id)).toBeNull();
  });
});
