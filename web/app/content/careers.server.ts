import { type Career } from '@careerscoop/catalogue/career';
import { composeSummary } from '@careerscoop/catalogue/compose';
import { areas, loadCatalogue } from '@careerscoop/catalogue/load';
import type { CareerItem } from '@careerscoop/contract/catalogue';
import type { AreaChoice, CareerPageOf } from '../subjects/explore/explore-data.ts';

const PER_PAGE = 50;

/** The 48 interest areas to choose from, by their names. */
export function areaChoices(): AreaChoice[] {
  return areas.map(({ key, label }) => ({ key, label })).sort((a, b) => a.label.localeCompare(b.label, 'en'));
}

/** The first page of all careers, read while the build writes it; the same as `GET careers/` answers. */
export function firstCareers(): CareerPageOf {
  const careers = loadCatalogue().careers.toSorted((a, b) => a.mask_title.localeCompare(b.mask_title, 'en'));
  return {
    results: careers.slice(0, PER_PAGE).map(careerItem),
    meta: {
      page: 1,
      per_page: PER_PAGE,
      total: careers.length,
      number_of_pages: Math.ceil(careers.length / PER_PAGE),
    },
  };
}

function careerItem(career: Career): CareerItem {
  return {
    onet_code: career.onet_code,
    slug: career.slug,
    title: career.mask_title,
    summary: career.words?.summary ?? composeSummary(career),
    areas: career.leading_areas,
    median_wage: career.wage?.median ?? null,
    growth_percent: career.outlook?.growth_percent ?? null,
    job_zone: career.job_zone,
    ranked: career.ranked,
  };
}
