import { expect, it } from 'vitest';
import { hour, HOURS } from '../../../../test/mentor-week.ts';
import { EMPTY_DRAFT, faultsOf } from './day-draft.ts';
import { formOf, hoursForm, keptOf, nextHour } from './hours-form.ts';
import { runInWords, runsOf, withoutRun, withRun } from './own-days.ts';

const faults = (...hours: ReturnType<typeof hour>[]) =>
  hoursForm.safeParse(formOf({ hours, days: [] })).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

it('keeps what it was given', () => {
  expect(keptOf(hoursForm.parse(formOf(HOURS)))).toEqual({ hours: HOURS.hours, days: HOURS.days });
});

it('refuses hours that cross midnight, or end when they begin, at their end', () => {
  const said = 'hours.0.to_minute: This ends before it starts. Past midnight? Add the rest to the next day.';
  expect(faults(hour(2, 1320, 60))).toEqual([said]);
  expect(faults(hour(2, 900, 900))).toEqual([said]);
  expect(faults(hour(2, 1320, 1440), hour(3, 0, 60))).toEqual([]);
});

it('refuses hours that overlap on the same days, at the later one, and takes those that only touch', () => {
  expect(faults(hour(2, 900, 1080), hour(2, 1050, 1140))).toEqual(['hours.1.from_minute: This overlaps with 3 to 6 pm.']);
  expect(faults(hour(2, 900, 1080), hour(2, 1080, 1140))).toEqual([]);
  expect(faults(hour(2, 900, 1080), hour(3, 900, 1080))).toEqual([]);
  expect(faults(hour(2, 900, 1080, { valid_until: '2027-01-31' }), hour(2, 900, 960, { valid_from: '2027-02-01' }))).toEqual([]);
  expect(faults(hour(2, 900, 1080, { valid_until: '2027-02-01' }), hour(2, 900, 960, { valid_from: '2027-02-01' }))).toHaveLength(1);
  expect(faults(hour(2, 900, 960, { valid_from: '2027-02-01', valid_until: '2027-01-01' }))).toEqual([
    'hours.0.valid_until: The last day comes before the first.',
  ]);
});

it('offers a late afternoon, or the hour after the next where there are hours already, never past midnight', () => {
  expect(nextHour([], 2)).toMatchObject({ weekday: 2, from_minute: '900', to_minute: '1080' });
  expect(nextHour(formOf(HOURS).hours, 2)).toMatchObject({ from_minute: '1140', to_minute: '1200' });
  expect(nextHour(formOf({ hours: [hour(2, 900, 1440)], days: [] }).hours, 2)).toMatchObject({ from_minute: '1380', to_minute: '1440' });
});

const off = (day: string) => ({ day, from_minute: null, to_minute: null });
const run = (first: string, last = first) => ({ first, last, from_minute: null, to_minute: null });

it('takes days off on end together, over the new year and the change of the clock', () => {
  expect(runsOf([off('2027-01-01'), off('2026-12-31'), off('2027-01-03')])).toEqual([run('2026-12-31', '2027-01-01'), run('2027-01-03')]);
  expect(withRun([], run('2027-03-13', '2027-03-15')).map(({ day }) => day)).toEqual(['2027-03-13', '2027-03-14', '2027-03-15']);
  const evening = { day: '2027-01-02', from_minute: 1080, to_minute: 1200 };
  expect(withRun([evening], run('2027-01-01', '2027-01-02'))).toEqual([off('2027-01-01'), off('2027-01-02')]);
  expect(withoutRun([off('2027-01-01'), evening], run('2027-01-01'))).toEqual([evening]);
  expect([run('2026-12-24'), run('2026-12-24', '2026-12-31'), run('2026-12-24', '2027-01-03')].map(runInWords)).toEqual([
    'Thursday, December 24',
    'December 24 to 31',
    'December 24 to January 3',
  ]);
});

it('says at its field what is wrong with days off', () => {
  const today = '2027-01-04';
  const fault = (part: object) => faultsOf({ ...EMPTY_DRAFT, ...part }, [], today);
  expect(fault({})).toEqual({ first: 'Choose a day.' });
  expect(fault({ first: '2027-01-03' })).toEqual({ first: 'This day is over.' });
  expect(fault({ first: '2027-01-05', last: '2027-01-04' })).toEqual({ last: 'The last day comes before the first.' });
  expect(fault({ first: '2027-01-05', kind: 'hours', from: 900, to: 900 })).toEqual({ to: 'The end comes before the start.' });
  expect(fault({ first: '2027-01-05', last: '2029-01-04' })).toEqual({ last: 'At most 200 days can differ from your week.' });
  expect(fault({ first: today })).toEqual({});
});
