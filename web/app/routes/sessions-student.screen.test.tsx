import { getConsent } from '@careerscoop/contract/consent';
import { getUsualWait, listMentorSessions } from '@careerscoop/contract/mentoring';
import { getProfile, updateProfile } from '@careerscoop/contract/profile';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeAnswer } from '../../test/fake-api.ts';
import { press, textsOf } from '../../test/hands.ts';
import { PROFILE } from '../../test/people.ts';
import { card, NO_CONSENT, openSessions, THE_DAY, withSessions } from '../../test/sessions-page.tsx';
import { aSession, bookedAt, QUESTIONS, STARTS, toChoose } from '../../test/sessions.ts';

beforeEach(withSessions);
afterEach(() => {
  vi.useRealTimers();
});

it('with a date says when in the student’s own time, with whom, when the door opens, and five questions to ask', async () => {
  fakeAnswer(getConsent, { ...NO_CONSENT, needed: true });
  openSessions(bookedAt(STARTS));
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
  openSessions(aSession({ ...past, may: ['feedback'] }));
  await screen.findByText('No session is planned');
  expect(screen.getByText(/How was your talk with Alex\?/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Write what stayed with you' }).getAttribute('href')).toBe('/profile/sessions/9/feedback');
  cleanup();
  openSessions(aSession({ ...past, may: [], feedback_given: true }));
  await screen.findByText('No session is planned');
  expect(screen.queryByText(/How was your talk/)).toBeNull();
});

it('says that a parent’s no closed the talks, and offers none', async () => {
  const refused = { purpose: 'mentor_sessions' as const, title: 'Talks', about: 'Talks', state: 'refused' as const };
  fakeAnswer(getConsent, { ...NO_CONSENT, needed: true, purposes: [refused] });
  openSessions();
  expect(await screen.findByText(/Your parent answered no to talks with a mentor/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See where it stands' }).getAttribute('href')).toBe('/profile/consent');
  expect(screen.queryByRole('link', { name: 'Ask for a session' })).toBeNull();
});

it('whose door is open leads there', async () => {
  const { path, user } = openSessions(bookedAt(new Date(Date.now() + 60_000), { id: 8, may: ['join'] }));
  await user.click(await screen.findByRole('link', { name: 'Go to the door' }));
  expect(path()).toBe('/sessions/8/join');
});

it('whose door the server keeps closed while this device’s clock is ahead says that it opens, and asks until it does', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const soon = new Date(Date.now() + 11 * 60_000);
  openSessions(bookedAt(soon));
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
  openSessions(bookedAt(soon));
  expect(await screen.findByRole('button', { name: 'Opening…' })).toBeTruthy();
  fakeAnswer(listMentorSessions, [bookedAt(soon, { may: ['join'] })]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await screen.findByRole('link', { name: 'Go to the door' })).toBeTruthy();
});

it('without a mentor, held, and with one who is away say whose turn it is', async () => {
  const held = { state: 'held' as const, starts_at: STARTS.toISOString(), held_until: new Date(2099, 0, 5, 9).toISOString(), may: [] };
  openSessions(
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
  openSessions(
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
  const { path, user } = openSessions(
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

it('says how long it usually takes where that is known, to who waits and to who has none', async () => {
  fakeAnswer(getUsualWait, { usual: { days: 2, answered: 41, of: 46 } });
  const usual = /Most students hear from us within 2 days\. \(Last 30 days: 41 of 46\.\)/;
  const { unmount } = openSessions(aSession());
  expect(await within(await card('Park Naturalists')).findByText(usual)).toBeTruthy();
  unmount();
  openSessions();
  expect(await screen.findByText(usual)).toBeTruthy();
});

it('says where mails tell times by another clock than this page, and makes them one by a press', async () => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  fakeAnswer(getProfile, { ...PROFILE, time_zone: 'Pacific/Kiritimati' });
  const sent = fakeAnswer(updateProfile, { ...PROFILE, time_zone: zone });
  openSessions(bookedAt(STARTS));
  const said = await screen.findByText(/Our mails tell them by the clock of Kiritimati, as in your profile\./);
  press(`Use ${zone.split('/').at(-1)?.replaceAll('_', ' ')} everywhere`);
  await waitFor(() => expect(sent).toEqual([{ time_zone: zone }]));
  await waitFor(() => expect(said.isConnected).toBe(false));
});

it('with none leads from both tabs to the assessment', async () => {
  const { path, user } = openSessions();
  expect(await screen.findByRole('heading', { name: 'No session is planned' })).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Session History' }));
  expect(await screen.findByRole('heading', { name: 'No session yet' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Start Test Now' }));
  expect(path()).toBe('/scenario/0');
});
