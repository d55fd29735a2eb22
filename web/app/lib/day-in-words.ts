const DAY = /^\d{4}-\d\d-\d\d$/;

export const isDay = (text: string) => DAY.test(text);

/** The day of a moment where the reader is, as people write it: March 5, 2027. A day without a time is the same everywhere. */
export function dayInWords(iso: string): string {
  const zone = isDay(iso) ? { timeZone: 'UTC' } : {};
  return new Date(iso).toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric', ...zone });
}
