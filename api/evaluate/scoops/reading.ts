import type { Career } from '@careerscoop/catalogue/career';
import { entriesOf } from '@careerscoop/catalogue/check/entry';
import { reportCareer } from '@careerscoop/catalogue/check/report';
import { drawSample } from '@careerscoop/catalogue/check/sample';
import { loadCatalogue } from '@careerscoop/catalogue/load';
import { leading } from '../../src/scoop/say.ts';
import { scoopQuestions } from '../../src/scoop/scoop-answers.ts';

/** So many of each list of ratings stand beside a text. */
const SHOWN = 5;

/** Careers and built-in answers drawn by a seed, each beside the figures that it has to agree with, for a person who reads them. */
export function reading(count: number, seed: number): string {
  const catalogue = loadCatalogue();
  const byCode = new Map(catalogue.careers.map((career) => [career.onet_code, career]));
  const careers = drawSample(entriesOf(catalogue), count, seed).map((entry) =>
    [reportCareer(entry), factsOf(byCode.get(entry.words.onet_code)!)].join('\n'),
  );
  const answers = catalogue.careers.flatMap((career) =>
    scoopQuestions(career).flatMap(({ question, answers: all }) => all.map((answer) => ({ career, question, answer }))),
  );
  const drawn = drawSample(answers, count, seed).map(({ career, question, answer }) =>
    [`${career.onet_code} ${career.mask_title} (${career.title}): ${question}`, answer, factsOf(career)].join('\n'),
  );
  return [`${count} careers, seed ${seed}`, ...careers, `${count} answers, seed ${seed}`, ...drawn].join('\n\n');
}

/** What is published about a career, in a few lines. */
function factsOf(career: Career): string {
  const { wage, outlook, education_mix, job_zone, impact } = career;
  const names = (list: 'activities' | 'skills' | 'knowledge') => leading(career, list, SHOWN).map(({ name }) => name);
  const school = education_mix.toSorted((a, b) => b.percent - a.percent).slice(0, 3);
  return [
    `  job zone ${job_zone}; ${school.map(({ level, percent }) => `${level} ${percent} %`).join(', ')}; impact of AI ${impact}`,
    `  pay ${wage?.p10} / ${wage?.median} / ${wage?.p90}, shared with ${wage?.shared_with}; capped ${wage?.capped.join() || 'none'}`,
    `  jobs ${outlook?.employment}, ${outlook?.growth_percent} %, ${outlook?.openings} openings, ${outlook?.typical_education}, ${outlook?.training}`,
    ...(['activities', 'skills', 'knowledge'] as const).map((list) => `  ${list}: ${names(list).join('; ')}`),
  ].join('\n');
}
