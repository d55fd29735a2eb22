import type { Plan } from '@careerscoop/contract/plans';
import type { Wanted, WishKind } from '../../lib/wish.ts';
import { durationText } from '../../lib/plan-text.ts';

const WANT: Partial<Record<WishKind, (title: string | undefined) => string>> = {
  book: (title) => `talk with somebody who does this job${title ? `: ${title}` : ''}`,
  session: () => 'talk with somebody about their job, half an hour at a time',
  companions: () => 'ask the AI Companions about my careers',
  ai_report: () => 'have the report about my ten careers, to keep and print',
};

/** What a student can say to a parent: what they want it for, what it costs, and that nothing follows. */
export function askingWords(plan: Plan, wish: Wanted | null): string {
  const want = wish && WANT[wish.kind]?.(wish.title);
  const what = want
    ? `I would like to ${want}. That comes with the ${plan.title} plan`
    : `I would like the ${plan.title} plan of CareerScoop`;
  return `${what}. It costs ${plan.price} dollars once, ${durationText(plan)}. Nothing renews. Can we look at it together?`;
}
