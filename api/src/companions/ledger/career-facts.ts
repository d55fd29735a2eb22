import type { Career } from '@careerscoop/catalogue/career';
import { fittingPrograms } from '@careerscoop/catalogue/fitting-programs';
import { loadCatalogue } from '@careerscoop/catalogue/load';
import { loadExplanations } from '@careerscoop/catalogue/explanations';
import { educationOf } from '../../catalogue/career-texts.ts';
import { dollars, leading } from '../../scoop/say.ts';
import type { NewFact, Unit } from './facts.ts';
import { COLLEGE, shareWith } from './schooling-share.ts';

/** The groups of facts about a career that can be asked for. */
export const CAREER_TOPICS = ['pay', 'outlook', 'ai', 'study', 'skills', 'day', 'pressure'] as const;
type CareerTopic = (typeof CAREER_TOPICS)[number];

type Source = 'wages' | 'outlook' | 'education' | 'programs' | 'ai-exposure' | 'skills' | 'activities' | 'knowledge' | 'styles';
type Told = Pick<NewFact, 'key' | 'value' | 'text' | 'label'> & { unit: Unit; wider?: boolean };

export const careerHref = ({ slug }: Pick<Career, 'slug'>) => `/careers/${slug}`;

/** The facts of one group about a career, as they are published; what is not published is no fact. */
export function careerFacts(career: Career, topic: CareerTopic): NewFact[] {
  return { pay, outlook, ai, study, skills, day, pressure }[topic](career);
}

function from(career: Career, source: Source, told: Told): NewFact {
  const { provenance } = loadCatalogue();
  const published = provenance[source];
  return {
    subject: career.mask_title,
    subject_id: career.onet_code,
    source: published?.source ?? '',
    year: yearOf(source, published),
    href: careerHref(career),
    wider: false,
    ...told,
  };
}

/** The projections are known by their span; the others by the year, or the month, of the release. */
const yearOf = (source: Source, published: { version: string; date: string } | undefined) =>
  (source === 'outlook' || source === 'wages' ? published?.version : published?.date.slice(0, 4)) ?? '';

function pay(career: Career): NewFact[] {
  const { wage } = career;
  if (!wage) return [];
  const wider = wage.shared_with > 0;
  if (wage.median === null) {
    const { median = null, p10 = null, p90 = null } = wage.hourly ?? {};
    const hourly = (key: string, value: number | null, label: string) =>
      value === null ? [] : [from(career, 'wages', { key, value, unit: 'usd_hour', text: `$${value.toFixed(2)}`, label, wider })];
    return [
      ...hourly('hourly_median', median, 'half of its people earn at least this an hour'),
      ...hourly('hourly_p10', p10, 'one in ten earns less an hour'),
      ...hourly('hourly_p90', p90, 'one in ten earns more an hour'),
    ];
  }
  const yearly = (key: 'median' | 'p10' | 'p90', label: string) => {
    const value = wage[key];
    if (value === null) return [];
    const text = `${dollars(value)}${wage.capped.includes(key) ? ' or more' : ''}`;
    return [from(career, 'wages', { key: key === 'median' ? 'median_wage' : `${key}_wage`, value, unit: 'usd_year', text, label, wider })];
  };
  const month = wage.capped.includes('median') ? null : Math.round(wage.median / 12);
  return [
    ...yearly('median', 'half of its people earn at least this a year'),
    ...yearly('p10', 'one in ten earns less a year'),
    ...yearly('p90', 'one in ten earns more a year'),
    ...(month === null
      ? []
      : [
          from(career, 'wages', {
            key: 'month_wage',
            value: month,
            unit: 'usd',
            text: dollars(month),
            label: 'the middle pay by twelve, before taxes',
            wider,
          }),
        ]),
  ];
}

function outlook(career: Career): NewFact[] {
  const { outlook: known } = career;
  if (!known) return [];
  const wider = known.shared_with > 0;
  const { growth_percent: growth, employment, openings } = known;
  const figure = (key: string, value: number | null, unit: Unit, text: string, label: string) =>
    value === null ? [] : [from(career, 'outlook', { key, value, unit, text, label, wider })];
  return [
    ...figure(
      'growth_percent',
      growth,
      'percent',
      `${Math.abs(growth ?? 0)} percent`,
      `how the number of jobs is expected to change, ${known.period}`,
    ),
    ...figure(
      'openings',
      openings,
      'openings',
      (openings ?? 0).toLocaleString('en-US'),
      'openings expected each year, also where people leave',
    ),
    // The publisher rounds to hundreds.
    ...(employment === 0
      ? []
      : figure('employment', employment, 'people', (employment ?? 0).toLocaleString('en-US'), 'people who do it now')),
  ];
}

function ai(career: Career): NewFact[] {
  const { ai_exposure, impact } = career;
  if (!ai_exposure || !impact) return [];
  const value = Math.round(((ai_exposure.human_rating_beta + ai_exposure.dv_rating_beta) / 2) * 100);
  const label = 'how much of its tasks AI tools could speed up, out of a hundred';
  return [from(career, 'ai-exposure', { key: 'ai_score', value, unit: 'score', text: `${value} out of 100`, label })];
}

function study(career: Career): NewFact[] {
  const { outlook: known, education_mix, education_uncertain } = career;
  const programs = fittingPrograms(career);
  const typical = known?.typical_education ?? null;
  const usual = educationOf(career);
  const mix = education_uncertain ? [] : education_mix.toSorted((one, other) => other.percent - one.percent).slice(0, 2);
  const degree = shareWith(career, COLLEGE);
  const training = known?.training && known.training !== 'None' ? known.training : null;
  const words = (key: string, source: Source, text: string, label: string) =>
    from(career, source, { key, value: null, unit: 'words', text, label });
  return [
    ...(usual ? [words('typical_education', typical ? 'outlook' : 'education', usual, 'the schooling that most people start with')] : []),
    ...(training ? [words('training', 'outlook', training, 'what new people learn on the job')] : []),
    ...mix.flatMap(({ level, percent }, at) => {
      const value = Math.round(percent);
      const label = `how many of the people asked named: ${level}`;
      return value > 0
        ? [from(career, 'education', { key: `education_${at + 1}`, value, unit: 'percent', text: `${value} in 100`, label })]
        : [];
    }),
    ...(degree
      ? [
          from(career, 'education', {
            key: 'degree_share',
            value: degree,
            unit: 'percent',
            text: `${degree} in 100`,
            label: 'how many of the people asked named an associate degree or more',
          }),
        ]
      : []),
    ...[...new Set(programs.map(({ title }) => title.replace(/\s+/g, ' ').replace(/\.$/, '')))]
      .slice(0, 3)
      .map((title, at) => words(`program_${at + 1}`, 'programs', title, 'a program that leads there')),
  ];
}

function skills(career: Career): NewFact[] {
  const named = (list: 'skills' | 'knowledge', most: number) =>
    leading(career, list, most).map(({ name }, at) =>
      from(career, list, {
        key: `${list === 'skills' ? 'skill' : 'subject'}_${at + 1}`,
        value: null,
        unit: 'words',
        text: name,
        label: list === 'skills' ? 'one of the skills that count most' : 'a subject that its people know a lot about',
      }),
    );
  return [...named('skills', 4), ...named('knowledge', 3)];
}

function day(career: Career): NewFact[] {
  return leading(career, 'activities', 4).map(({ name }, at) =>
    from(career, 'activities', {
      key: `task_${at + 1}`,
      value: null,
      unit: 'words',
      text: name,
      label: 'an activity that counts most in it',
    }),
  );
}

const CALM = 'Stress Tolerance';

/** How much staying calm under pressure counts, which is the nearest to "stressful" that is published. */
function pressure(career: Career): NewFact[] {
  const value = career.styles?.importance[loadCatalogue().elements.styles.findIndex(({ name }) => name === CALM)];
  if (value === undefined) return [];
  const label = 'how much staying calm under pressure counts in the work, from 1 to 5';
  return [from(career, 'styles', { key: 'pressure', value, unit: 'score', text: `${value.toFixed(1)} out of 5`, label })];
}

/** What an element of the catalogue means, in our own sentence. */
export function meaningOf(list: 'skills' | 'knowledge' | 'activities', name: string): string | undefined {
  return loadExplanations()[list][name];
}
