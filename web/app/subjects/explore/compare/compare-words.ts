import type { CareerDetail } from '@careerscoop/contract/careers';
import { capital, dollars } from '../explore-words.ts';

export const NOT_PUBLISHED = 'Not published';

export interface ComparedPay {
  per: 'year' | 'hour';
  p10: number | null;
  median: number | null;
  p90: number | null;
  capped: boolean;
}

/** Pay a year, or an hour where the work is not done the whole year; nothing where none is published. */
export function payOf({ wage, hourly_wage }: Pick<CareerDetail, 'wage' | 'hourly_wage'>): ComparedPay | null {
  if (wage && wage.median !== null) return { per: 'year', ...wage };
  if (hourly_wage && hourly_wage.median !== null) return { per: 'hour', ...hourly_wage, capped: false };
  return wage && (wage.p10 ?? wage.p90) !== null ? { per: 'year', ...wage } : null;
}

/** A pay figure; where the publisher only says "this much or more", that is said. */
export function payText(amount: number | null, { capped, median, p90 }: ComparedPay): string {
  if (amount === null) return NOT_PUBLISHED;
  return capped && amount === (p90 ?? median) ? `${dollars(amount)} or more` : dollars(amount);
}

/** "12% more jobs". */
export function growthText(growth: number | null): string {
  if (growth === null) return NOT_PUBLISHED;
  if (growth === 0) return 'About the same';
  return `${Math.abs(growth)}% ${growth > 0 ? 'more' : 'fewer'} jobs`;
}

/** "2024-34" as "2024 to 2034". */
export function periodText(period: string | null): string {
  const [from = '', to = ''] = (period ?? '').split('-');
  return to.length === 2 ? `${from} to ${from.slice(0, 2)}${to}` : `${from} to ${to}`;
}

/** The types of interest that count most in the work, the highest first. */
export function leadingTypes({ interests }: Pick<CareerDetail, 'interests'>): string[] {
  return Object.entries(interests ?? {})
    .sort(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([name]) => name);
}

/** What stands in every one of the lists; null where there is nothing to compare, or one of them is not published. */
export function inAll(lists: readonly (readonly string[])[]): string[] | null {
  const [first = [], ...others] = lists;
  if (others.length === 0 || lists.some((list) => list.length === 0)) return null;
  return first.filter((name) => others.every((list) => list.includes(name)));
}

export function sharedText(count: number, names: readonly string[] | null): string | null {
  if (!names) return null;
  const who = count === 2 ? 'Both' : `All ${['', '', '', 'three', 'four'][count] ?? count}`;
  return names.length === 0 ? 'They share none of these.' : `${who}: ${capital(names.join(', '))}.`;
}
