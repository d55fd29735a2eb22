import { getMentorHours, putMentorHours } from '@careerscoop/contract/mentor-hours';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeAnswer, fakeRefusal } from '../../test/fake-api.ts';
import { field, fill, press, saidAt } from '../../test/hands.ts';
import { hour, HOURS, MENTOR, MONDAY } from '../../test/mentor-week.ts';
import { enter } from '../../test/people.ts';
import { show } from '../../test/show.tsx';
import Hours from './mentor-hours.tsx';

const day = (name: string) => screen.findByRole('group', { name });
const at = (group: HTMLElement, label: string) => within(group).getByLabelText<HTMLSelectElement>(label);
const OFF = { from_minute: null, to_minute: null };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(MONDAY), toFake: ['Date'] });
  enter(MENTOR);
  fakeAnswer(getMentorHours, HOURS);
});
afterEach(() => {
  vi.useRealTimers();
});

it('show the week that is kept, by the mentor’s own clock, and send nothing that was not changed', async () => {
  show(<Hours />);
  expect(at(await day('Tuesday'), 'From').value).toBe('900');
  expect(screen.getByText(/^By your clock, Chicago time\./)).toBeTruthy();
  expect(screen.getByText('All of this is kept.')).toBeTruthy();
  expect(screen.getByText('Sunday, January 10')).toBeTruthy();
});

it('are added, changed and taken out, and kept by one Save', async () => {
  show(<Hours />);
  await day('Tuesday');
  press('Add hours on Monday');
  fill(at(await day('Monday'), 'To'), '1020');
  press('Take out these hours on Thursday');
  expect(screen.getByText('Not kept yet.')).toBeTruthy();
  const kept = { ...HOURS, hours: [hour(1, 900, 1020), hour(2, 900, 1080)], seen: 'kept-2' };
  const sent = fakeAnswer(putMentorHours, kept);
  press('Save');
  await screen.findByText('Your hours are kept. What is booked stays booked.');
  expect(sent).toEqual([{ hours: [hour(2, 900, 1080), hour(1, 900, 1020)], days: HOURS.days, seen: 'kept-1' }]);
  expect(screen.getByText('All of this is kept.')).toBeTruthy();
  fill(at(await day('Monday'), 'To'), '1050');
  press('Save');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ seen: 'kept-2' });
});

it('that cross midnight are refused at their end, and nothing is sent', async () => {
  show(<Hours />);
  const sent = fakeAnswer(putMentorHours, HOURS);
  fill(at(await day('Tuesday'), 'From'), '1320');
  fill(at(await day('Tuesday'), 'To'), '60');
  press('Save');
  await waitFor(async () => expect(saidAt(at(await day('Tuesday'), 'To'))).toContain('Past midnight? Add the rest to the next day.'));
  expect(sent).toEqual([]);
});

it('that overlap are refused at the later one, and nothing is sent', async () => {
  show(<Hours />);
  const sent = fakeAnswer(putMentorHours, HOURS);
  await day('Tuesday');
  press('Add more on Tuesday');
  fill(at(await day('Tuesday, 2'), 'From'), '1020');
  press('Save');
  await waitFor(async () => expect(saidAt(at(await day('Tuesday, 2'), 'From'))).toBe('This overlaps with 3 to 6 pm.'));
  expect(sent).toEqual([]);
});

it('can hold for a while only', async () => {
  show(<Hours />);
  const sent = fakeAnswer(putMentorHours, HOURS);
  press('Only for a while on Tuesday', await day('Tuesday'));
  fill(within(await day('Tuesday')).getByLabelText(/^Last day/), '2027-03-31');
  press('Save');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ hours: [hour(2, 900, 1080, { valid_until: '2027-03-31' }), hour(4, 780, 1020)] });
});

it('have days off, some on end as one line, and take them out again', async () => {
  show(<Hours />);
  const sent = fakeAnswer(putMentorHours, HOURS);
  await day('Tuesday');
  const extra = screen.getByRole('group', { name: 'Days that differ from your week' });
  press('Add these days');
  expect(saidAt(within(extra).getByLabelText('First day'))).toBe('Choose a day.');
  fill(within(extra).getByLabelText('First day'), '2027-02-15');
  fill(within(extra).getByLabelText(/^Last day/), '2027-02-16');
  press('Add these days');
  expect(await screen.findByText('February 15 to 16')).toBeTruthy();
  press('Take out Sunday, January 10');
  press('Save');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    days: [
      { day: '2027-02-15', ...OFF },
      { day: '2027-02-16', ...OFF },
    ],
  });
});

it('saved the day after drop the days that have passed by the mentor’s own clock, and keep today', async () => {
  const days = ['2027-01-04', '2027-01-05', '2027-01-10'].map((each) => ({ day: each, ...OFF }));
  fakeAnswer(getMentorHours, { ...HOURS, days });
  show(<Hours />);
  const sent = fakeAnswer(putMentorHours, HOURS);
  fill(at(await day('Tuesday'), 'To'), '1140');
  // Still Tuesday evening in Chicago.
  vi.setSystemTime(new Date('2027-01-06T04:00:00.000Z'));
  press('Save');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ days: days.slice(1) });
});

it('that the server refuses stay as they were set, with its sentence beside Save', async () => {
  show(<Hours />);
  fakeRefusal(putMentorHours, { status: 400, body: { hours: ['Two of these times overlap. Make one of them.'] } });
  fill(at(await day('Tuesday'), 'To'), '1140');
  press('Save');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Two of these times overlap. Make one of them. Nothing you set is lost.',
  );
  expect(at(await day('Tuesday'), 'To').value).toBe('1140');
  expect(field('First day').value).toBe('');
});

it('that another window has changed since (409) are not written over, also where the page has heard of it: what was set stays', async () => {
  show(<Hours />);
  fill(at(await day('Tuesday'), 'To'), '1140');
  const heard = fakeAnswer(getMentorHours, { ...HOURS, days: [], seen: 'kept-2' });
  // Back from the other window.
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(heard).not.toEqual([]));
  const detail = 'Your hours were changed elsewhere since you opened this page. Load it again to see how they stand now.';
  const sent = fakeRefusal(putMentorHours, { status: 409, body: { code: 'conflict', detail } });
  press('Save');
  expect((await screen.findByRole('alert')).textContent).toContain(`${detail} Until then what you set stays on this one.`);
  expect(sent).toMatchObject([{ days: HOURS.days, seen: 'kept-1' }]);
  expect(at(await day('Tuesday'), 'To').value).toBe('1140');
});

it('that cannot be read say so, and can be asked for again', async () => {
  fakeRefusal(getMentorHours, { status: 403, body: { detail: 'Not now.', code: 'not_allowed' } });
  show(<Hours />);
  await screen.findByText('Not now.');
  fakeAnswer(getMentorHours, HOURS);
  press('Try again');
  expect(await day('Tuesday')).toBeTruthy();
});
