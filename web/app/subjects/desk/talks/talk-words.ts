import type { DeskText } from '@careerscoop/contract/desk-reports';
import type { CheckKind } from '@careerscoop/contract/mentor-hours';
import type { SessionState } from '@careerscoop/contract/mentoring';
import type { ReportKind } from '@careerscoop/contract/session-feedback';
import { deskPaths } from '../../../lib/desk-paths.ts';
import { dayAt, timeInWords, weekdayInWords } from '../../../lib/time-in-words.ts';

export const SESSION_WORDS: Record<SessionState, string> = {
  requested: 'Asked for',
  held: 'Held',
  booked: 'Booked',
  done: 'Took place',
  no_show_student: 'Student did not come',
  no_show_mentor: 'Mentor did not come',
  cancelled: 'Called off',
};

/** The talks to which students did not come; of those who are called so, where a name is given. */
export const missedTalksPath = (first_name?: string) =>
  `${deskPaths.sessions}?${new URLSearchParams({ state: 'no_show_student', ...(first_name && { q: first_name }) })}`;

export const CHECK_WORDS: Record<CheckKind, string> = {
  identity: 'Identity',
  background: 'Background',
  reference: 'References',
  training: 'Training',
  agreement: 'Agreement',
};

export const REPORT_WORDS: Record<ReportKind, string> = {
  unsafe: 'Felt unsafe',
  contact: 'Asked for contact',
  meeting: 'Wanted to meet elsewhere',
  hurtful: 'Rude or hurtful',
  recorded: 'Recorded or took pictures',
  other: 'Something else',
};

/** Why a text came to wait: by what was found in it, or by what stood between the two. */
const HELD_WORDS: Record<string, string> = {
  email: 'Holds an email',
  link: 'Holds a link',
  phone: 'Holds a number',
  handle: 'Names an account elsewhere',
  address: 'Holds an address',
  contact: 'Asks for contact',
  report: 'Held by a report',
  consent: 'Held since a parent said no to talks',
  away: 'Held while the mentor could not meet students',
};

/** What stands between the two now. */
const STANDS_WORDS: Record<NonNullable<DeskText['stands']>, string> = {
  report: 'A report stands between the two now',
  consent: 'No parent’s yes to talks now',
  away: 'Mentor may not meet students now',
};

/** Why a text waits; what held it and still stands is said once. */
export function heldWords({ reason, stands }: Pick<DeskText, 'reason'> & Partial<Pick<DeskText, 'stands'>>): string {
  const why = stands === reason ? [] : [HELD_WORDS[reason] ?? 'To read first'];
  return [...why, ...(stands ? [STANDS_WORDS[stands]] : [])].join('. ');
}

export const WHO_WORDS = { student: 'Student', mentor: 'Mentor', guardian: 'Parent', staff: 'Representative' } as const;

/** Thursday, January 7, 4:30 pm; by the clock of the desk, or of a zone. */
export const momentInWords = (iso: string, zone?: string) => `${weekdayInWords(iso, zone)}, ${timeInWords(iso, zone)}`;

/** Jan 7, 2027 */
export function shortDay(iso: string): string {
  const whole = /^\d{4}-\d\d-\d\d$/.test(iso) ? { timeZone: 'UTC' } : {};
  return new Date(iso).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric', ...whole });
}

const HOUR_MS = 3_600_000;

/** How long something has waited: 5 h, 2 d 3 h. */
export function ageInWords(iso: string, now = Date.now()): string {
  const hours = Math.max(0, Math.floor((now - Date.parse(iso)) / HOUR_MS));
  const [days, rest] = [Math.floor(hours / 24), hours % 24];
  if (days === 0) return hours === 0 ? 'under an hour' : `${hours} h`;
  return rest === 0 ? `${days} d` : `${days} d ${rest} h`;
}

/** The days until a day, by the reader's own clock: today is 0, below it is over. */
export const daysUntil = (day: string, today = dayAt(new Date().toISOString())) =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000);
