import type { Career } from '@careerscoop/catalogue/career';
import { figuresNear } from './neighbours.ts';
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
  const say = (sentence: string, beside?: string) => figures(career, sentence, JOBS_SOURCE, beside);
  const counted = sharedWith(career) > 0 ? 'are counted here' : 'do this';
  return present([
    growth !== null && say(`${changeOf(growth)} from ${spoken(period)}.`, growingNear(career, growth)),
    openings !== null &&
      say(
        `${openings === 0 ? 'Fewer than 50' : `About ${count(openings)}`} jobs open up each year, also where people leave or retire.`,
        openNear(career),
      ),
    employment !== null &&
      employment > 0 &&
      later !== null &&
      say(`About ${count(employment)} people ${counted} now, and about ${count(later)} are expected ten years on.`, sizeNear(career)),
    growth !== null && say(comparedTo(growth), leastGrowth(career)),
    openings !== null &&
      employment !== null &&
      employment > 0 &&
      say(
        `For every hundred people in it, about ${Math.max(1, Math.round((openings / employment) * 100))} places open each year.`,
        placesNear(career),
      ),
  ]);
}

function growingNear(career: Career, growth: number): string | undefined {
  const near = figuresNear(career, ({ outlook }) => outlook?.growth_percent);
  const [most] = near.toSorted((a, b) => b.value - a.value);
  if (!most || near.length < 2) return undefined;
  const less = near.filter(({ value }) => value < growth).length;
  return `It comes out lower for ${less || 'none'} of ${near.length} related careers with figures of their own; the highest of them is ${most.title}.`;
}

function openNear(career: Career): string | undefined {
  const [near] = figuresNear(career, ({ outlook }) => outlook?.openings || null);
  return near && `For ${near.title}, a related career, it is about ${count(near.value)}.`;
}

function sizeNear(career: Career): string | undefined {
  const near = figuresNear(career, ({ outlook }) => outlook?.employment || null);
  const other = near[1] ?? near[0];
  return other && `For ${other.title}, a related career, it is about ${count(other.value)} now.`;
}

function placesNear(career: Career): string | undefined {
  const near = figuresNear(career, ({ outlook }) =>
    outlook?.employment && outlook.openings ? outlook.openings / outlook.employment : null,
  );
  const other = near[2] ?? near[0];
  return other && `For ${other.title}, a related career, it is about ${Math.max(1, Math.round(other.value * 100))}.`;
}

function leastGrowth(career: Career): string | undefined {
  const near = figuresNear(career, ({ outlook }) => outlook?.growth_percent).sort((a, b) => a.value - b.value);
  const [least] = near;
  return (
    least &&
    `Of the related careers with figures of their own, ${least.title} comes out lowest: ${changeOf(least.value).replace(/^A/, 'a')}.`
  );
}

function changeOf(growth: number): string {
  if (growth === 0) return 'About as many jobs as before are expected';
  return `About ${Math.abs(growth)} percent ${growth > 0 ? 'more' : 'fewer'} jobs are expected`;
}

const spoken = (period: string) => period.replace(/^(\d{2})(\d{2})-(\d{2})$/, '$1$2 to $1$3');

function comparedTo(growth: number): string {
  if (growth === 0)
    return `The whole labor market is expected to grow by about ${EVERYBODY} percent, while here the number of jobs should stay the same.`;
  if (growth < 0)
    return `The whole labor market is expected to grow by about ${EVERYBODY} percent, while here jobs should become fewer, by about ${Math.abs(growth)} percent.`;
  const beside = Math.abs(growth - EVERYBODY) < 1 ? 'about as fast as' : growth > EVERYBODY ? 'faster than' : 'more slowly than';
  return `Here the number of jobs should grow ${beside} in the whole labor market, which is expected to grow by about ${EVERYBODY} percent. Here it is ${growth} percent.`;
}
