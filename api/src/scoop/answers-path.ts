import type { Career } from '@careerscoop/catalogue/career';
import { fittingPrograms } from '@careerscoop/catalogue/fitting-programs';
import { phrases } from '../assessment/content/phrases.ts';
import { educationOf } from '../catalogue/career-texts.ts';
import { neighbours } from './neighbours.ts';
import { joined, present } from './say.ts';

const MOST_PROGRAMS = 3;

/** The way into the work by schooling, by preparation, by programs, and by what can be tried now; the page of the career tells it in words. */
export function pathAnswers(career: Career): string[] {
  const { words, outlook } = career;
  const education = educationOf(career);
  const zone = phrases.job_zones[String(career.job_zone) as keyof typeof phrases.job_zones];
  const told = present([
    surveyed(career),
    (education || zone) &&
      joined(education && schooling(education, Boolean(outlook?.typical_education)), trainingOf(outlook?.training), zone, alike(career)),
    programsOf(career),
    words && `You can begin this month. ${words.try_this}`,
    easier(career),
  ]);
  return told.length > 0
    ? told
    : ['Nobody has published how people get into this work. A school counselor can help you ask somebody who does it.'];
}

/** What is usual by the Bureau, or else the level that was named most in the survey. */
const schooling = (level: string, usual: boolean) =>
  usual
    ? `The usual schooling, says the Bureau of Labor Statistics: ${level.toLowerCase()}.`
    : `The schooling named most, in O*NET's survey: ${level.toLowerCase()}.`;

function surveyed(career: Career): string | undefined {
  const asked = career.education_mix.toSorted((a, b) => b.percent - a.percent).slice(0, 2);
  const [first] = asked;
  if (!first) return undefined;
  const said = asked.map(({ level, percent }) => `${Math.round(percent)} in a hundred said “${level}”`).join(', and ');
  const other = neighbours(career).find(({ education_mix }) => education_mix.some(({ level }) => level === first.level));
  const there = other?.education_mix.find(({ level }) => level === first.level)?.percent;
  return joined(
    `When people in this work were asked what a newcomer needs, ${said}.`,
    other && there !== undefined && `For ${other.mask_title}, a related career, ${Math.round(there)} in a hundred said “${first.level}”.`,
    "That is O*NET's survey, so your school may see it differently.",
  );
}

function programsOf(career: Career): string | undefined {
  const titles = [...new Set(fittingPrograms(career).map(({ title }) => title.replace(/\s+/g, ' ').replace(/\.$/, '')))];
  if (titles.length === 0) return undefined;
  const named = titles.slice(0, MOST_PROGRAMS).join('; ');
  return joined(
    titles.length === 1
      ? `The public list has one program that leads here: ${named}.`
      : `Programs that lead here have names such as these: ${named}.`,
    titles.length > MOST_PROGRAMS && `The public list has ${titles.length} of them.`,
    programNeighbour(career, titles.length === 1),
    `A school counselor can look up who teaches ${titles.length === 1 ? 'it' : 'them'} near you.`,
  );
}

/** The nearest career that one of the same programs leads to as well. */
function programNeighbour(career: Career, one: boolean): string | undefined {
  const codes = new Set(career.programs.map(({ cip_code }) => cip_code));
  const other = neighbours(career).find(({ programs }) => programs.some(({ cip_code }) => codes.has(cip_code)));
  return other && `${one ? 'It' : 'At least one of them'} leads to ${other.mask_title}, too.`;
}

function alike(career: Career): string | undefined {
  const same = titlesBy(career, (zone, own) => zone === own);
  return same.length > 0 ? `About as much preparation goes with these related careers: ${same.join('; ')}.` : undefined;
}

function easier(career: Career): string | undefined {
  const less = titlesBy(career, (zone, own) => zone < own);
  if (less.length > 0) return `Related work that asks for less preparation, by O*NET's job zones: ${less.join('; ')}.`;
  const more = titlesBy(career, (zone, own) => zone > own);
  return more.length > 0 ? `Related work that asks for more preparation, by O*NET's job zones: ${more.join('; ')}.` : undefined;
}

function titlesBy(career: Career, fits: (zone: number, own: number) => boolean): string[] {
  const { job_zone: own } = career;
  if (own === null) return [];
  return neighbours(career)
    .filter(({ job_zone }) => job_zone !== null && fits(job_zone, own))
    .slice(0, 3)
    .map(({ mask_title }) => mask_title);
}

/** What the Bureau's terms for training mean, by its own definitions. */
const TRAINING: Record<string, string> = {
  'Short-term on-the-job training': 'train on the job for a month at most',
  'Moderate-term on-the-job training': 'train on the job for more than a month and up to a year',
  'Long-term on-the-job training': 'train on the job for more than a year',
  Apprenticeship: 'go through an apprenticeship',
  'Internship/residency': 'go through an internship or a residency',
};

function trainingOf(training: string | null | undefined): string {
  if (!training || training === 'None') return '';
  return `New people then ${TRAINING[training] ?? `learn by this: ${training.toLowerCase()}`}.`;
}
