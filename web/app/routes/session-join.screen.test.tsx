import { guardianJoin, joinSession, listMentorSessions } from '@careerscoop/contract/mentoring';
import { guardianReport } from '@careerscoop/contract/session-feedback';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeAnswer, fakeNoNetwork, fakeRefusal } from '../../test/fake-api.ts';
import { press } from '../../test/hands.ts';
import { enter } from '../../test/people.ts';
import { bookedAt, QUESTIONS, STARTS } from '../../test/sessions.ts';
import { showPages } from '../../test/show.tsx';
import SessionJoin from './session-join.tsx';

const ROOM = 'https://meet.example/room';
const TOKEN = 't'.repeat(43);
const open = (at = '/sessions/3/join') => showPages({ '/sessions/:id/join': <SessionJoin />, '/signin': <p>Sign in here</p> }, at);
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const closed = (detail: string) => ({ status: 403, body: { code: 'door_closed', detail } });

describe('the door of a session', () => {
  it('leads to the room in a new tab, says what holds inside, and has the questions at hand', async () => {
    enter();
    fakeAnswer(listMentorSessions, [bookedAt(STARTS)]);
    const knocks = fakeAnswer(joinSession, { url: ROOM });
    open();
    await title('You can go in');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: /^Open the room \(opens in a new tab\)$/ });
    expect([link.href, link.target, link.rel]).toEqual([ROOM, '_blank', 'noopener']);
    await screen.findByText('Your talk with Alex: Wednesday, January 7, 2099, 4:30 pm, your time.');
    screen.getByText('Nobody records, and nobody takes pictures.');
    for (const question of QUESTIONS) screen.getByText(question);
    screen.getByRole('link', { name: 'Something is wrong' });
    expect(knocks).toHaveLength(1);
  });

  it('says that it is early, when it opens, and that it opens by itself', async () => {
    enter();
    fakeAnswer(listMentorSessions, [bookedAt(STARTS)]);
    fakeRefusal(
      joinSession,
      closed('The door opens at 4:20 pm, ten minutes before. The session begins on Thursday, January 7, 4:30 pm, Central Time.'),
    );
    open();
    await title('You are early');
    screen.getByText(/^The door opens at 4:20 pm.+ This page opens it by itself\.$/);
    screen.getByRole('link', { name: 'To your sessions' });
  });

  it.each([
    [closed('This session is over.'), 'The door is closed', 'This session is over.'],
    [closed('This session was called off. Nobody is there.'), 'The door is closed', 'This session was called off. Nobody is there.'],
    [
      { status: 403, body: { code: 'consent_needed', detail: 'Your parent said no to this. Only they can change it.' } },
      'The door is closed',
      'Your parent said no to this. Only they can change it.',
    ],
    [
      { status: 404, body: { code: 'not_found', detail: 'We could not find that.' } },
      'This is not your session',
      'Look at your own sessions, and go to the door from there.',
    ],
  ])('reads the refusal of the server: %j', async (refusal, headline, sentence) => {
    enter();
    fakeAnswer(listMentorSessions, []);
    fakeRefusal(joinSession, refusal);
    open();
    await title(headline);
    screen.getByText(sentence);
    expect(screen.queryByRole('link', { name: /Open the room/ })).toBeNull();
  });

  it('can be tried again where no answer came', async () => {
    enter();
    fakeAnswer(listMentorSessions, []);
    fakeNoNetwork(joinSession);
    open();
    await screen.findByText('Something went wrong');
    fakeAnswer(joinSession, { url: ROOM });
    press('Try again');
    await title('You can go in');
  });

  it('wants a sign-in first, and comes back', async () => {
    const { path } = open();
    await screen.findByText('Sign in here');
    expect(path()).toBe('/signin?redirect=/sessions/3/join');
  });
});

describe("a guardian's door", () => {
  const at = `/sessions/3/join#${TOKEN}`;

  it('opens without a sign-in, with who talks with whom', async () => {
    const sent = fakeAnswer(guardianJoin, { url: ROOM, first_name: 'Gio', mentor_name: 'Alex', starts_at: STARTS.toISOString() });
    open(at);
    await title('You can go in');
    screen.getByText(
      'Gio talks with Alex: Wednesday, January 7, 2099, 4:30 pm, your time. You join as a parent, and both see that you are there.',
    );
    expect(sent).toEqual([{ token: TOKEN }]);
  });

  it('takes a report also while the door is closed, refuses one without a kind at the field, and thanks', async () => {
    fakeRefusal(guardianJoin, closed('This session is over.'));
    const sent = fakeAnswer(guardianReport, { detail: 'Thank you for telling us. A person reads it.' });
    const { user } = open(at);
    await title('The door is closed');
    press('Send it');
    await screen.findByText('Choose what happened.');
    await user.click(screen.getByRole('radio', { name: 'The mentor asked for a number or an account' }));
    await user.type(screen.getByLabelText(/^In your words/), 'Twice.');
    press('Send it');
    await screen.findByText(/^Thank you for telling us\./);
    expect(sent).toEqual([{ token: TOKEN, kind: 'contact', text: 'Twice.' }]);
  });

  it.each([
    ['bad_link', 400, 'This link does not work'],
    ['of_age', 403, 'Your child is 18 now'],
  ])('says so where the link opens nothing (%s), and takes no report', async (code, status, headline) => {
    fakeRefusal(guardianJoin, { status, body: { code, detail: 'This person is 18 now and decides alone.' } });
    open(at);
    await title(headline);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send it' })).toBeNull());
  });
});
