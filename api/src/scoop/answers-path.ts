import type { Career } from '@careerscoop/catalogue/career';
import { careerByCode } from '@careerscoop/catalogue/load';
import { phrases } from '../assessment/content/phrases.ts';
import { educationOf } from '../catalogue/career-texts.ts';
import { listed } from '../platform/listed.ts';
import { present } from './say.ts';

/** The way into the work by schooling, by preparation, by programs, and by what can be tried now; the page of the career tells it in words. */
export function pathAnswers(career: Career): string[] {
  const { words, education_mix, programs, outlook } = career;
  const education = educationOf(career);
  const zone = phrases.job_zones[String(career.job_zone) as keyof typeof phrases.job_zones];
  const asked = education_mix.toSorted((a, b) => b.percent - a.percent).slice(0, 2);
  const nearby = career.related
    .map((code) => careerByCode(code))
    .filter((other) => other && (other.job_zone ?? 9) < (career.job_zone ?? 0));
  const told = present([
    asked.length > 0 &&
      `When people in this work were asked what a newcomer needs, ${asked
        .map(({ level, percent }) => `${Math.round(percent)} in a hundred said “${level}”`)
        .join(', and ')}. That is O*NET's survey, so your school may see it differently.`,
    (education || zone) &&
      [
        education && `The usual schooling, says the Bureau of Labor Statistics: ${education.toLowerCase()}.`,
        zone,
        trainingOf(outlook?.training),
      ]
        .filter(Boolean)
        .join(' '),
    programs.length > 0 &&
      `College and training programs that lead here carry names such as ${listed(programs.slice(0, 3).map(({ title }) => title.replace(/\s+/g, ' ')))}. ` +
        'A school counselor can look up who teaches them near you.',
    words && `You can begin this month. ${words.try_this}`,
    nearby.length > 0 && `Some people start with less schooling next door, as ${nearby[0]?.mask_title}, and go on from there.`,
  ]);
  return told.length > 0
    ? told
    : ['Nobody has published how people get into this work. A school counselor can help you ask somebody who does it.'];
}

function trainingOf(training: string | null | undefined): string {
  return training && training !== 'None' ? `New people then learn on the job: ${training.toLowerCase()}.` : '';
}
