import { listMentorSessions, type MentorSession } from '@careerscoop/contract/mentoring';
import { reportSession } from '@careerscoop/contract/session-feedback';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeAnswer, fakeNoNetwork } from '../../test/fake-api.ts';
import { field, fill, press } from '../../test/hands.ts';
import { MENTOR, talk } from '../../test/mentor-week.ts';
import { enter } from '../../test/people.ts';
import { showPages } from '../../test/show.tsx';
import ReportSession from './report-session.tsx';

const TALK = talk('2027-01-02T18:00:00.000Z', { id: 6, student: 'Sam', mentor_name: 'Alex', may: ['report'] });

const TOLD = { detail: 'Thank you.' };

function open(session: MentorSession = TALK) {
  fakeAnswer(listMentorSessions, [session]);
  return showPages({ '/profile/sessions/:id/report': <ReportSession /> }, '/profile/sessions/6/report');
}

it('wants to know what happened, and sends nothing without', async () => {
  enter();
  open();
  const sent = fakeAnswer(reportSession, TOLD);
  await screen.findByText(/^About your talk with Alex/);
  press('Send it');
  await screen.findByText('Choose what happened.');
  expect(sent).toEqual([]);
});

it('of a student is sent with or without words, and promises that the other side does not learn of it', async () => {
  enter();
  open();
  fireEvent.click(await screen.findByLabelText('Asked for my number or account'));
  fakeNoNetwork(reportSession);
  fill(field('In your words, if you like'), 'He asked which app I use.');
  press('Send it');
  await screen.findByText(/^This was not sent\..*Your words are still here\./);
  const sent = fakeAnswer(reportSession, TOLD);
  press('Send it');
  await screen.findByRole('heading', { name: 'Thank you for telling us' });
  expect(screen.getByText(/Alex does not learn that it was you\.$/)).toBeTruthy();
  expect(sent).toEqual([{ kind: 'contact', text: 'He asked which app I use.' }]);
});

it('of a mentor speaks of the student by first name, in a mentor’s words', async () => {
  enter(MENTOR);
  open();
  const sent = fakeAnswer(reportSession, TOLD);
  fireEvent.click(await screen.findByLabelText('I am worried about them'));
  press('Send it');
  await screen.findByRole('heading', { name: 'Thank you for telling us' });
  expect(screen.getByText(/Sam does not learn that it was you\.$/)).toBeTruthy();
  expect(sent).toEqual([{ kind: 'unsafe', text: '' }]);
});

it('of a session that is not theirs, or was reported already, has nothing to send', async () => {
  enter();
  open({ ...TALK, may: [] });
  expect(await screen.findByRole('heading', { name: 'There is nothing to report here' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send it' })).toBeNull();
});
