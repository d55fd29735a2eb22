import type { MentorSession } from '@careerscoop/contract/mentoring';
import type { WeekDay } from './week-days.ts';

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
const count = (number: number, one: string, many = `${one}s`) => `${NUMBERS[number] ?? number} ${number === 1 ? one : many}`;

/** Two talks this week */
export function weekHeadline(week: readonly WeekDay[], later: number): string {
  const talks = week.flatMap(({ sessions }) => sessions).filter(({ state }) => state !== 'held').length;
  const when = later === 0 ? 'this week' : later === 1 ? 'next week' : 'that week';
  return `${count(talks, 'talk')} ${when}`;
}

const written = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Date(day).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });

/** January 4 to 10; January 30 to February 5 */
export function weekSpan(week: readonly WeekDay[]): string {
  const [first, last] = [week.at(0)?.day ?? '', week.at(-1)?.day ?? ''];
  const sameMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${written(first, { month: 'long', day: 'numeric' })} to ${written(last, sameMonth ? { day: 'numeric' } : { month: 'long', day: 'numeric' })}`;
}

export const shortWeekday = (day: string) => written(day, { weekday: 'short' });
export const longDay = (day: string) => written(day, { weekday: 'long', month: 'long', day: 'numeric' });
export const dayNumber = (day: string) => Number(day.slice(8));

/** What waits for the mentor, whichever week is looked at: "One student asks, and one feedback is open." */
export function waitingWords(sessions: readonly MentorSession[]): string {
  const asks = sessions.filter(({ may }) => may.includes('accept')).length;
  const open = sessions.filter((session) => wantsFeedback(session) && !session.may.includes('done')).length;
  const parts = [
    asks > 0 && count(asks, 'student asks', 'students ask'),
    open > 0 && `${asks > 0 ? count(open, 'feedback').toLowerCase() : count(open, 'feedback')} ${open === 1 ? 'is' : 'are'} open`,
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(', and ')}.` : '';
}

export const wantsFeedback = ({ may, feedback_given }: MentorSession) => may.includes('feedback') && !feedback_given;
