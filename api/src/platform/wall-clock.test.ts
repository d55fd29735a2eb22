import { describe, expect, it } from 'vitest';
import { addDays, clockOf, dayAt, minuteAt, startOfDay, startOfMonth, weekdayOf } from './wall-clock.ts';

const at = (day: string, time: string, zone: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return clockOf(day, zone)(hour * 60 + minute)?.toISOString() ?? null;
};

describe('a clock on a wall', () => {
  it.each([
    ['New York, a day like others', 'America/New_York', '2027-01-07', '16:30', '2027-01-07T21:30:00.000Z'],
    ['New York, before the hour that is skipped', 'America/New_York', '2027-03-14', '01:30', '2027-03-14T06:30:00.000Z'],
    ['New York, 02:30 of the day that skips it', 'America/New_York', '2027-03-14', '02:30', null],
    ['New York, the first moment after it', 'America/New_York', '2027-03-14', '03:00', '2027-03-14T07:00:00.000Z'],
    ['New York, an hour that comes twice: the earlier', 'America/New_York', '2027-11-07', '01:30', '2027-11-07T05:30:00.000Z'],
    ['New York, after the hour that comes twice', 'America/New_York', '2027-11-07', '02:00', '2027-11-07T07:00:00.000Z'],
    ['Lord Howe, the half hour that is skipped', 'Australia/Lord_Howe', '2027-10-03', '02:00', null],
    ['Lord Howe, after it', 'Australia/Lord_Howe', '2027-10-03', '02:30', '2027-10-02T15:30:00.000Z'],
    ['Lord Howe, the half hour that comes twice', 'Australia/Lord_Howe', '2027-04-04', '01:30', '2027-04-03T14:30:00.000Z'],
    ['Phoenix, which never changes', 'America/Phoenix', '2027-03-14', '02:30', '2027-03-14T09:30:00.000Z'],
    ['Kolkata, half an hour off', 'Asia/Kolkata', '2027-03-14', '09:00', '2027-03-14T03:30:00.000Z'],
  ])('%s', (_, zone, day, time, moment) => expect(at(day, time, zone)).toBe(moment));

  it.each([
    ['2027-03-15T03:59:59Z', 'America/New_York', '2027-03-14', 23 * 60 + 59],
    ['2027-03-15T04:00:00Z', 'America/New_York', '2027-03-15', 0],
    ['2027-03-14T18:30:00Z', 'Asia/Kolkata', '2027-03-15', 0],
  ])('%s in %s is %s, %i minutes', (moment, zone, day, minute) => {
    const date = new Date(moment);
    expect([dayAt(date, zone), minuteAt(date, zone)]).toEqual([day, minute]);
  });

  it('begins a day where midnight is skipped with the first moment that there is', () => {
    // Cairo goes from 23:59 to 01:00.
    expect(startOfDay('2027-04-30', 'Africa/Cairo').toISOString()).toBe('2027-04-29T22:00:00.000Z');
    expect(at('2027-04-30', '00:30', 'Africa/Cairo')).toBeNull();
  });

  it('begins a month by the clock there', () => {
    const moment = new Date('2027-04-01T02:00:00Z');
    expect(startOfMonth(moment, 'America/New_York').toISOString()).toBe('2027-03-01T05:00:00.000Z');
    expect(startOfMonth(moment, 'America/New_York', 1).toISOString()).toBe('2027-04-01T04:00:00.000Z');
    expect(startOfMonth(moment, 'Asia/Kolkata').toISOString()).toBe('2027-03-31T18:30:00.000Z');
  });

  it('counts days over a year, from Monday as 1', () => {
    expect([addDays('2027-12-31', 1), addDays('2028-02-28', 1), addDays('2027-01-01', -1)]).toEqual([
      '2028-01-01',
      '2028-02-29',
      '2026-12-31',
    ]);
    expect(['2027-03-15', '2027-03-21'].map(weekdayOf)).toEqual([1, 7]);
  });
});
