import type { SessionAction } from '@careerscoop/contract/mentoring';
import { describe, expect, it } from 'vitest';
import { type SessionRow, actionsOf, countsIfCancelled, isComing, isOver, isShortNotice, joinFrom } from './session-states.ts';

const starts_at = new Date('2027-01-07T16:00:00Z');
const ends_at = new Date('2027-01-07T16:30:00Z');
const BOOKED = {
  state: 'booked',
  mentor_id: 5,
  starts_at,
  ends_at,
  set_at: null,
  held_until: null,
  late_at: null,
  feedback_given: false,
} as const;
type Facts = Parameters<typeof actionsOf>[0];
/** Minutes from the beginning. */
const at = (minutes: number) => new Date(starts_at.getTime() + minutes * 60_000);
const may = (side: 'student' | 'mentor', minutes: number, change: Partial<Facts> = {}) =>
  actionsOf({ ...BOOKED, ...change }, side, at(minutes)).filter((action) => action !== 'report' && action !== 'calendar');

describe('what may be done with a session', () => {
  it.each<[string, number, SessionAction[], SessionAction[]]>([
    ['two days before', -2880, ['move', 'cancel'], ['move', 'cancel']],
    ['24 hours before', -1440, ['move', 'cancel'], ['move', 'cancel']],
    ['a minute later', -1439, ['cancel'], ['move', 'cancel']],
    ['an hour before', -60, ['cancel'], ['move', 'cancel', 'late']],
    ['eleven minutes before', -11, ['cancel'], ['move', 'cancel', 'late']],
    ['ten minutes before', -10, ['cancel', 'join'], ['move', 'cancel', 'late', 'join']],
    ['at the beginning', 0, ['join'], ['late', 'join']],
    ['ten minutes in', 10, ['join', 'no_show'], ['late', 'join', 'done', 'no_show']],
    ['at the end', 30, ['no_show', 'feedback'], ['done', 'no_show', 'feedback']],
    ['a day after the end', 30 + 1440, ['feedback'], ['feedback']],
  ])('that is booked, %s', (_, minutes, student, mentor) => {
    expect([may('student', minutes), may('mentor', minutes)]).toEqual([student, mentor]);
  });

  it.each<[SessionRow['state'], Partial<Facts>, SessionAction[], SessionAction[]]>([
    ['requested', { mentor_id: null, starts_at: null, ends_at: null }, ['cancel'], []],
    ['requested', { starts_at: null, ends_at: null }, ['choose', 'cancel'], []],
    ['held', { held_until: at(-60) }, ['cancel'], ['cancel', 'accept']],
    ['held', { held_until: at(-3000) }, ['cancel'], ['cancel']],
    ['done', {}, ['feedback'], ['feedback']],
    ['done', { feedback_given: true }, [], []],
    ['no_show_student', {}, [], []],
    ['no_show_mentor', {}, [], []],
    ['cancelled', {}, [], []],
  ])('that is %s with %j', (state, change, student, mentor) => {
    const facts = { state, ...change } as Partial<Facts>;
    expect([may('student', -2880, facts), may('mentor', -2880, facts)]).toEqual([student, mentor]);
  });

  it('can be late once', () => expect(may('mentor', -30, { late_at: at(-40) })).not.toContain('late'));

  it('can be reported as soon as there is somebody to report, and put into a calendar until it ends', () => {
    expect(actionsOf({ ...BOOKED, mentor_id: null, state: 'requested' }, 'student', at(0))).not.toContain('report');
    expect(actionsOf(BOOKED, 'student', at(29))).toEqual(expect.arrayContaining(['report', 'calendar']));
    expect(actionsOf(BOOKED, 'student', at(30))).not.toContain('calendar');
  });
});

it('is history from its end on, and what was asked for is to come however long it waits', () => {
  expect([isComing(BOOKED, at(29)), isComing(BOOKED, at(30)), isOver(BOOKED, at(30))]).toEqual([true, false, true]);
  expect(isComing({ state: 'requested', ends_at: null }, at(100_000))).toBe(true);
  expect(isComing({ state: 'cancelled', ends_at }, at(-100))).toBe(false);
});

it('counts for the month where a student calls it off within the last 24 hours, and opens its door ten minutes before', () => {
  expect([countsIfCancelled(BOOKED, at(-1440)), countsIfCancelled(BOOKED, at(-1439))]).toEqual([false, true]);
  expect(countsIfCancelled({ state: 'held', starts_at, set_at: null }, at(-10))).toBe(false);
  expect([joinFrom(BOOKED)?.getTime(), joinFrom({ state: 'held', starts_at })]).toEqual([at(-10).getTime(), null]);
});

it.each([
  ['an hour before', -60, -59, false],
  ['a day before', -1440, -1, false],
  ['a day before, at its beginning', -1440, 0, true],
  ['thirty hours before, a day later', -1800, -360, true],
  ['thirty hours before, a minute less than a day later', -1800, -361, false],
  ['four days before', -5760, -1439, true],
])('a time that others set %s counts only once the student had a day to say no: %i, %i', (_, set, minutes, counts) => {
  const talk = { ...BOOKED, set_at: at(set) };
  expect(countsIfCancelled(talk, at(minutes))).toBe(counts);
  if (minutes < 0) expect(may('student', minutes, talk).includes('move')).toBe(!counts);
});

it('is short notice where others set it less than a day before, and never where the student chose', () => {
  expect([-1439, -1440].map((minutes) => isShortNotice({ starts_at, set_at: at(minutes) }))).toEqual([true, false]);
  expect(isShortNotice({ starts_at, set_at: null })).toBe(false);
});
