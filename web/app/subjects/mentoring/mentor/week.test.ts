import type { MentorSession } from '@careerscoop/contract/mentoring';
import { expect, it } from 'vitest';
import { hour, HOURS, MONDAY, STANDING, talk } from '../../../../test/mentor-week.ts';
import { clockInWords, spanInWords, spansOf } from '../hour-words.ts';
import { checkInWords, standingNews } from './standing-words.ts';
import { standsOf } from './stands.ts';
import { weekOf } from './week-days.ts';
import { waitingWords, weekHeadline, weekSpan } from './week-words.ts';

const THURSDAY = '2027-01-07T19:30:00.000Z';

it('begins with the Monday of the mentor’s own clock, also where it is Sunday or Tuesday elsewhere', () => {
  const late = '2027-01-11T05:30:00.000Z'; // Sunday 23:30 in Chicago
  expect(weekOf([], HOURS, late).map(({ day }) => day)).toEqual(weekOf([], HOURS, MONDAY).map(({ day }) => day));
  expect(weekOf([], HOURS, late).find(({ today }) => today)?.day).toBe('2027-01-10');
  expect(weekOf([], HOURS, MONDAY, 1)[0]?.day).toBe('2027-01-11');
});

it('puts each talk on its day by that clock, in order, and leaves out what was called off', () => {
  const sessions = [
    talk('2027-01-08T05:30:00.000Z', { id: 2 }),
    talk(THURSDAY),
    talk(THURSDAY, { id: 3, state: 'cancelled', is_active: false }),
  ];
  const week = weekOf(sessions, HOURS, MONDAY);
  expect(week.map(({ sessions: talks }) => talks.map(({ id }) => id))).toEqual([[], [], [], [1, 2], [], [], []]);
});

it('knows the hours of a day: the week’s, the day’s own instead, none on a day off, and those that hold only for a while', () => {
  const { hours, days } = HOURS;
  expect(spansOf('2027-01-05', hours, days)).toEqual({ spans: [{ from: 900, to: 1080 }], off: false });
  expect(spansOf('2027-01-06', hours, days)).toEqual({ spans: [], off: false });
  expect(spansOf('2027-01-10', hours, days)).toEqual({ spans: [], off: true });
  const own = [{ day: '2027-01-05', from_minute: 540, to_minute: 600 }];
  expect(spansOf('2027-01-05', hours, own)).toEqual({ spans: [{ from: 540, to: 600 }], off: false });
  const brief = [hour(2, 900, 960, { valid_from: '2027-01-06', valid_until: '2027-01-12' })];
  expect(spansOf('2027-01-05', brief, []).spans).toEqual([]);
  expect(spansOf('2027-01-12', brief, []).spans).toHaveLength(1);
  expect(spansOf('2027-01-19', brief, []).spans).toEqual([]);
});

it('says times as people do', () => {
  expect(spanInWords({ from: 900, to: 1080 })).toBe('3 to 6 pm');
  expect(spanInWords({ from: 600, to: 720 })).toBe('10 am to noon');
  expect(spanInWords({ from: 570, to: 780 })).toBe('9:30 am to 1 pm');
  expect(spanInWords({ from: 720, to: 1440 })).toBe('noon to midnight');
  expect([0, 30, 720, 750, 1410, 1440].map(clockInWords)).toEqual(['12:00 am', '12:30 am', 'noon', '12:30 pm', '11:30 pm', 'midnight']);
});

it('says the week in a headline: how many talks, from when to when, and what waits', () => {
  const asked = talk(THURSDAY, { id: 2, state: 'held', may: ['accept', 'cancel'] });
  const over = talk('2027-01-02T18:00:00.000Z', { id: 3, state: 'done', is_active: false, may: ['feedback'] });
  const week = weekOf([talk(THURSDAY), asked], HOURS, MONDAY);
  expect([weekHeadline(week, 0), weekHeadline(weekOf([], HOURS, MONDAY, 1), 1)]).toEqual(['One talk this week', 'No talks next week']);
  expect([weekSpan(week), weekSpan(weekOf([], HOURS, MONDAY, 4))]).toEqual(['January 4 to 10', 'February 1 to 7']);
  expect(weekSpan(weekOf([], HOURS, '2027-01-28T15:00:00.000Z'))).toBe('January 25 to 31');
  expect(weekSpan(weekOf([], HOURS, '2027-03-30T15:00:00.000Z'))).toBe('March 29 to April 4');
  expect(waitingWords([asked, over])).toBe('One student asks, and one feedback is open.');
  expect(waitingWords([over, { ...over, id: 4 }])).toBe('Two feedbacks are open.');
  expect(waitingWords([talk(THURSDAY)])).toBe('');
});

it('puts each session where the mentor looks for it; one whose time is over is asked about though it is history', () => {
  const over = talk('2027-01-04T14:00:00.000Z', { id: 2, is_active: false, may: ['done', 'no_show', 'feedback', 'report'] });
  const done = talk('2027-01-02T14:00:00.000Z', { id: 3, state: 'done', is_active: false, may: ['feedback', 'report'] });
  const written = { ...done, id: 4, feedback_given: true, may: ['report' as const] };
  const choosing = talk(THURSDAY, { id: 5, state: 'requested', starts_at: null, datetime: null });
  const stands = standsOf([choosing, written, done, over, talk(THURSDAY)]);
  const ids = Object.fromEntries(Object.entries<MentorSession[]>({ ...stands }).map(([name, list]) => [name, list.map(({ id }) => id)]));
  expect(ids).toEqual({ over: [2], asked: [], booked: [1], choosing: [5], feedback: [3], history: [2, 3, 4] });
});

it('tells what is in the way of a talk: a pause, an ended check, one that ends within 60 days; else nothing', () => {
  const today = '2027-01-04';
  const ending = (expires_on: string) => ({
    ...STANDING,
    checks: STANDING.checks.map((check) => (check.kind === 'background' ? { ...check, expires_on } : check)),
  });
  expect(standingNews(STANDING, today)).toBeNull();
  expect(standingNews({ ...STANDING, paused: true }, today)?.title).toBe('You are paused.');
  expect(standingNews({ ...ending('2027-01-03'), approved: false }, today)?.title).toBe('“Background check” has ended.');
  expect(standingNews(ending('2027-03-05'), today)).toMatchObject({
    title: '“Background check” ends soon.',
    text: expect.stringContaining('March 5, 2027'),
  });
  expect(standingNews(ending('2027-03-06'), today)).toBeNull();
  const [identity] = STANDING.checks;
  if (!identity) throw new Error('There are five.');
  expect(checkInWords({ ...identity, state: 'waiting', expires_on: null }, today)).toBe('We are on it');
  expect(checkInWords({ ...identity, expires_on: '2027-01-03' }, today)).toBe('Ended on January 3, 2027');
});
