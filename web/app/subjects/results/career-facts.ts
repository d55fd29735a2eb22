import type { Result } from '@careerscoop/contract/results';
import { dollars } from '../../lib/pay.ts';

type Figures = Pick<Result, 'median_wage' | 'outlook' | 'education'>;

/** The middle pay in US dollars a year, said as such; a figure that nobody publishes is said to be so. */
export function payText(figures: Figures): string {
  return figures.median_wage === null ? 'Pay not published' : `${payFigure(figures)} middle pay`;
}

/** The same where a heading says what it is. */
export function payFigure({ median_wage }: Figures): string {
  return dollars(median_wage);
}

/** The outlook in a word or two, with the change it stands for where there is room. */
export function outlookText({ outlook }: Figures, long = false): string {
  const { growth_percent: growth, text } = outlook;
  if (growth === null) return 'Outlook not published';
  if (!long || growth === 0) return text;
  return `${text}: ${Math.abs(growth)}% ${growth > 0 ? 'more' : 'fewer'} jobs in ten years`;
}

export function educationText({ education }: Figures): string {
  return education ?? 'Schooling not published';
}
