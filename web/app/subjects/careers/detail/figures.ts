import type { CareerDetail } from '@careerscoop/contract/careers';

const NOT_PUBLISHED = 'Not published';

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

export function dollars(amount: number | null): string {
  if (amount === null) return NOT_PUBLISHED;
  const cents = Number.isInteger(amount) ? 0 : 2;
  return `$${amount.toLocaleString('en-US', { minimumFractionDigits: cents, maximumFractionDigits: cents })}`;
}

/** A pay figure; where the publisher only says "this much or more", that is said. */
export function payWords(amount: number | null, { median, p90, capped }: Omit<Pay, 'per'>): string {
  const atTheTop = capped && amount !== null && amount === (p90 ?? median);
  return atTheTop ? `${dollars(amount)} or more` : dollars(amount);
}

/** A count of people or places; the publisher counts in hundreds, so that its 0 is not nobody. */
export function countWords(count: number | null): string {
  if (count === null) return NOT_PUBLISHED;
  return count === 0 ? 'Fewer than 50' : count.toLocaleString('en-US');
}

/** "2024-34" as "from 2024 to 2034". */
export function periodWords(period: string | null): string {
  const [from, to = ''] = period?.split('-') ?? [];
  if (!from) return 'over ten years';
  return `from ${from} to ${to.length === 2 ? from.slice(0, 2) + to : to}`;
}

export function growthWords(growth: number | null, period: string | null): string {
  const years = periodWords(period);
  if (growth === null) return `for the change in jobs ${years}`;
  if (growth === 0) return `change in jobs ${years}`;
  return growth > 0 ? `more jobs ${years}` : `change: fewer jobs ${years}`;
}
