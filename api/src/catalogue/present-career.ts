import type { Career } from '@careerscoop/catalogue/career';
import { impactSentence } from '@careerscoop/catalogue/compose';
import { loadExplanations } from '@careerscoop/catalogue/explanations';
import { areas, type Catalogue, careerByCode } from '@careerscoop/catalogue/load';
import type { CareerDetail } from '@careerscoop/contract/catalogue';
import { describeCareer, summarizeCareer } from './career-texts.ts';

type CareerItem = Pick<
  CareerDetail,
  'onet_code' | 'slug' | 'title' | 'summary' | 'areas' | 'median_wage' | 'growth_percent' | 'job_zone' | 'ranked'
>;

export function presentCareerItem(career: Career): CareerItem {
  return {
    onet_code: career.onet_code,
    slug: career.slug,
    title: career.mask_title,
    summary: summarizeCareer(career),
    areas: career.leading_areas,
    median_wage: career.wage?.median ?? null,
    growth_percent: career.outlook?.growth_percent ?? null,
    job_zone: career.job_zone,
    ranked: career.ranked,
  };
}

/** Everything that is known about a career, each group of figures with its source. */
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
    hourly_wage: wage?.hourly ?? null,
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
    programs: career.programs,
    also_called: career.also_called,
    sources: Object.fromEntries(
      Object.entries(provenance).map(([group, { source, date }]) => [group, { source, year: date }]),
    ),
  };
}

function preparationOf({ job_zone }: Career): string | null {
  const zones = loadExplanations().job_zones;
  return job_zone === null ? null : zones[String(job_zone) as keyof typeof zones];
}

const MOST_SKILLS = 6;

function leadingSkills({ skills }: Career, names: Catalogue['elements']['skills']): CareerDetail['skills'] {
  if (!skills) return [];
  return names
    .map(({ name }, index) => ({ name, importance: skills.importance[index] ?? 0 }))
    .filter((_, index) => !skills.uncertain.includes(index))
    .sort((a, b) => b.importance - a.importance)
    .slice(0, MOST_SKILLS);
}
