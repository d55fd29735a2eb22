import type { Child } from '@careerscoop/contract/family';
import { GRADES } from '@careerscoop/contract/schooling';
import { dayInWords, lastDayInWords } from '../../lib/day-in-words.ts';
import type { TagTone } from '../../ui/tag.tsx';

type State = Child['purposes'][number]['state'];

/** "Noor", "Noor and Sami", "Noor, Sami and Lea" */
export const namesOf = (children: readonly Pick<Child, 'first_name'>[]) =>
  new Intl.ListFormat('en-US', { type: 'conjunction' }).format(children.map(({ first_name }) => first_name)).replace(/, and /, ' and ');

/** What waits for the parent's answer. */
export const waitingOf = ({ purposes, erased_on }: Child) => (erased_on ? [] : purposes.filter(({ state }) => state === 'waiting'));

/** One line under the headline of the family. */
export function standingOf(children: readonly Child[]): string {
  const waiting = children.filter((child) => waitingOf(child).length > 0);
  if (waiting.length === 0) return 'Nothing waits for you.';
  const rest = waiting.length < children.length ? ' Everything else is in order.' : '';
  return waiting.length === 1
    ? `${waiting[0]?.first_name} waits for an answer of yours.${rest}`
    : `${namesOf(waiting)} wait for your answers.${rest}`;
}

/** 15, Junior, Harborview High School. You decide until June 2, 2029. */
export function aboutChild({ age, grade, school, adult_on }: Child): string {
  const label = GRADES.find(({ value }) => value === grade)?.label;
  const who = [age, label === 'Other' ? undefined : label, school].filter(Boolean).join(', ');
  const until = adult_on ? `You decide until ${dayInWords(adult_on)}.` : '';
  return [who && `${who}.`, until].filter(Boolean).join(' ');
}

const STATES: Record<State, { tone: TagTone; text: string }> = {
  granted: { tone: 'mint', text: 'You said yes' },
  refused: { tone: 'plain', text: 'You said no' },
  waiting: { tone: 'waffle', text: 'Waits for you' },
  open: { tone: 'waffle', text: 'Waits for you' },
};
export const stateWords = (state: State) => STATES[state];

/** How long a plan lasts and what it cost. Price and renewal never stand apart. */
export function planLine({ plan, receipts, first_name }: Child, money: (cents: number) => string): string {
  if (plan.title === null) return 'The assessment and the ten careers are free either way.';
  const paid = plan.source === 'payment' ? receipts.find(({ state }) => state === 'paid')?.amount : undefined;
  const until = plan.ends_at ? `Until ${lastDayInWords(plan.ends_at)}.` : '';
  if (paid !== undefined && paid !== null) return `${until} Paid once: ${money(paid)}. Nothing renews.`.trim();
  if (plan.source === 'code') return `${until} The school’s or sponsor’s code pays for it.`.trim();
  if (plan.source === 'staff') return `${until} It came from our team. Nothing renews.`.trim();
  return `Free, for as long as ${first_name} likes.`;
}
