import type { Career } from '@careerscoop/catalogue/career';
import { careerByCode } from '@careerscoop/catalogue/load';
import { count, present } from './say.ts';

export const JOBS_SOURCE = 'These are projections of the Bureau of Labor Statistics, not promises.';
// The whole labor market, by the same projections, to hold a figure against.
const EVERYBODY = 3.1;

/** The outlook from several sides; where nothing is published, that. */
export function jobsAnswers(career: Career): string[] {
  const { outlook } = career;
  const growth = outlook?.growth_percent ?? null;
  if (!outlook || (growth === null && outlook.employment === null)) {
    return ['There is no published outlook for this work. Looking at openings near you tells you more than a guess.'];
  }
  const { openings, employment, employment_projected: later, period } = outlook;
  return present([
    growth !== null && `${changeOf(growth)} from ${spoken(period)}. ${JOBS_SOURCE}`,
    openings !== null && `About ${count(openings)} jobs open up each year, also where people leave or retire. ${JOBS_SOURCE}`,
    employment !== null &&
      employment > 0 &&
      later !== null &&
      `About ${count(employment)} people do this now, and about ${count(later)} are expected ten years on. ${JOBS_SOURCE}`,
    growth !== null && comparedTo(growth),
    openings !== null &&
      employment !== null &&
      employment > 0 &&
      `For every hundred people in this work, about ${Math.max(1, Math.round((openings / employment) * 100))} places open each year. ${JOBS_SOURCE}`,
    relatedGrowth(career, growth),
  ]);
}

function changeOf(growth: number): string {
  if (growth === 0) return 'About as many jobs as before are expected';
  return `About ${Math.abs(growth)} percent ${growth > 0 ? 'more' : 'fewer'} jobs are expected`;
}

const spoken = (period: string) => period.replace(/^(\d{2})(\d{2})-(\d{2})$/, '$1$2 to $1$3');

function comparedTo(growth: number): string {
  const beside = Math.abs(growth - EVERYBODY) < 1 ? 'about like' : growth > EVERYBODY ? 'faster than' : 'slower than';
  return `Beside the whole labor market, which is expected to grow by about ${EVERYBODY} percent, this work grows ${beside} the rest. ${JOBS_SOURCE}`;
}

function relatedGrowth(career: Career, growth: number | null): string | undefined {
  if (growth === null) return undefined;
  const other = career.related.map((code) => careerByCode(code)).find((each) => (each?.outlook?.growth_percent ?? -99) > growth);
  if (!other) return undefined;
  return `Good to know: a related career, ${other.mask_title}, is expected to grow by ${other.outlook?.growth_percent} percent. ${JOBS_SOURCE}`;
}
