import { bookSession, cancelSession, listSlots, moveSession, noShowSession } from '@careerscoop/contract/mentoring';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeAnswer, fakeRefusal } from '../../test/fake-api.ts';
import { fill, press } from '../../test/hands.ts';
import { card, DAY_BEFORE, FIRST, free, notices, openSessions, SECOND, THE_DAY, withSessions } from '../../test/sessions-page.tsx';
import { aSession, bookedAt, STARTS, toChoose } from '../../test/sessions.ts';

beforeEach(withSessions);

it('is booked by a time and Book, with the version that was seen', async () => {
  const sent = fakeAnswer(bookSession, bookedAt(STARTS));
  openSessions(toChoose({ version: 4 }));
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
  openSessions(toChoose());
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
  openSessions(toChoose());
  expect(await screen.findByText(/^Alex has no free time in the next weeks\. You need not do anything/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Book' })).toBeNull();
});

it('whose times do not come says so and asks again by a press', async () => {
  fakeRefusal(listSlots, {
    status: 409,
    body: { detail: 'This mentor cannot meet anybody just now. We look for another one.', code: 'mentor_away' },
  });
  openSessions(toChoose());
  expect(await screen.findByText(/cannot meet anybody just now/)).toBeTruthy();
  fakeAnswer(listSlots, free(FIRST));
  press('Try again');
  expect(await screen.findByRole('button', { name: DAY_BEFORE })).toBeTruthy();
});

it('is moved to another free time, and stays the same session', async () => {
  const sent = fakeAnswer(moveSession, bookedAt(STARTS, { version: 3 }));
  openSessions(bookedAt(STARTS));
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
  openSessions(bookedAt(STARTS, { counts_if_cancelled: true }));
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
  openSessions(bookedAt(STARTS, { counts_if_cancelled: counted, asked_this_month: false }));
  press('Cancel it', await card('Park Naturalists'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this session?' });
  expect(dialog.textContent).toContain(before);
  press('Cancel it', dialog);
  await waitFor(() => expect(notices().textContent).toContain(afterwards));
});

it('409 for a session that somebody changed meanwhile: the question stays, with the sentence, and nothing is cancelled', async () => {
  const detail = 'This was changed in the meantime. Load the page again.';
  fakeRefusal(cancelSession, { status: 409, body: { detail, code: 'conflict' } });
  openSessions(aSession());
  press('Cancel the request', await card('Park Naturalists'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this request?' });
  expect(dialog.textContent).toContain('It costs you nothing: this month’s session comes back to you.');
  press('Cancel it', dialog);
  expect(await within(dialog).findByText(detail)).toBeTruthy();
});

it('to which the mentor does not come is told to the team after a question', async () => {
  const sent = fakeAnswer(noShowSession, bookedAt(STARTS, { state: 'no_show_mentor', is_active: false }));
  openSessions(bookedAt(new Date(Date.now() - 12 * 60_000), { may: ['no_show', 'join'] }));
  press('Alex did not come', await card('Park Naturalists'));
  press('Nobody came', await screen.findByRole('alertdialog', { name: 'Did Alex not come?' }));
  await waitFor(() => expect(sent).toEqual([{ version: 2 }]));
  await waitFor(() => expect(notices().textContent).toContain('Thank you for telling us.'));
});
