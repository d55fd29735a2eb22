import { areas, careersByTitle } from '@careerscoop/catalogue/load';
import { presentCareerItem } from '@careerscoop/catalogue/present-career';
import { CAREERS_PER_PAGE } from '@careerscoop/contract/catalogue';
import type { AreaChoice, CareerList } from '../subjects/catalogue/explore-data.ts';

/** The 48 interest areas to choose from, by their names. */
export function areaChoices(): AreaChoice[] {
  return areas.map(({ key, label }) => ({ key, label })).sort((a, b) => a.label.localeCompare(b.label, 'en'));
}

/** The first page of all careers, read while the build writes it; the same as `GET careers/` answers. */
export function firstCareers(): CareerList {
  const careers = careersByTitle();
  return {
    results: careers.slice(0, CAREERS_PER_PAGE).map(presentCareerItem),
    meta: {
      page: 1,
      per_page: CAREERS_PER_PAGE,
      total: careers.length,
      number_of_pages: Math.ceil(careers.length / CAREERS_PER_PAGE),
    },
  };
}
