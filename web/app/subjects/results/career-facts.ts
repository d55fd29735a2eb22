import type { Result } from '@careerscoop/contract/results';
import { marked } from '@careerscoop/contract/shared-figures';
import { NOT_PUBLISHED, middlePay } from '../../lib/pay.ts';

type Figures = Pick<Result, 'median_wage' | 'hourly_wage' | 'shared_with' | 'outlook' | 'education'>;

/** The middle pay in US dollars a year, or an hour, said as such; a figure that nobody publishes is said to be so. */
export function payText(figures: Figures): string {
  return middlePay(figures) ?? 'Pay not published';
}

/** The same where a heading says what it is. */
export function payFigure(figures: Figures): string {
  return middlePay(figures, '') ?? NOT_PUBLISHED;
}

/** The outlook in a word or two, with the change it stands for where there is room. */
export function outlookText({ outlook, shared_with }: Figures, long = false): string {
  const { growth_percent: growth, text } = outlook;
  if (growth === null) return 'Outlook not published';
  if (!long || growth === 0) return marked(text, shared_with);
  return marked(`${text}: ${Math.abs(growth)}% ${growth > 0 ? 'more' : 'fewer'} jobs in ten years`, shared_with);
}

export function educationText({ education }: Figures): string {
  return education ?? 'Schooling not published';
}
