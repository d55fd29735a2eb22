/** Which month of how many a term is in, counted from the day it began; both are 1 at least. */
export function monthsOf(starts_at: string, ends_at: string, now: number): { month: number; months: number } {
  const begun = new Date(starts_at);
  const months = Math.max(1, wholeMonths(begun, new Date(ends_at)));
  return { month: Math.min(months, Math.max(1, wholeMonths(begun, new Date(now)) + 1)), months };
}

/** A month that ends before the day of its beginning (January 31 to February 28) counts as whole on its last day. */
function wholeMonths(from: Date, to: Date): number {
  const apart = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  return to.getUTCDate() >= Math.min(from.getUTCDate(), lastDay) ? apart : apart - 1;
}
