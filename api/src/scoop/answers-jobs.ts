import type { Career } from '@careerscoop/catalogue/career';
import { careerByCode } from '@careerscoop/catalogue/load';
import { sharedWith } from '@careerscoop/catalogue/compose';
import { count, figures, present } from './say.ts';

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
  const say = (sentence: string) => figures(career, sentence, JOBS_SOURCE);
  const counted = sharedWith(career) > 0 ? 'are counted here' : 'do this';
  return present([
    growth !== null && say(`${changeOf(growth)} from ${spoken(period)}.`),
    openings !== null &&
      say(`${openings === 0 ? 'Fewer than 50' : `About ${count(openings)}`} jobs open up each year, also where people leave or retire.`),
    employment !== null &&
      employment > 0 &&
      later !== null &&
      say(`About ${count(employment)} people ${counted} now, and about ${count(later)} are expected ten years on.`),
    growth !== null && say(comparedTo(growth)),
    openings !== null &&
      employment !== null &&
      employment > 0 &&
      say(`For every hundred people in it, about ${Math.max(1, Math.round((openings / employment) * 100))} places open each year.`),
    relatedGrowth(career, growth),
  ]);
}

function changeOf(growth: number): string {
  if (growth === 0) return 'About as many jobs as before are expected';
  return `About ${Math.abs(growth)} percent ${growth > 0 ? 'more' : 'fewer'} jobs are expected`;
}

const spoken = (period: string) => period.replace(/^(\d{2})(\d{2})-(\d{2})$/, '$1$2 to $1$3');

function comparedTo(growth: number): string {
  if (growth < 0) return `The whole labor market is expected to grow by about ${EVERYBODY} percent, while here jobs should become fewer.`;
  const beside = Math.abs(growth - EVERYBODY) < 1 ? 'about as fast as' : growth > EVERYBODY ? 'faster than' : 'more slowly than';
  return `Here the number of jobs should grow ${beside} in the whole labor market, which is expected to grow by about ${EVERYBODY} percent.`;
}

// The nearest that grows more by figures of its own; a pooled one says nothing of that career alone.
function relatedGrowth(career: Career, growth: number | null): string | undefined {
  if (growth === null) return undefined;
  const other = career.related
    .map((code) => careerByCode(code))
    .find((each) => each && sharedWith(each) === 0 && (each.outlook?.growth_percent ?? -Infinity) > growth);
  if (!other) return undefined;
  const change = changeOf(other.outlook?.growth_percent ?? 0).replace(/^A/, 'a');
  return figures(career, `Good to know: for a related career, ${other.mask_title}, ${change}.`, JOBS_SOURCE);
}
