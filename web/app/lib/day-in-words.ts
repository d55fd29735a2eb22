const DAY = /^\d{4}-\d\d-\d\d$/;

export const isDay = (text: string) => DAY.test(text);

/** The day of a moment by the clock of a zone, or where the reader is, as people write it: March 5, 2027. A day without a time is the same everywhere. */
export function dayInWords(iso: string, zone?: string): string {
  const timeZone = isDay(iso) ? 'UTC' : zone;
  return new Date(iso).toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric', ...(timeZone ? { timeZone } : {}) });
}

/** The last day of what runs until a moment: nothing is open at that moment any more, so the day before a midnight is named, as in our mails. */
export function lastDayInWords(end: string, zone?: string): string {
  return dayInWords(isDay(end) ? end : new Date(Date.parse(end) - 1).toISOString(), zone);
}
