import { getConsent } from '@careerscoop/contract/consent';
import {
  bookSession,
  cancelSession,
  getUsualWait,
  listMentorSessions,
  listSlots,
  type MentorSession,
  moveSession,
  noShowSession,
} from '@careerscoop/contract/mentoring';
import { getProfile, updateProfile } from '@careerscoop/contract/profile';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeAnswer, fakeRefusal } from '../../test/fake-api.ts';
import { fill, press, textsOf } from '../../test/hands.ts';
import { enter, PROFILE } from '../../test/people.ts';
import { aSession, bookedAt, QUESTIONS, STARTS, toChoose } from '../../test/sessions.ts';
import { showPages } from '../../test/show.tsx';
import Sessions from './sessions.tsx';

const NO_CONSENT = { needed: false, adult_on: null, can_ask: false, sms: false, asked: null, purposes: [] };
const HALF_HOUR = 30 * 60_000;
const DAY_BEFORE = 'Tuesday, January 6, 2099, 4:00 pm';
const THE_DAY = 'Wednesday, January 7, 2099, 4:30 pm';

const slot = (starts: Date) => ({ starts_at: starts.toISOString(), ends_at: new Date(starts.getTime() + HALF_HOUR).toISOString() });
const FIRST = slot(new Date(2099, 0, 6, 16, 0));
const SECOND = slot(STARTS);
const free = (...slots: (typeof FIRST)[]) => ({ slots, time_zone: 'UTC', version: 1, more: false });

function open(...sessions: MentorSession[]) {
  fakeAnswer(listMentorSessions, sessions);
  return showPages(
    {
      '/profile/sessions': <Sessions />,
      '/profile/sessions/:id/feedback': 'The feedback',
      '/scenario/0': 'The film',
      '/sessions/:id/join': 'The door',
    },
    '/profile/sessions',
  );
}

const card = async (name: RegExp | string) => (await screen.findByRole('heading', { name })).closest('li') as HTMLElement;
const notices = () => screen.getByRole('region', { name: 'Notices' });

beforeEach(() => {
  enter();
  fakeAnswer(getConsent, NO_CONSENT);
  fakeAnswer(getProfile, { ...PROFILE, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  fakeAnswer(listSlots, free(FIRST, SECOND));
  fakeAnswer(getUsualWait, { usual: null });
});
afterEach(() => {
  vi.useRealTimers();
});

it('with a date says when in the student’s own time, with whom, when the door opens, and five questions to ask', async () => {
  fakeAnswer(getConsent, { ...NO_CONSENT, needed: true });
  open(bookedAt(STARTS));
  const booked = await card('Park Naturalists');
  expect(booked.textContent).toContain('Wednesday, January 7, 2099, 4:30 pm, your time');
  expect(within(booked).getByText('Mentor:').nextElementSibling?.textContent).toBe('Alex');
  expect(within(booked).getByText('Booked')).toBeTruthy();
  expect(within(booked).getByText('Pending')).toBeTruthy();
  expect(await within(booked).findByText(/Your parent knows too\./)).toBeTruthy();
  const door = within(booked).getByRole('button', { name: 'Opens at 4:20 pm' });
  expect(door.getAttribute('aria-disabled')).toBe('true');
  const list = within(screen.getByRole('region', { name: 'Five questions to ask Alex' })).getAllByRole('listitem');
  expect(textsOf(list)).toEqual(QUESTIONS.map((question, index) => `${index + 1}${question}`));
  press('About Alex', booked);
  expect(within(booked).getByText('I lead walks in a park.')).toBeTruthy();
});

it('after a talk asks for a few words under what is to come, until they are written', async () => {
  const past = { id: 9, is_active: false, state: 'done', mentor_name: 'Alex' } as const;
  open(aSession({ ...past, may: ['feedback'] }));
  await screen.findByText('No session is planned');
  expect(screen.getByText(/How was your talk with Alex\?/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Write what stayed with you' }).getAttribute('href')).toBe('/profile/sessions/9/feedback');
  cleanup();
  open(aSession({ ...past, may: [], feedback_given: true }));
  await screen.findByText('No session is planned');
  expect(screen.queryByText(/How was your talk/)).toBeNull();
});

it('says that a parent’s no closed the talks, and offers none', async () => {
  const refused = { purpose: 'mentor_sessions' as const, title: 'Talks', about: 'Talks', state: 'refused' as const };
  fakeAnswer(getConsent, { ...NO_CONSENT, needed: true, purposes: [refused] });
  open();
  expect(await screen.findByText(/Your parent answered no to talks with a mentor/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See where it stands' }).getAttribute('href')).toBe('/profile/consent');
  expect(screen.queryByRole('link', { name: 'Ask for a session' })).toBeNull();
});

it('whose door is open leads there', async () => {
  const { path, user } = open(bookedAt(new Date(Date.now() + 60_000), { id: 8, may: ['join'] }));
  await user.click(await screen.findByRole('link', { name: 'Go to the door' }));
  expect(path()).toBe('/sessions/8/join');
});

it('whose door the server keeps closed while this device’s clock is ahead says that it opens, and asks until it does', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const soon = new Date(Date.now() + 11 * 60_000);
  open(bookedAt(soon));
  const booked = await card('Park Naturalists');
  expect(within(booked).getByRole('button', { name: /^Opens at/ })).toBeTruthy();
  const asked = fakeAnswer(listMentorSessions, [bookedAt(soon)]);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(within(booked).getByRole('button', { name: 'Opening…' }).getAttribute('aria-disabled')).toBe('true');
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked.length).toBeGreaterThan(1);
  expect(within(booked).getByRole('button', { name: 'Opening…' })).toBeTruthy();
  const last = fakeAnswer(listMentorSessions, [bookedAt(soon, { may: ['join'] })]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await screen.findByRole('link', { name: 'Go to the door' })).toBeTruthy();
  const looks = last.length;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(last.length).toBe(looks);
});

it('whose door should be open by this device’s clock as the page is opened asks the same', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const soon = new Date(Date.now() + 9 * 60_000);
  open(bookedAt(soon));
  expect(await screen.findByRole('button', { name: 'Opening…' })).toBeTruthy();
  fakeAnswer(listMentorSessions, [bookedAt(soon, { may: ['join'] })]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await screen.findByRole('link', { name: 'Go to the door' })).toBeTruthy();
});

it('is booked by a time and Book, with the version that was seen', async () => {
  const sent = fakeAnswer(bookSession, bookedAt(STARTS));
  open(toChoose({ version: 4 }));
  await screen.findByRole('button', { name: THE_DAY });
  press('Book');
  expect(await screen.findByText('Choose one of the times first.')).toBeTruthy();
  expect(sent).toEqual([]);
  press(THE_DAY);
  expect(screen.getByText('Wednesday, January 7, 2099, 4:30 pm, your time')).toBeTruthy();
  press('Book');
  await waitFor(() => expect(sent).toEqual([{ starts_at: SECOND.starts_at, version: 4 }]));
  await waitFor(() => expect(notices().textContent).toContain(`Booked for ${THE_DAY}, your time. Alex knows.`));
});

it('409 for a time taken while the page was open: says so, shows the next free ones, and nothing stays chosen', async () => {
  const taken = 'Somebody was quicker: this time is taken. Choose one of the next free ones.';
  fakeRefusal(bookSession, { status: 409, body: { detail: taken, code: 'slot_taken', slots: [SECOND] } });
  open(toChoose());
  await screen.findByRole('button', { name: DAY_BEFORE });
  press(DAY_BEFORE);
  fakeAnswer(listSlots, free(SECOND));
  press('Book');
  expect(await screen.findByText(taken)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: DAY_BEFORE })).toBeNull());
  expect(screen.getByRole('button', { name: THE_DAY }).getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByText('Choose a time. Half an hour is yours.')).toBeTruthy();
});

it('whose mentor has no free time says what happens, and has nothing to press', async () => {
  fakeAnswer(listSlots, free());
  open(toChoose());
  expect(await screen.findByText(/^Alex has no free time in the next weeks\. You need not do anything/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Book' })).toBeNull();
});

it('whose times do not come says so and asks again by a press', async () => {
  fakeRefusal(listSlots, {
    status: 409,
    body: { detail: 'This mentor cannot meet anybody just now. We look for another one.', code: 'mentor_away' },
  });
  open(toChoose());
  expect(await screen.findByText(/cannot meet anybody just now/)).toBeTruthy();
  fakeAnswer(listSlots, free(FIRST));
  press('Try again');
  expect(await screen.findByRole('button', { name: DAY_BEFORE })).toBeTruthy();
});

it('is moved to another free time, and stays the same session', async () => {
  const sent = fakeAnswer(moveSession, bookedAt(STARTS, { version: 3 }));
  open(bookedAt(STARTS));
  press('Move it', await card('Park Naturalists'));
  const dialog = await screen.findByRole('dialog', { name: 'Move your session with Alex' });
  await within(dialog).findByRole('button', { name: DAY_BEFORE });
  press(DAY_BEFORE, dialog);
  press('Move it here', dialog);
  await waitFor(() => expect(sent).toEqual([{ starts_at: FIRST.starts_at, version: 2 }]));
  await waitFor(() => expect(notices().textContent).toContain('It is moved. Alex knows.'));
});

it('says before it is cancelled what that costs, and afterwards what it did', async () => {
  const sent = fakeAnswer(cancelSession, { counted: true });
  open(bookedAt(STARTS, { counts_if_cancelled: true }));
  press('Cancel it', await card('Park Naturalists'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this session?' });
  expect(dialog.textContent).toContain('so it uses up this month’s session all the same. We tell Alex at once.');
  fill(within(dialog).getByLabelText<HTMLTextAreaElement>(/^Why\?/), 'I am ill');
  press('Cancel it', dialog);
  await waitFor(() => expect(sent).toEqual([{ reason: 'I am ill', version: 2 }]));
  await waitFor(() => expect(notices().textContent).toContain('It is cancelled. It counts for this month.'));
});

it.each([
  [true, 'so it uses up the session of the month in which you asked', 'It counts for the month in which you asked.'],
  [
    false,
    'It does not count, but the month in which you asked is over: it does not come back.',
    'It does not count for the month in which you asked.',
  ],
])('names the month in which it was asked for where that is another one; counted: %s', async (counted, before, afterwards) => {
  fakeAnswer(cancelSession, { counted });
  open(bookedAt(STARTS, { counts_if_cancelled: counted, asked_this_month: false }));
  press('Cancel it', await card('Park Naturalists'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this session?' });
  expect(dialog.textContent).toContain(before);
  press('Cancel it', dialog);
  await waitFor(() => expect(notices().textContent).toContain(afterwards));
});

it('409 for a session that somebody changed meanwhile: the question stays, with the sentence, and nothing is cancelled', async () => {
  const detail = 'This was changed in the meantime. Load the page again.';
  fakeRefusal(cancelSession, { status: 409, body: { detail, code: 'conflict' } });
  open(aSession());
  press('Cancel the request', await card('Park Naturalists'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this request?' });
  expect(dialog.textContent).toContain('It costs you nothing: this month’s session comes back to you.');
  press('Cancel it', dialog);
  expect(await within(dialog).findByText(detail)).toBeTruthy();
});

it('without a mentor, held, and with one who is away say whose turn it is', async () => {
  const held = { state: 'held' as const, starts_at: STARTS.toISOString(), held_until: new Date(2099, 0, 5, 9).toISOString(), may: [] };
  open(
    aSession({ id: 1, topic: 'Nursing', wished_at: STARTS.toISOString() }),
    toChoose({ id: 2, topic: 'Boats', ...held }),
    toChoose({ id: 3, topic: 'Cakes', may: [] }),
  );
  expect((await card('Nursing')).textContent).toMatch(
    /You wished for Wednesday, January 7, 2099, 4:30 pm, your time\. We look for somebody/,
  );
  expect((await card('Boats')).textContent).toContain('Alex can say yes until Monday, January 5, 2099. You need not do anything.');
  expect((await card('Cakes')).textContent).toContain('Alex cannot meet anybody just now.');
  expect(within(await card('Nursing')).queryByText('Mentor:')).toBeNull();
});

it('has the next one on top, then what waits for the student, then what waits for others', async () => {
  open(
    aSession({ id: 1, topic: 'Waits' }),
    toChoose({ id: 2, topic: 'To choose' }),
    bookedAt(new Date(2099, 1, 3, 10), { id: 3, topic: 'Later', questions: [] }),
    bookedAt(STARTS, { id: 4, topic: 'Sooner', questions: [] }),
  );
  await card('Waits');
  expect(textsOf(screen.getAllByRole('heading', { level: 2 }))).toEqual(['Sooner', 'Later', 'To choose', 'Waits']);
});

it('that was has its date in words, and leads to what the student can still say', async () => {
  const was = { is_active: false, may: ['feedback' as const] };
  const { path, user } = open(
    bookedAt(STARTS, { id: 5, topic: 'Over', state: 'done', ...was }),
    bookedAt(STARTS, { id: 6, topic: 'Said', state: 'done', is_active: false, may: [], feedback_given: true }),
    bookedAt(STARTS, { id: 7, topic: 'Alone', state: 'no_show_mentor', is_active: false, may: [] }),
  );
  await user.click(await screen.findByRole('tab', { name: 'Session History' }));
  const over = await card('Over');
  expect(over.textContent).toContain(THE_DAY);
  expect(within(over).queryByText('Pending')).toBeNull();
  expect((await card('Said')).textContent).toContain('You wrote to Alex. Thank you.');
  expect((await card('Alone')).textContent).toContain('Alex did not come');
  await user.click(within(over).getByRole('link', { name: 'Write to Alex' }));
  expect(path()).toBe('/profile/sessions/5/feedback');
});

it('to which the mentor does not come is told to the team after a question', async () => {
  const sent = fakeAnswer(noShowSession, bookedAt(STARTS, { state: 'no_show_mentor', is_active: false }));
  open(bookedAt(new Date(Date.now() - 12 * 60_000), { may: ['no_show', 'join'] }));
  press('Alex did not come', await card('Park Naturalists'));
  press('Nobody came', await screen.findByRole('alertdialog', { name: 'Did Alex not come?' }));
  await waitFor(() => expect(sent).toEqual([{ version: 2 }]));
  await waitFor(() => expect(notices().textContent).toContain('Thank you for telling us.'));
});

it('says how long it usually takes where that is known, to who waits and to who has none', async () => {
  fakeAnswer(getUsualWait, { usual: { days: 2, answered: 41, of: 46 } });
  const usual = /Most students hear from us within 2 days\. \(Last 30 days: 41 of 46\.\)/;
  const { unmount } = open(aSession());
  expect(await within(await card('Park Naturalists')).findByText(usual)).toBeTruthy();
  unmount();
  open();
  expect(await screen.findByText(usual)).toBeTruthy();
});

it('says where mails tell times by another clock than this page, and makes them one by a press', async () => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  fakeAnswer(getProfile, { ...PROFILE, time_zone: 'Pacific/Kiritimati' });
  const sent = fakeAnswer(updateProfile, { ...PROFILE, time_zone: zone });
  open(bookedAt(STARTS));
  const said = await screen.findByText(/Our mails tell them by the clock of Kiritimati, as in your profile\./);
  press(`Use ${zone.split('/').at(-1)?.replaceAll('_', ' ')} everywhere`);
  await waitFor(() => expect(sent).toEqual([{ time_zone: zone }]));
  await waitFor(() => expect(said.isConnected).toBe(false));
});

it('with none leads from both tabs to the assessment', async () => {
  const { path, user } = open();
  expect(await screen.findByRole('heading', { name: 'No session is planned' })).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Session History' }));
  expect(await screen.findByRole('heading', { name: 'No session yet' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Start Test Now' }));
  expect(path()).toBe('/scenario/0');
});
