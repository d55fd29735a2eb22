import type { NewFact } from '../ledger/facts.ts';

/**
 * Official places alone: federal and state offices, no lists of anybody who sells something. How each address was confirmed stands in
 * decision 46.
 */
const OFFICIAL = {
  fafsa: { title: 'The FAFSA form', href: 'https://studentaid.gov/h/apply-for-aid/fafsa' },
  aid: { title: 'Federal Student Aid', href: 'https://studentaid.gov' },
  finder: { title: 'Scholarship finder of CareerOneStop', href: 'https://www.careeronestop.org/toolkit/training/find-scholarships.aspx' },
  licenses: { title: 'License finder of CareerOneStop', href: 'https://www.careeronestop.org/toolkit/training/find-licenses.aspx' },
  young_workers: { title: 'YouthRules of the Department of Labor', href: 'https://www.dol.gov/agencies/whd/youthrules' },
  scorecard: { title: 'College Scorecard', href: 'https://collegescorecard.ed.gov' },
  apprenticeship: { title: 'Apprenticeship finder', href: 'https://www.apprenticeship.gov/apprenticeship-job-finder' },
  military: { title: 'Education benefits of the VA', href: 'https://www.va.gov/education/' },
  oregon: { title: 'Oregon Student Aid', href: 'https://oregonstudentaid.gov' },
} as const;
export type OfficialLink = keyof typeof OFFICIAL;

/** An address as a fact, so that it is told with what it is. */
export function linkFact(name: OfficialLink): NewFact {
  const { title, href } = OFFICIAL[name];
  return {
    subject: title,
    subject_id: `official:${name}`,
    key: 'link',
    value: null,
    unit: 'words',
    source: title,
    year: '',
    href,
    text: href,
    label: 'an official page',
    wider: false,
  };
}
