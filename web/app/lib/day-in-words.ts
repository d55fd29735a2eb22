const DAY = /^\d{4}-\d\d-\d\d$/;

export const isDay = (text: string) => DAY.test(text);

/** The day of a moment where the reader is, as people write it: March 5, 2027. A day without a time is the same everywhere. */
export function dayInWords(iso: string): string {
  const zone = isDay(iso) ? { timeZone: 'UTC' } : {};
  return new Date(iso).toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric', ...zone });
}

const MOMENT = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** A moment as people write it, in the time of the place where they are: Thursday, March 4, 2027 at 4:30 PM. */
export function momentInWords(iso: string): string {
  return new Date(iso).toLocaleString('en-US', MOMENT);
}
