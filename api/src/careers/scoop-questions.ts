import type { Career } from '@careerscoop/catalogue/career';
import type { Result } from '@careerscoop/contract/careers';
import { phrases } from '../assessment/content/phrases.ts';
import { describeCareer, educationOf } from './career-texts.ts';

type ScoopQuestion = Result['unique_title_questions'][number];

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/**
 * Five questions about a career, each answered from its own figures and words. The fifth is about AI. The id of a
 * question is the digits of the career's code and its ordering, so that it is the same for every student.
 */
export function scoopQuestions(career: Career): ScoopQuestion[] {
  const answered: [question: string, answer: string][] = [
    ['What happens on a normal day?', career.words?.day ?? describeCareer(career)],
    ['How do people get there?', pathAnswer(career)],
    ['What does it pay?', payAnswer(career)],
    ['Will there be jobs?', outlookAnswer(career)],
    ['What will AI change?', impactAnswer(career)],
  ];
  const digits = Number(career.onet_code.replace(/\D/g, ''));
  return answered.map(([question, answer], index) => {
    const ordering = index + 1;
    return { id: digits * 10 + ordering, question, ordering, answer };
  });
}

function pathAnswer(career: Career): string {
  if (career.words) return career.words.path;
  const education = educationOf(career);
  const zone = phrases.job_zones[String(career.job_zone) as keyof typeof phrases.job_zones];
  const typical = education ? `The usual schooling is: ${education}.` : 'The usual schooling is not published.';
  return [typical, zone].filter(Boolean).join(' ');
}

function payAnswer({ wage }: Career): string {
  if (!wage || wage.median === null) return 'The pay for this work is not published.';
  const more = (figure: 'median' | 'p90' | 'p10') => (wage.capped.includes(figure) ? ' or more' : '');
  const ends =
    wage.p10 !== null && wage.p90 !== null
      ? ` One in ten makes less than ${dollars(wage.p10)}, and one in ten makes ${dollars(wage.p90)}${more('p90') || ' or more'}.`
      : '';
  return `Half of the people in this work make ${dollars(wage.median)}${more('median')} a year or more, counted for the whole country.${ends}`;
}

function outlookAnswer({ outlook }: Career): string {
  if (!outlook || outlook.growth_percent === null) return 'There is no published outlook for this work.';
  const { growth_percent: growth, openings, period } = outlook;
  const change =
    growth === 0 ? 'about as many jobs as before' : `about ${Math.abs(growth)} percent ${growth > 0 ? 'more' : 'fewer'} jobs`;
  const open =
    openings === null ? '' : ` Each year there are about ${openings.toLocaleString('en-US')} openings, also where people leave or retire.`;
  return `The government expects ${change} over ${period}.${open}`;
}

function impactAnswer({ impact }: Career): string {
  return impact ? phrases.impact[impact] : 'Nobody has published how much AI could change this work.';
}
