import type { NamedPlan, RightName } from '@careerscoop/contract/entitlements';
import { dayInWords, lastDayInWords } from '../platform/day-in-words.ts';

export const NOT_A_STUDENT = 'This is for students.';

export const WHAT: Record<RightName, string> = {
  save: 'saving careers',
  learn_more: 'Learn More',
  retake: 'more retakes',
  sessions: 'talks with a mentor',
  companions: 'the AI Companions',
  ai_report: 'the AI Insights Report',
};

/** What opens a closed right, by name; `ended` says what did so before. */
export function whatOpens(name: RightName, plan: NamedPlan | null, ended: string | null): string {
  return [
    ended,
    name === 'retake' && 'You have used your free retake.',
    plan
      ? `${plan.price === 0 ? `The free ${plan.title}` : `The ${plan.title} plan`} opens ${WHAT[name]}.`
      : `No plan opens ${WHAT[name]} right now.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** A plan that somebody had, with its last day by their clock; `at` is null while its code is only switched off. */
export function planEnded(plan: NamedPlan, code: string | null, at: Date | null, zone: string): string {
  if (!at) return `Your code ${code} is closed.`;
  const day = lastDayInWords(at, zone);
  return code ? `What your code ${code} opened ended on ${day}.` : `Your ${plan.title} plan ended on ${day}.`;
}

/** The sessions of this month are used up; `next` is the day, as 2027-04-01, on which there are new ones. */
export function monthUsed(perMonth: number, next: string | null): string {
  const used = perMonth === 1 ? "You have used this month's session." : `You have used the ${perMonth} sessions of this month.`;
  return `${used} ${next ? `The next one opens next month, on ${dayInWords(next)}.` : 'Your plan ends before the next month begins.'}`;
}
