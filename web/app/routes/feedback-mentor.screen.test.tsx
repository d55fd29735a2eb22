import { listMentorSessions, type MentorSession } from '@careerscoop/contract/mentoring';
import { giveFeedback } from '@careerscoop/contract/session-feedback';
import { getMentorStanding } from '@careerscoop/contract/mentor-hours';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeAnswer, fakeNoNetwork, fakeRefusal } from '../../test/fake-api.ts';
import { field, fill, press, saidAt } from '../../test/hands.ts';
import { MENTOR, STANDING, talk } from '../../test/mentor-week.ts';
import { enter } from '../../test/people.ts';
import { showPages } from '../../test/show.tsx';
import HoursGiven from './hours-given.tsx';
import WriteFeedback from './write-feedback.tsx';

const SAM = talk('2027-01-02T18:00:00.000Z', { id: 6, student: 'Sam', state: 'done', is_active: false, may: ['feedback'] });
const WORDS = 'You had looked up our park before the talk.';

function open(sessions: MentorSession[] = [SAM]) {
  fakeAnswer(listMentorSessions, sessions);
  return showPages({ '/profile/sessions/:id/feedback': <WriteFeedback /> }, '/profile/sessions/6/feedback');
}
const well = () => screen.findByLabelText<HTMLTextAreaElement>('2. What did Sam do well?');
const score = (name: string) => fireEvent.click(screen.getByLabelText(name));

beforeEach(() => enter(MENTOR));

it('of a mentor asks for a score and for words, each at its field, and sends nothing without', async () => {
  const sent = fakeAnswer(giveFeedback, { visible_at: null, held: false });
  open();
  const words = await well();
  press('Send to Sam');
  await waitFor(() => expect(saidAt(words)).toContain('Write a sentence or two.'));
  expect(screen.getByText('Choose one of the four.')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('of a mentor is sent with what is told more under its name', async () => {
  const sent = fakeAnswer(giveFeedback, { visible_at: '2027-01-09T18:00:00Z', held: false });
  open();
  fill(await well(), WORDS);
  score('3. Good');
  score('A first thing to try');
  fill(field(/^What could they try this month/), 'Join a bird count');
  press('Send to Sam');
  await screen.findByRole('heading', { name: 'Thank you, it is on its way' });
  expect(sent).toEqual([{ message: `${WORDS}\n\nA first thing to try: Join a bird count`, score: 3 }]);
});

it('that waits for a person says so, in words that tell nobody why it is theirs', async () => {
  fakeAnswer(giveFeedback, { visible_at: null, held: true });
  open();
  fill(await well(), WORDS);
  score('4. Very good');
  press('Send to Sam');
  // A mentor whose words hold nothing may be the one of whom a student told us, or whose student's parent said no.
  const { textContent } = await screen.findByText(/^One of us reads it first/);
  expect(textContent).toBe(
    'One of us reads it first, as we do with some of what is written here. We pass on no numbers, links or names of apps. Then Sam reads it once they have written too, or after 7 days.',
  );
});

it('that could not be sent keeps the words: without a network, and a second time (409)', async () => {
  open();
  const words = await well();
  fill(words, WORDS);
  score('1. Hard going');
  fakeNoNetwork(giveFeedback);
  press('Send to Sam');
  await screen.findByText(/^This was not sent\./);
  expect(words.value).toBe(WORDS);
  fakeRefusal(giveFeedback, { status: 409, body: { detail: 'You have written about this session already.', code: 'feedback_given' } });
  press('Send to Sam');
  await screen.findByText(/You have written about this session already\. Your words are still here\./);
});

it('before the session, a second time, or of somebody else’s has nothing to fill in', async () => {
  open([{ ...SAM, may: ['cancel'] }]).unmount();
  open([{ ...SAM, may: [] }]);
  expect(await screen.findByRole('heading', { name: 'There is nothing to write yet' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send to Sam' })).toBeNull();
});

it('of hours that were given has the sum, each talk, and a print button; none yet says so', async () => {
  const pages = { '/profile/hours/given': <HoursGiven /> };
  const given = [
    { starts_at: '2026-12-12T18:00:00.000Z', minutes: 30, topic: 'Winter birds' },
    { starts_at: '2027-01-02T18:00:00.000Z', minutes: 60, topic: null },
  ];
  fakeAnswer(getMentorStanding, { ...STANDING, given });
  const { unmount } = showPages(pages, '/profile/hours/given');
  expect(await screen.findByRole('heading', { name: '1.5 hours' })).toBeTruthy();
  expect(screen.getByText(/^given by Alex Morgan in 2 talks/)).toBeTruthy();
  expect(screen.getAllByRole('row')).toHaveLength(3);
  const print = vi.fn();
  vi.stubGlobal('print', print);
  press('Print');
  expect(print).toHaveBeenCalledOnce();
  unmount();
  fakeAnswer(getMentorStanding, STANDING);
  showPages(pages, '/profile/hours/given');
  expect(await screen.findByRole('heading', { name: 'No talk has taken place yet' })).toBeTruthy();
});
