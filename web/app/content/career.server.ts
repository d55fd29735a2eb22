import { careerBySlug, loadCatalogue } from '@careerscoop/catalogue/load';
import { presentCareerPage } from '@careerscoop/catalogue/present-career';
import type { CareerPage } from '@careerscoop/contract/career-page';

/** What the page of a career shows, read while the build writes it; undefined where the address names none. */
export function careerPage(slug: string): CareerPage | undefined {
  const career = careerBySlug(slug);
  return career && presentCareerPage(career, loadCatalogue());
}
