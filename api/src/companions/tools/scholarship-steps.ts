import { z } from 'zod';
import { defineTool } from './tool.ts';

/** Official places alone: federal and state offices, no lists of anybody who sells something. */
const MONEY_LINKS = {
  fafsa: { title: 'The FAFSA form', href: 'https://studentaid.gov/h/apply-for-aid/fafsa' },
  aid: { title: 'Federal Student Aid', href: 'https://studentaid.gov' },
  finder: { title: 'Scholarship finder of CareerOneStop', href: 'https://www.careeronestop.org/toolkit/training/find-scholarships.aspx' },
  scorecard: { title: 'College Scorecard', href: 'https://collegescorecard.ed.gov' },
  apprenticeship: { title: 'Apprenticeship finder', href: 'https://www.apprenticeship.gov/apprenticeship-job-finder' },
  military: { title: 'Education benefits of the VA', href: 'https://www.va.gov/education/' },
  oregon: { title: 'Oregon Student Aid', href: 'https://oregonstudentaid.gov' },
} as const;
export type MoneyLink = keyof typeof MONEY_LINKS;

const input = z.strictObject({});

/** How money for school is found: steps, and official places. No single scholarship is named. */
export const scholarshipSteps = defineTool({
  name: 'scholarship_steps',
  about: 'Steps to find money for school, with official links only. It names no single scholarship.',
  input,
  run: ({ ledger }) => {
    const facts = ledger.addAll(
      Object.entries(MONEY_LINKS).map(([key, { title, href }]) => ({
        subject: title,
        subject_id: `money:${key}`,
        key: 'link',
        value: null,
        unit: 'words' as const,
        source: title,
        year: '',
        href,
        text: href,
        label: 'an official page',
        wider: false,
      })),
    );
    return Promise.resolve({ facts });
  },
});
