import { NOT_PUBLISHED, periodWords } from '../../../lib/pay.ts';

/** A count of people or places; the publisher counts in hundreds, so that its 0 is not nobody. */
export function countWords(count: number | null): string {
  if (count === null) return NOT_PUBLISHED;
  return count === 0 ? 'Fewer than 50' : count.toLocaleString('en-US');
}

export function growthWords(growth: number | null, period: string | null): string {
  const years = period ? periodWords(period) : 'over ten years';
  if (growth === null) return `for the change in jobs ${years}`;
  if (growth === 0) return `change in jobs ${years}`;
  return growth > 0 ? `more jobs ${years}` : `change: fewer jobs ${years}`;
}
