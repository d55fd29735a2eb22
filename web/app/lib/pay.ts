import type { CareerDetail, CareerItem } from '@careerscoop/contract/catalogue';
import { marked } from '@careerscoop/contract/shared-figures';
import { grouped } from './grouped.ts';

export const NOT_PUBLISHED = 'Not published';

/** Pay as it is shown: a year, or an hour where the work is not done the whole year. */
export interface Pay {
  per: 'year' | 'hour';
  p10: number | null;
  median: number | null;
  p90: number | null;
  /** Whether the highest figure means "this much or more". */
  capped: boolean;
}

export function payOf({ wage, hourly_wage }: Pick<CareerDetail, 'wage' | 'hourly_wage'>): Pay | null {
  if (wage && wage.median !== null) return { per: 'year', ...wage };
  if (hourly_wage && hourly_wage.median !== null) return { per: 'hour', ...hourly_wage, capped: false };
  return null;
}

/** The middle pay in a few words, by the hour where the work is not done the whole year; null where nobody publishes it. */
export function middlePay(career: Pick<CareerItem, 'median_wage' | 'hourly_wage' | 'shared_with'>, what = ' middle pay'): string | null {
  const { median_wage, hourly_wage, shared_with } = career;
  if (median_wage !== null) return marked(`${dollars(median_wage)}${what}`, shared_with);
  const hourly = hourly_wage?.median ?? null;
  return hourly === null ? null : marked(`${dollars(hourly)}${what} an hour`, shared_with);
}

export function dollars(amount: number | null): string {
  if (amount === null) return NOT_PUBLISHED;
  return `$${grouped(Number.isInteger(amount) ? amount : amount.toFixed(2))}`;
}

/** A pay figure; where the publisher only says "this much or more", that is said. */
export function payWords(amount: number | null, { median, p90, capped }: Omit<Pay, 'per'>): string {
  const atTheTop = capped && amount !== null && amount === (p90 ?? median);
  return atTheTop ? `${dollars(amount)} or more` : dollars(amount);
}

/** "2024-34" as "from 2024 to 2034". */
export function periodWords(period: string): string {
  const [from = '', to = ''] = period.split('-');
  return `from ${from} to ${to.length === 2 ? from.slice(0, 2) + to : to}`;
}
