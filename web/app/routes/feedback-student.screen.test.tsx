import { getConsent } from '@careerscoop/contract/consent';
import { listMentorSessions, listSlots } from '@careerscoop/contract/mentoring';
import { giveFeedback, listMentorFeedbacks } from '@careerscoop/contract/session-feedback';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeAnswer, fakeRefusal } from '../../test/fake-api.ts';
import { field, fill, press, saidAt } from '../../test/hands.ts';
import { enter } from '../../test/people.ts';
import { bookedAt, STARTS, toChoose } from '../../test/sessions.ts';
import { show, showPages } from '../../test/show.tsx';
import { CareerMentor } from '../subjects/mentoring/student/career-mentor.tsx';
import MyFeedback from './my-feedback.tsx';
import WriteFeedback from './write-feedback.tsx';

const OVER = bookedAt(STARTS, { id: 5, state: 'done', is_active: false, may: ['feedback', 'report'] });
const WORDS = 'I did not know that rangers write so much.';

const open = () => showPages({ '/profile/sessions/:id/feedback': <WriteFeedback /> }, '/profile/sessions/5/feedback');
const message = () => screen.findByLabelText<HTMLTextAreaElement>('2. What do you take from it?');

beforeEach(() => {
  enter();
  fakeAnswer(listMentorSessions, [OVER]);
  fakeAnswer(getConsent, { needed: false, adult_on: null, can_ask: false, sms: false, asked: null, purposes: [] });
});

it('of a student asks for a score and words, and says who reads what and when', async () => {
  const sent = fakeAnswer(giveFeedback, { visible_at: null, held: false });
  open();
  await message();
  press('Send to Alex');
  expect(await screen.findByText('Choose one of the four.')).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.click(field('3. Good'));
  fill(await message(), WORDS);
  press('Send to Alex');
  expect(await screen.findByRole('heading', { name: 'Thank you, it is on its way' })).toBeTruthy();
  expect(sent).toEqual([{ message: WORDS, score: 3 }]);
  expect(screen.getByText('Alex reads it once they have written too, or after 7 days.')).toBeTruthy();
});

it('that waits for a person says so', async () => {
  fakeAnswer(giveFeedback, { visible_at: null, held: true });
  open();
  fill(await message(), 'Call me at five five five');
  fireEvent.click(field('4. Very good'));
  press('Send to Alex');
  expect(
    await screen.findByText(/^One of us reads it first, as we do with some of what is written here\. We pass on no numbers/),
  ).toBeTruthy();
});

it('400 for words that the server refuses: said at their field, and nothing is lost', async () => {
  fakeRefusal(giveFeedback, { status: 400, body: { message: ['Message must have at most 2000 characters.'] } });
  open();
  fill(await message(), WORDS);
  fireEvent.click(field('1. Hard going'));
  press('Send to Alex');
  await waitFor(async () => expect(saidAt(await message())).toContain('Message must have at most 2000 characters.'));
  expect((await message()).value).toBe(WORDS);
});

it('409 for a second one: says that it was written, and the words are still there', async () => {
  fakeRefusal(giveFeedback, {
    status: 409,
    body: { detail: 'You have written your feedback already. Thank you.', code: 'feedback_given' },
  });
  open();
  fill(await message(), WORDS);
  fireEvent.click(field('2. So-so'));
  press('Send to Alex');
  expect(await screen.findByText(/You have written your feedback already\. Thank you\. Your words are still here\./)).toBeTruthy();
});

it('is offered on My Feedback, for each session that waits for it', async () => {
  fakeAnswer(listMentorFeedbacks, []);
  show(<MyFeedback />);
  expect(await screen.findByRole('heading', { name: "You don't have any reviews yet" })).toBeTruthy();
  const link = await screen.findByRole('link', { name: 'Write to Alex' });
  expect(link.getAttribute('href')).toBe('/profile/sessions/5/feedback');
});

it('comes after a mentor whom the page of the career introduces, with the next free times', async () => {
  const slots = [STARTS, new Date(2099, 0, 8, 10)].map((at) => ({ starts_at: at.toISOString(), ends_at: at.toISOString() }));
  fakeAnswer(listMentorSessions, [toChoose({ onet_code: '19-1031.03' })]);
  fakeAnswer(listSlots, { slots, time_zone: 'UTC', version: 1, more: false });
  show(<CareerMentor onet_code="19-1031.03" />);
  expect(await screen.findByRole('region', { name: 'Meet Alex, your mentor' })).toBeTruthy();
  expect(screen.getByText('I lead walks in a park.')).toBeTruthy();
  expect(await screen.findByText('Wednesday, January 7, 2099, 4:30 pm, your time')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose a time' }).getAttribute('href')).toBe('/profile/sessions');
});
