import type { Career } from '@careerscoop/catalogue/career';
import { educationSentence, sharedWith } from '@careerscoop/catalogue/compose';
import type { ReportCareer } from '@careerscoop/contract/report';
import { sharedSentence } from '@careerscoop/contract/shared-figures';
import { IMPACT_WORDS } from '@careerscoop/contract/result-words';
import { educationOf, outlookText } from '../catalogue/career-texts.ts';

type Fact = ReportCareer['facts'][number];
const MISSING = 'Not published';

/** Pay, outlook, schooling and AI impact in words, each with what it means. What nobody publishes is said to be so. */
export function wordFacts(career: Career): Fact[] {
  return [wordPay(career), wordOutlook(career), wordSchool(career), wordImpact(career)];
}

function wordPay({ wage }: Career): Fact {
  const label = 'Middle pay';
  const { median, p10, p90 } = wage?.hourly ?? wage ?? { median: null, p10: null, p90: null };
  if (median === null) return { key: 'pay', label, value: MISSING, note: '' };
  const orMore = (figure: 'median' | 'p90') => (wage?.capped.includes(figure) ? ' or more' : '');
  const span = wage?.hourly ? 'an hour' : 'a year';
  const range = p10 === null || p90 === null ? [] : [`Eight in ten earn from ${dollars(p10)} to ${dollars(p90)}${orMore('p90')}.`];
  return { key: 'pay', label, value: `${dollars(median)}${orMore('median')} ${span}`, note: range.join('') };
}

function wordOutlook(career: Career): Fact {
  const { growth_percent: growth = null, openings = null, period = '' } = career.outlook ?? {};
  const [from = '', to = ''] = period.split('-');
  const last = to.length === 2 ? from.slice(0, 2) + to : to;
  const change =
    growth === null
      ? []
      : growth === 0
        ? [`About as many jobs in ${last} as in ${from}.`]
        : [`${Math.abs(growth)}% ${growth > 0 ? 'more' : 'fewer'} jobs by ${last}.`];
  const open =
    openings === null ? [] : [`${openings === 0 ? 'Fewer than 50' : `About ${openings.toLocaleString('en-US')}`} openings a year.`];
  return {
    key: 'outlook',
    label: 'Outlook',
    value: outlookText(career),
    note: [...change, ...open, sharedSentence(sharedWith(career))].filter(Boolean).join(' '),
  };
}

function wordSchool(career: Career): Fact {
  return { key: 'school', label: 'School', value: educationOf(career) ?? MISSING, note: educationSentence(career) };
}

function wordImpact(career: Career): Fact {
  const { impact } = career;
  return {
    key: 'ai',
    label: 'AI impact',
    value: impact === null ? MISSING : IMPACT_WORDS[impact].title,
    note: impact === null ? '' : `${IMPACT_WORDS[impact].short_title}.`,
  };
}

function dollars(amount: number): string {
  const cents = Number.isInteger(amount) ? 0 : 2;
  return `$${amount.toLocaleString('en-US', { minimumFractionDigits: cents, maximumFractionDigits: cents })}`;
}
