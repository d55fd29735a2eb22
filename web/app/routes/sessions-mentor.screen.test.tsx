import {
  acceptSession,
  cancelSession,
  doneSession,
  getSessionCalendar,
  lateSession,
  listMentorSessions,
  listSlots,
  type MentorSession,
  moveSession,
  noShowSession,
} from '@careerscoop/contract/mentoring';
import { getMentorHours, getMentorStanding } from '@careerscoop/contract/mentor-hours';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeAnswer, fakeNoNetwork, fakeRefusal } from '../../test/fake-api.ts';
import { field, fill, press } from '../../test/hands.ts';
import { HOURS, MENTOR, MONDAY, STANDING, type Standing, talk } from '../../test/mentor-week.ts';
import { enter } from '../../test/people.ts';
import { showPages } from '../../test/show.tsx';
import Sessions from './sessions.tsx';

const THURSDAY = '2027-01-07T19:30:00.000Z';
const FRIDAY = '2027-01-08T22:00:00.000Z';
const ASKED = talk(FRIDAY, {
  id: 2,
  student: 'Mia',
  state: 'held',
  held_until: '2027-01-06T15:00:00.000Z',
  may: ['cancel', 'accept', 'report'],
});
const OVER = talk('2027-01-04T14:00:00.000Z', { id: 3, student: 'Lee', is_active: false, may: ['done', 'no_show', 'feedback', 'report'] });
const DONE = { ...OVER, state: 'done' as const, may: ['feedback' as const, 'report' as const] };

function open(sessions: MentorSession[], standing: Standing = STANDING, hours = HOURS) {
  fakeAnswer(listMentorSessions, sessions);
  fakeAnswer(getMentorStanding, standing);
  fakeAnswer(getMentorHours, hours);
  return showPages({ '/profile/sessions': <Sessions />, '/profile/sessions/:id/feedback': 'The feedback' }, '/profile/sessions');
}

const card = (name: string | RegExp) => screen.findByRole('region', { name });
const notices = () => screen.getByRole('region', { name: 'Notices' });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(MONDAY), toFake: ['Date'] });
  enter(MENTOR);
});
afterEach(() => {
  vi.useRealTimers();
});

it('are a week by the mentor’s own clock: hours, a day off, who comes and who asks, each leading to its card', async () => {
  open([talk(THURSDAY), ASKED]);
  const week = await screen.findByRole('region', { name: 'One talk this week' });
  expect(week.textContent).toContain('January 4 to 10. One student asks.');
  const days = within(week)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(days[0]).toContain('Today');
  expect(days[1]).toContain('Open 3 to 6 pm');
  expect(days[6]).toContain('Day off');
  expect(within(week).getByRole('link', { name: '1:30 pm Jordan' }).getAttribute('href')).toBe('#session-1');
  expect(within(week).getByRole('link', { name: '4:00 pm Mia asks' }).getAttribute('href')).toBe('#session-2');
  press('The week after');
  expect(await screen.findByRole('heading', { name: 'No talks next week' })).toBeTruthy();
});

it('can be looked through until the week of the last day that a student can book, 60 days ahead', async () => {
  vi.setSystemTime(new Date('2027-01-10T15:00:00.000Z'));
  open([talk('2027-03-11T20:00:00.000Z')]);
  const week = await screen.findByRole('region', { name: 'No talks this week' });
  for (let later = 1; later <= 9; later += 1) press('The week after', week);
  expect(await screen.findByRole('heading', { name: 'One talk that week' })).toBeTruthy();
  expect(week.textContent).toContain('March 8 to 14.');
  expect(within(week).getByRole<HTMLButtonElement>('button', { name: 'The week after' }).disabled).toBe(true);
});

it('say of the next one who, when and about what, and that a topic is still being read', async () => {
  open([talk(THURSDAY, { topic: null, topic_state: 'waiting' })]);
  const next = await card('Next: Jordan');
  expect(next.textContent).toContain('Thursday, January 7, 1:30 pm, your time');
  expect(within(next).getByText('Student:').nextElementSibling?.textContent).toBe('Jordan');
  expect(within(next).getByText('Topic:').nextElementSibling?.textContent).toContain('One of us still reads it.');
  expect(within(next).getByText('Pending')).toBeTruthy();
  expect(
    within(next)
      .getByRole('link', { name: /^Report a problem/ })
      .getAttribute('href'),
  ).toBe('/profile/sessions/1/report');
  expect(within(next).queryByRole('button', { name: 'Running late' })).toBeNull();
});

it('say that a topic was not passed on, before the talk and after it', async () => {
  const past = { ...DONE, topic: null, topic_state: 'refused' as const, may: ['report' as const] };
  open([talk(THURSDAY, { topic: null, topic_state: 'refused' }), past]);
  const topicOf = (where: HTMLElement) => within(where).getByText('Topic:').nextElementSibling?.textContent;
  expect(topicOf(await card('Next: Jordan'))).toBe('We did not pass it on. Ask in the talk what it is about.');
  fireEvent.click(screen.getByRole('tab', { name: 'Session History' }));
  expect(topicOf((await screen.findByRole('heading', { name: 'You talked' })).closest('li') as HTMLElement)).toBe('Not passed on');
});

it('accept by one press, with the version that was seen', async () => {
  open([ASKED]);
  const asks = await card('Mia asks for a talk');
  expect(asks.textContent).toContain('answer by Wednesday, January 6, 9:00 am');
  const sent = fakeAnswer(acceptSession, { ...ASKED, state: 'booked' });
  press('Accept', asks);
  await waitFor(() => expect(notices().textContent).toContain('It is booked. Mia knows.'));
  expect(sent).toEqual([{ version: 2 }]);
});

it('that changed meanwhile say so (409), and are asked for anew', async () => {
  open([ASKED]);
  const asks = await card('Mia asks for a talk');
  fakeRefusal(acceptSession, { status: 409, body: { detail: 'This has changed meanwhile.', code: 'conflict' } });
  fakeAnswer(listMentorSessions, [talk(THURSDAY)]);
  press('Accept', asks);
  await waitFor(() => expect(notices().textContent).toContain('That did not go through. This has changed meanwhile.'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Mia asks for a talk' })).toBeNull());
  expect(await card('Next: Jordan')).toBeTruthy();
});

it('take a no with a reason for the team, or without; refused it stays open with the reason, and says why', async () => {
  open([ASKED]);
  press('I cannot', await card('Mia asks for a talk'));
  const asked = await screen.findByRole('alertdialog', { name: 'No time for Mia?' });
  expect(asked.textContent).toContain('We find somebody else, and Mia hears only that.');
  fakeNoNetwork(cancelSession);
  fill(field(/^Why\?/), 'I travel that week');
  press('I cannot', asked);
  await within(asked).findByRole('alert');
  expect(field(/^Why\?/).value).toBe('I travel that week');
  const sent = fakeAnswer(cancelSession, { counted: false });
  press('I cannot', asked);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent).toEqual([{ reason: 'I travel that week', version: 2 }]);
});

it('are called off after one question; "Keep it" sends nothing', async () => {
  open([talk(THURSDAY)]);
  const sent = fakeAnswer(cancelSession, { counted: false });
  press('Cannot make it', await card('Next: Jordan'));
  press('Keep it', await screen.findByRole('alertdialog', { name: 'Call off the talk with Jordan?' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent).toEqual([]);
  press('Cannot make it', await card('Next: Jordan'));
  press('Call it off', await screen.findByRole('alertdialog'));
  await waitFor(() => expect(notices().textContent).toContain('It is called off. Jordan knows.'));
  expect(sent).toEqual([{ reason: '', version: 2 }]);
});

it('are moved to another free half hour, named by its time; one taken meanwhile (409) says so', async () => {
  open([talk(THURSDAY)]);
  fakeAnswer(listSlots, {
    slots: [{ starts_at: '2027-01-12T21:00:00.000Z', ends_at: '2027-01-12T21:30:00.000Z' }],
    time_zone: 'America/Chicago',
    version: 2,
    more: false,
  });
  press('Another time', await card('Next: Jordan'));
  const moving = await screen.findByRole('dialog', { name: 'Move the talk with Jordan' });
  const slot = 'Tuesday, January 12, 3:00 pm';
  await within(moving).findByRole('button', { name: slot });
  fakeRefusal(moveSession, { status: 409, body: { detail: 'Somebody took this time.', code: 'slot_taken', slots: [] } });
  press(slot, moving);
  press('Move it here', moving);
  await within(moving).findByText(/Somebody took this time\./);
  const sent = fakeAnswer(moveSession, talk('2027-01-12T21:00:00.000Z'));
  press(slot, moving);
  press('Move it here', moving);
  await waitFor(() => expect(notices().textContent).toContain('It is moved. Jordan knows.'));
  expect(sent).toEqual([{ starts_at: '2027-01-12T21:00:00.000Z', version: 2 }]);
});

it('about to begin: late by one press, and the door', async () => {
  open([talk(THURSDAY, { may: ['late', 'join', 'cancel', 'report'] })]);
  const next = await card('Next: Jordan');
  expect(within(next).getByRole('link', { name: 'Go to the door' }).getAttribute('href')).toBe('/sessions/1/join');
  const sent = fakeAnswer(lateSession, talk(THURSDAY));
  press('Running late', next);
  await waitFor(() => expect(notices().textContent).toContain('Jordan knows that you are running late.'));
  expect(sent).toEqual([{ version: 2 }]);
});

it('that are over ask whether you talked, and lead to the feedback', async () => {
  const { path } = open([OVER]);
  const over = await card('Did you and Lee talk?');
  const sent = fakeAnswer(doneSession, DONE);
  press('We talked', over);
  await screen.findByText('The feedback');
  expect(path()).toBe('/profile/sessions/3/feedback');
  expect(sent).toEqual([{ version: 2 }]);
});

it('that are over and of whose student you have told us ask for no words to them', async () => {
  const { path } = open([{ ...OVER, may: ['done', 'no_show', 'report'] }]);
  const over = await card('Did you and Lee talk?');
  fakeAnswer(doneSession, { ...DONE, may: ['report'] });
  fakeAnswer(listMentorSessions, [{ ...DONE, may: ['report'] }]);
  press('We talked', over);
  await waitFor(() => expect(notices().textContent).toMatch(/Thank you\.(?! Two)/));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Did you and Lee talk?' })).toBeNull());
  expect([path(), screen.queryByText('Two minutes for Lee')]).toEqual(['/profile/sessions', null]);
});

it('to which nobody came are noted after one question', async () => {
  open([OVER]);
  press('Lee did not come', await card('Did you and Lee talk?'));
  const asked = await screen.findByRole('alertdialog', { name: 'Lee did not come?' });
  const sent = fakeAnswer(noShowSession, { ...OVER, state: 'no_show_student' });
  press('Yes, note it', asked);
  await waitFor(() => expect(notices().textContent).toContain('It is noted that Lee did not come.'));
  expect(sent).toEqual([{ version: 2 }]);
});

it('that took place wait for two minutes of feedback, and are history in words', async () => {
  open([DONE, { ...DONE, id: 4, student: 'Kim', state: 'cancelled', may: [] }]);
  const open_ = await card('Two minutes for Lee');
  expect(within(open_).getByRole('link', { name: 'Write feedback for Lee' }).getAttribute('href')).toBe('/profile/sessions/3/feedback');
  fireEvent.click(screen.getByRole('tab', { name: 'Session History' }));
  expect(await screen.findByRole('heading', { name: 'You talked' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Called off' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Write to Lee' })).toBeTruthy();
});

it('without any lead to the hours and the guide, and to no test', async () => {
  open([], STANDING, { ...HOURS, hours: [], days: [] });
  expect(await screen.findByRole('heading', { name: 'No session is planned' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Set your hours' }).getAttribute('href')).toBe('/profile/hours');
  expect(screen.getByRole('link', { name: /^How to talk with a 15-year-old/ }).getAttribute('href')).toBe('/mentor-guide');
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

it('say what stands in the way: an ended check, a pause, words that wait, and nothing where all is well', async () => {
  const checks = STANDING.checks.map((check) => (check.kind === 'background' ? { ...check, expires_on: '2027-01-03' } : check));
  const { unmount } = open([], { ...STANDING, approved: false, about_me_held: true, about_me_state: 'waiting', checks });
  expect(await screen.findByText('“Background check” has ended.')).toBeTruthy();
  expect(screen.getByText('Your About Me waits for a look.').parentElement?.textContent).toMatch(
    /One of us reads it; until then students see none\.$/,
  );
  expect(screen.getByText('Ended on January 3, 2027')).toBeTruthy();
  expect(screen.queryByText('We have your sign-up.')).toBeNull();
  unmount();
  const paused = open([], { ...STANDING, approved: false, paused: true });
  expect(await screen.findByText('You are paused.')).toBeTruthy();
  paused.unmount();
  open([]);
  expect(await screen.findByText('Your checks: all clear')).toBeTruthy();
  expect(screen.queryByText('You are paused.')).toBeNull();
});

it('say of an About Me that was not passed on that it is to be written anew, and no longer that it waits', async () => {
  open([], { ...STANDING, about_me_held: true, about_me_state: 'refused' });
  const said = (await screen.findByText('Your About Me was not passed on.')).parentElement as HTMLElement;
  expect(within(said).getByRole('link', { name: 'Write it anew' }).getAttribute('href')).toBe('/profile/EditProfile');
  expect(screen.queryByText(/waits for a look/)).toBeNull();
});

it('say of a check that ends soon after which day students could not meet you', async () => {
  const checks = STANDING.checks.map((check) => (check.kind === 'training' ? { ...check, expires_on: '2027-02-20' } : check));
  open([], { ...STANDING, checks });
  expect((await screen.findByText('“Training for talks with minors” ends soon.')).parentElement?.textContent).toContain(
    'After February 20, 2027 students could not meet you.',
  );
});

it('of somebody who has just signed up begin with what happens next, and the checks that are under way', async () => {
  const checks = STANDING.checks.map((check) => ({ ...check, state: 'waiting' as const, expires_on: null }));
  open([], { ...STANDING, approved: false, checks });
  expect(await screen.findByText('We have your sign-up.')).toBeTruthy();
  expect(screen.getAllByText('We are on it')).toHaveLength(5);
});

it('give a calendar file, and say when it does not come', async () => {
  open([talk(THURSDAY)]);
  fakeNoNetwork(getSessionCalendar);
  press('Add to my calendar for the talk with Jordan', await card('Next: Jordan'));
  await waitFor(() => expect(notices().textContent).toContain('The calendar file did not come.'));
});

it('that cannot be read say so, and can be asked for again', async () => {
  open([talk(THURSDAY)]).unmount();
  fakeRefusal(getMentorHours, { status: 403, body: { detail: 'Not now.', code: 'not_allowed' } });
  showPages({ '/profile/sessions': <Sessions /> }, '/profile/sessions');
  await screen.findByText('Not now.');
  fakeAnswer(getMentorHours, HOURS);
  press('Try again');
  expect(await card('Next: Jordan')).toBeTruthy();
});
