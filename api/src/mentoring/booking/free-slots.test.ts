import { describe, expect, it } from 'vitest';
import type { MentorHour } from '@careerscoop/contract/mentor-hours';
import { type Learner, type Wanted, freeSlots } from './free-slots.ts';

const hour = (weekday: number, from: number, to: number, change: Partial<MentorHour> = {}): MentorHour => ({
  weekday,
  from_minute: from * 60,
  to_minute: to * 60,
  valid_from: null,
  valid_until: null,
  ...change,
});
const GROWN: Learner = { zone: 'UTC', adult_on: null };

function found(
  hours: MentorHour[],
  zone: string,
  from: string,
  to: string,
  change: Partial<Omit<Wanted, 'week'>> & { days?: Wanted['week']['days'] } = {},
) {
  const { days = [], ...rest } = change;
  const wanted = { week: { hours, days, zone }, learner: GROWN, busy: [], from: new Date(from), to: new Date(to), ...rest };
  return [...freeSlots(wanted)].map(({ starts_at }) => starts_at.toISOString().slice(0, 16));
}

describe('free times', () => {
  it('keep 09:00 on the wall over the change of clocks', () => {
    const hours = [hour(6, 9, 9.5), hour(7, 9, 9.5)];
    expect(found(hours, 'America/New_York', '2027-03-13T00:00:00Z', '2027-03-15T00:00:00Z')).toEqual([
      '2027-03-13T14:00',
      '2027-03-14T13:00',
    ]);
    expect(found(hours, 'America/New_York', '2027-11-06T00:00:00Z', '2027-11-08T00:00:00Z')).toEqual([
      '2027-11-06T13:00',
      '2027-11-07T14:00',
    ]);
  });

  it.each([
    ['New York skips two of four', 'America/New_York', '2027-03-14', 1, 3, ['06:00', '06:30']],
    ['New York has those that come twice once', 'America/New_York', '2027-11-07', 1, 3, ['05:00', '05:30', '07:00', '07:30']],
    ['Phoenix has all', 'America/Phoenix', '2027-03-14', 1, 3, ['08:00', '08:30', '09:00', '09:30']],
    ['Kolkata has all', 'Asia/Kolkata', '2027-03-14', 9, 10, ['03:30', '04:00']],
  ])('%s', (_, zone, day, from, to, times) => {
    const found_ = found([hour(7, from, to)], zone, `${day}T00:00:00Z`, `${day}T23:59:59Z`);
    expect(found_).toEqual(times.map((time) => `${day}T${time}`));
  });

  it('Lord Howe skips one half hour, and has the one that comes twice once, without overlapping', () => {
    const hours = [hour(7, 1, 3)];
    expect(found(hours, 'Australia/Lord_Howe', '2027-10-02T12:00:00Z', '2027-10-03T11:00:00Z')).toEqual([
      '2027-10-02T14:30',
      '2027-10-02T15:00',
      '2027-10-02T15:30',
    ]);
    expect(found(hours, 'Australia/Lord_Howe', '2027-04-03T12:00:00Z', '2027-04-04T11:00:00Z')).toEqual([
      '2027-04-03T14:00',
      '2027-04-03T14:30',
      '2027-04-03T15:30',
      '2027-04-03T16:00',
    ]);
  });

  it('stay right while the two sides change on different days', () => {
    const learner = { zone: 'America/New_York', adult_on: '2030-01-01' };
    const hours = [hour(1, 12, 13)];
    const of = (day: string) => found(hours, 'Europe/London', `${day}T00:00:00Z`, `${day}T23:59:00Z`, { learner });
    // 12:00 in London: 07:00 in New York in winter, 08:00 between the two changes, 07:00 again after both.
    expect([of('2027-03-08'), of('2027-03-15'), of('2027-03-29')]).toEqual([[], ['2027-03-15T12:00', '2027-03-15T12:30'], []]);
  });

  it('of a minor lie between 8 and 20 by their own clock, until the day that they are of age', () => {
    const learner = { zone: 'America/Los_Angeles', adult_on: '2027-01-12' };
    const hours = [hour(1, 10, 24), hour(2, 10, 24)];
    // 10:00 in New York is 7:00 in Los Angeles.
    const times = found(hours, 'America/New_York', '2027-01-11T00:00:00Z', '2027-01-13T12:00:00Z', { learner });
    expect([times[0], times.filter((time) => time < '2027-01-12T08').at(-1), times.find((time) => time > '2027-01-12T08')]).toEqual([
      '2027-01-11T16:00',
      '2027-01-12T03:30',
      '2027-01-12T15:00',
    ]);
    const evening = found([hour(1, 22, 24)], 'America/New_York', '2027-01-06T00:00:00Z', '2027-01-12T12:00:00Z', { learner });
    expect(evening).toEqual(['2027-01-12T03:00', '2027-01-12T03:30']);
  });

  it('leave out what overlaps a talk, also one off the grid', () => {
    const busy = [{ starts_at: new Date('2027-01-07T14:15:00Z'), ends_at: new Date('2027-01-07T14:45:00Z') }];
    expect(found([hour(4, 9, 11)], 'America/New_York', '2027-01-07T00:00:00Z', '2027-01-08T00:00:00Z', { busy })).toEqual([
      '2027-01-07T15:00',
      '2027-01-07T15:30',
    ]);
  });

  it('follow a day that differs from the week, and the days on which a rule holds', () => {
    const days = [
      { day: '2027-01-07', from_minute: null, to_minute: null },
      { day: '2027-01-09', from_minute: 600, to_minute: 630 },
    ];
    const hours = [hour(4, 9, 9.5, { valid_until: '2027-01-14' }), hour(4, 12, 12.5, { valid_from: '2027-01-21' })];
    expect(found(hours, 'UTC', '2027-01-01T00:00:00Z', '2027-01-29T00:00:00Z', { days })).toEqual([
      '2027-01-09T10:00',
      '2027-01-14T09:00',
      '2027-01-21T12:00',
      '2027-01-28T12:00',
    ]);
  });

  it('end with the first and the last moment, both included, and fit wholly into the hours', () => {
    expect(found([hour(4, 9, 10)], 'UTC', '2027-01-07T09:30:00Z', '2027-01-14T09:00:00Z')).toEqual([
      '2027-01-07T09:30',
      '2027-01-14T09:00',
    ]);
    expect(found([hour(4, 23, 24)], 'UTC', '2027-01-07T00:00:00Z', '2027-01-08T12:00:00Z')).toEqual([
      '2027-01-07T23:00',
      '2027-01-07T23:30',
    ]);
  });
});
