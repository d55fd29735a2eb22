import { type Career, TYPES } from '@careerscoop/catalogue/career';
import { composeDescription, composeSummary, impactSentence } from '@careerscoop/catalogue/compose';
import { loadExplanations } from '@careerscoop/catalogue/explanations';
import { areas, careerByCode, careerBySlug, loadCatalogue } from '@careerscoop/catalogue/load';
import phrases from '../../../catalogue/definitions/phrases.json' with { type: 'json' };
import type { CareerFacts, Pay, SourceName } from '../subjects/explore/explore-data.ts';

const PROGRAMS = 12;
const SOURCES: readonly SourceName[] = ['wages', 'outlook', 'education', 'interests', 'programs', 'ai-exposure'];

/** What the page of a career shows, read while the build writes it; undefined where the address names none. */
export function careerFacts(slug: string): CareerFacts | undefined {
  const career = careerBySlug(slug);
  if (!career) return undefined;
  const { words, outlook, job_zone } = career;
  const programs = [...new Set(career.programs.map(({ title }) => title))];
  return {
    onet_code: career.onet_code,
    slug,
    title: career.mask_title,
    also_called: career.also_called,
    summary: words?.summary ?? composeSummary(career),
    words: words ?? null,
    description: words ? '' : composeDescription(career),
    areas: areasOf(career),
    pay: payOf(career),
    outlook: outlook && {
      period: outlook.period,
      employment: outlook.employment,
      growth_percent: outlook.growth_percent,
      openings: outlook.openings,
      shared_with: outlook.shared_with,
    },
    typical_education: outlook?.typical_education ?? null,
    education_mix: career.education_mix,
    job_zone,
    preparation: job_zone === null ? null : preparation(job_zone),
    impact: career.impact,
    impact_text: impactSentence(career),
    interests: TYPES.map((name) => ({ name, text: phrases.types[name], score: career.interests[name] })),
    related: career.related.flatMap((code) => {
      const other = careerByCode(code);
      return other ? [{ onet_code: code, slug: other.slug, title: other.mask_title, areas: other.leading_areas }] : [];
    }),
    programs: programs.slice(0, PROGRAMS),
    more_programs: Math.max(0, programs.length - PROGRAMS),
    sources: sourcesOf(),
  };
}

function areasOf({ leading_areas }: Career) {
  return leading_areas.flatMap((key) => {
    const area = areas.find((each) => each.key === key);
    return area ? [{ key, label: area.label }] : [];
  });
}

/** Pay a year, or an hour where the work is not done the whole year. */
function payOf({ wage }: Career): Pay | null {
  if (!wage) return null;
  const hourly = wage.median === null && wage.hourly !== null;
  const { p10, median, p90 } = hourly ? wage.hourly! : wage;
  const capped = hourly ? [] : wage.capped;
  return { per: hourly ? 'hour' : 'year', p10, median, p90, capped, shared_with: wage.shared_with };
}

function preparation(zone: number): string {
  const zones = loadExplanations().job_zones;
  return zones[String(zone) as keyof typeof zones];
}

function sourcesOf(): CareerFacts['sources'] {
  const { provenance } = loadCatalogue();
  return Object.fromEntries(
    SOURCES.map((name) => [name, { source: provenance[name]?.source ?? '', year: provenance[name]?.date ?? '' }]),
  ) as CareerFacts['sources'];
}
