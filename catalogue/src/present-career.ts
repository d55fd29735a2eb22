import type { CareerPage, CareerPay } from '@careerscoop/contract/career-page';
import type { CareerDetail, CareerItem } from '@careerscoop/contract/catalogue';
import phrases from '../definitions/phrases.json' with { type: 'json' };
import { type Career, TYPES } from './career.ts';
import { describeCareer, impactSentence, sharedWith, summarizeCareer } from './compose.ts';
import { fittingPrograms } from './fitting-programs.ts';
import { loadExplanations } from './explanations.ts';
import { type Catalogue, areas, careerByCode } from './load.ts';

const MOST_SKILLS = 6;
const MOST_PROGRAMS = 12;

/** A career as lists show it, on the wire and in the built pages. */
export function presentCareerItem(career: Career): CareerItem {
  return {
    onet_code: career.onet_code,
    slug: career.slug,
    title: career.mask_title,
    summary: summarizeCareer(career),
    areas: career.leading_areas,
    median_wage: career.wage?.median ?? null,
    hourly_wage: career.wage?.hourly ?? null,
    growth_percent: career.outlook?.growth_percent ?? null,
    shared_with: sharedWith(career),
    job_zone: career.job_zone,
    ranked: career.ranked,
    partly_estimated: career.partly_estimated,
  };
}

/** Everything that is known about a career, each group of figures with its source: what the API answers. */
export function presentCareer(career: Career, { provenance, elements }: Catalogue): CareerDetail {
  const { wage, outlook, words } = career;
  return {
    ...presentCareerItem(career),
    description: describeCareer(career),
    words: words && {
      summary: words.summary,
      day: words.day,
      good_if: words.good_if,
      hard_part: words.hard_part,
      path: words.path,
      try_this: words.try_this,
    },
    wage: wage && { median: wage.median, p10: wage.p10, p90: wage.p90, capped: wage.capped.length > 0 },
    outlook_period: outlook?.period ?? null,
    employment: outlook?.employment ?? null,
    openings: outlook?.openings ?? null,
    typical_education: outlook?.typical_education ?? null,
    education_mix: career.education_mix,
    interests: career.interests,
    impact: career.impact,
    impact_text: impactSentence(career),
    preparation: preparationOf(career),
    area_labels: career.leading_areas.flatMap((key) => {
      const area = areas.find((each) => each.key === key);
      return area ? [{ key, label: area.label }] : [];
    }),
    skills: leadingSkills(career, elements.skills),
    related: career.related.flatMap((code) => {
      const other = careerByCode(code);
      return other ? [{ onet_code: code, slug: other.slug, title: other.mask_title }] : [];
    }),
    programs: fittingPrograms(career),
    also_called: career.also_called,
    sources: Object.fromEntries(Object.entries(provenance).map(([group, { source, date }]) => [group, { source, year: date }])),
  };
}

/** The same for the page that the build writes: what the page has no place for is left out, since it would travel with it. */
export function presentCareerPage(career: Career, catalogue: Catalogue): CareerPage {
  const { areas: _areas, median_wage, ranked, wage, hourly_wage, skills, ...facts } = presentCareer(career, catalogue);
  const programs = [...new Set(facts.programs.map(({ title }) => title))];
  const { wages, outlook, education, interests, programs: studies, 'ai-exposure': exposure } = facts.sources;
  return {
    ...facts,
    // The page shows the words one by one.
    description: facts.words ? '' : facts.description,
    pay: payOf(career),
    interests: TYPES.map((name) => ({ name, text: phrases.types[name], score: career.interests[name] })),
    related: facts.related.map((other) => ({ ...other, areas: careerByCode(other.onet_code)?.leading_areas ?? [] })),
    programs: programs.slice(0, MOST_PROGRAMS),
    more_programs: Math.max(0, programs.length - MOST_PROGRAMS),
    sources: { wages, outlook, education, interests, programs: studies, 'ai-exposure': exposure } as CareerPage['sources'],
  };
}

/** Pay a year, or an hour where the work is not done the whole year. */
function payOf({ wage }: Career): CareerPay | null {
  if (!wage) return null;
  const hourly = wage.median === null ? wage.hourly : null;
  const { p10, median, p90 } = hourly ?? wage;
  return { per: hourly ? 'hour' : 'year', p10, median, p90, capped: hourly ? [] : wage.capped };
}

function preparationOf({ job_zone }: Career): string | null {
  const zones = loadExplanations().job_zones;
  return job_zone === null ? null : zones[String(job_zone) as keyof typeof zones];
}

function leadingSkills({ skills }: Career, names: Catalogue['elements']['skills']): CareerDetail['skills'] {
  if (!skills) return [];
  return names
    .map(({ name }, index) => ({ name, importance: skills.importance[index] ?? 0 }))
    .filter((_, index) => !skills.uncertain.includes(index))
    .sort((a, b) => b.importance - a.importance)
    .slice(0, MOST_SKILLS);
}
