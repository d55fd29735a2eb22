const DAY = 24 * 60 * 60 * 1000;

/** The moment so many days before. */
export function daysAgo(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY);
}
