import { expect, it } from 'vitest';
import { monthsOf } from './months-of.ts';

const at = (begun: string, ends: string, now: string) =>
  monthsOf(`${begun}T12:00:00Z`, `${ends}T12:00:00Z`, Date.parse(`${now}T13:00:00Z`));

it.each([
  ['the first day', '2027-01-04', '2028-01-04', '2027-01-04', { month: 1, months: 12 }],
  ['the last day of the first month', '2027-01-04', '2028-01-04', '2027-02-03', { month: 1, months: 12 }],
  ['the second month', '2027-01-04', '2028-01-04', '2027-02-04', { month: 2, months: 12 }],
  ['the last month', '2027-01-04', '2028-01-04', '2028-01-03', { month: 12, months: 12 }],
  ['after its end', '2027-01-04', '2028-01-04', '2028-03-03', { month: 12, months: 12 }],
  ['from the last of January', '2027-01-31', '2027-07-31', '2027-02-28', { month: 2, months: 6 }],
  ['to the end of February', '2026-08-31', '2027-02-28', '2026-09-01', { month: 1, months: 6 }],
  ['of a few days', '2027-01-04', '2027-01-20', '2027-01-10', { month: 1, months: 1 }],
])('%s', (_, begun, ends, now, said) => expect(at(begun, ends, now)).toEqual(said));
