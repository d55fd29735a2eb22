const DAY = { weekday: 'long', month: 'long', day: 'numeric' } as const;

const dayOf = (moment: Date) => `${moment.getFullYear()}-${moment.getMonth()}-${moment.getDate()}`;

/** The day of a message, to tell one from the next; messages of no known time belong to the day of their neighbors. */
export function dayKey(timestamp: string): string | null {
  const moment = new Date(timestamp);
  return Number.isNaN(moment.getTime()) ? null : dayOf(moment);
}

/** The day of a message where the reader is: Today, Yesterday, or Friday, November 20; with its year where that is another. */
export function dayWords(timestamp: string, now = new Date()): string {
  const moment = new Date(timestamp);
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (dayOf(moment) === dayOf(now)) return 'Today';
  if (dayOf(moment) === dayOf(yesterday)) return 'Yesterday';
  const year = moment.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return moment.toLocaleDateString('en-US', { ...DAY, ...year });
}

/** The time of a message where the reader is: 4:30 PM. */
export function timeWords(timestamp: string): string {
  const moment = new Date(timestamp);
  return Number.isNaN(moment.getTime()) ? '' : moment.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
}

/** The day on which something opens again: "tomorrow". */
export function opensOn(until: string, now = new Date()): string {
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  if (dayKey(until) === dayOf(now)) return 'today';
  return dayKey(until) === dayOf(tomorrow) ? 'tomorrow' : dayWords(until, now);
}

/** The same with its time: "tomorrow from 7:00 AM". */
export const opensAgain = (until: string, now = new Date()) => `${opensOn(until, now)} from ${timeWords(until)}`;
