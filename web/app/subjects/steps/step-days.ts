import type { Step, StepWhen } from '@careerscoop/contract/steps';

/** The day of a moment where the reader is, as 2027-03-01. */
export function dayOf(at: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** Within so many days nobody takes a day for that of another year. */
const SURE = 270;

/** A day in few words: "Nov 28", far off "Mar 1, 2028"; this week's and the next's with their weekday. */
export function shortDay(day: string, today: string): string {
  const [date, now] = [new Date(`${day}T00:00:00Z`), new Date(`${today}T00:00:00Z`)];
  const ahead = (date.getTime() - now.getTime()) / 86_400_000;
  return date.toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
    ...(Math.abs(ahead) > SURE && { year: 'numeric' }),
    ...(ahead >= 0 && ahead < 14 && { weekday: 'short' }),
  });
}

/** What a step's capsule says of its day. A day that has passed is no reproach: it can be moved. */
export function dayWords({ due_on, done_at }: Pick<Step, 'due_on' | 'done_at'>, today: string): string {
  if (done_at) return `Done ${shortDay(dayOf(new Date(done_at)), today).replace(/^\w+, (?=\w+ \d)/, '')}`;
  if (!due_on) return 'Add a date';
  if (due_on < today) return `was ${shortDay(due_on, today)}, move it?`;
  const words = shortDay(due_on, today);
  return /^\w+, /.test(words) && !/\d{4}$/.test(words) ? words : `By ${words}`;
}

const WEEK = 7 * 86_400_000;
const YEAR = 365 * 86_400_000;

/** The headline of a plan's part. What was this week when the plan was kept is not any more a month later. */
export function partTitle(when: StepWhen, keptAt: string, now: Date): string {
  const age = now.getTime() - new Date(keptAt).getTime();
  if (when === 'this_week') return age < WEEK ? 'This week' : 'To begin with';
  if (when === 'this_year') return age < YEAR ? 'This year' : 'After that';
  return 'Later';
}
