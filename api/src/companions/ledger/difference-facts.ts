import type { Career } from '@careerscoop/catalogue/career';
import { loadCatalogue } from '@careerscoop/catalogue/load';
import { dollars } from '../../scoop/say.ts';
import { careerHref } from './career-facts.ts';
import type { NewFact } from './facts.ts';

/** How far two careers are apart in pay; nothing where one is not published by the year, or is only known as "this or more". */
export function payDifference(one: Career, other: Career): NewFact[] {
  const [a, b] = [one.wage?.median ?? null, other.wage?.median ?? null];
  if (a === null || b === null || [one, other].some(({ wage }) => wage?.capped.includes('median'))) return [];
  const value = Math.abs(a - b);
  return [
    {
      ...between(one, other, 'wages'),
      key: 'pay_difference',
      value,
      unit: 'usd_year',
      text: dollars(value),
      label: 'the difference of the middle pay a year',
      wider: (one.wage?.shared_with ?? 0) + (other.wage?.shared_with ?? 0) > 0,
    },
  ];
}

const MOST = 99;

/** The share of careers with published pay that pay less, in the middle. */
export function payRank(career: Career): NewFact[] {
  const median = career.wage?.median ?? null;
  if (median === null) return [];
  const { provenance } = loadCatalogue();
  const known = medians();
  // Nobody earns more than all, themselves among them.
  const value = Math.min(MOST, Math.round((known.filter((each) => each < median).length / known.length) * 100));
  return [
    {
      subject: career.mask_title,
      subject_id: career.onet_code,
      key: 'pay_rank',
      value,
      unit: 'percent',
      text: `${value} of 100`,
      label: 'careers here whose middle pay is lower',
      source: provenance.wages?.source ?? '',
      year: provenance.wages?.version ?? '',
      href: careerHref(career),
      wider: (career.wage?.shared_with ?? 0) > 0,
    },
  ];
}

let sorted: number[] | undefined;
const medians = () => (sorted ??= loadCatalogue().careers.flatMap(({ wage }) => wage?.median ?? []));

function between(one: Career, other: Career, group: 'wages' | 'outlook') {
  const published = loadCatalogue().provenance[group];
  return {
    subject: `${one.mask_title} and ${other.mask_title}`,
    subject_id: [one.onet_code, other.onet_code].sort().join('+'),
    source: published?.source ?? '',
    year: published?.version ?? '',
    href: careerHref(one),
  };
}
