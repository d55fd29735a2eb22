import { getCareer, listCareers } from '@careerscoop/contract/catalogue';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../platform/errors.ts';
import { handle } from '../platform/handle.ts';
import { metaOf } from '../platform/meta-of.ts';
import type { Services } from '../platform/services.ts';
import { careerByCode, careerBySlug } from '@careerscoop/catalogue/load';
import { searchCareers } from '@careerscoop/catalogue/search';
import { passes, sortCareers } from './career-filters.ts';
import { presentCareer, presentCareerItem } from './present-career.ts';

const PER_PAGE = 50;

const searched = (q: string) => searchCareers(q, Infinity).flatMap((code) => careerByCode(code) ?? []);

/** The public catalogue. Without a query it lists all careers by title; with one, what fits best first. */
export function catalogueRoutes(app: FastifyInstance, { catalogue }: Services): void {
  const byTitle = catalogue.careers.toSorted((a, b) => a.mask_title.localeCompare(b.mask_title, 'en'));

  handle(app, listCareers, ({ query }) => {
    const found = sortCareers(query.q ? searched(query.q) : byTitle, query).filter((career) => passes(career, query));
    const start = (query.page - 1) * PER_PAGE;
    return {
      results: found.slice(start, start + PER_PAGE).map(presentCareerItem),
      meta: metaOf(query.page, PER_PAGE, found.length),
    };
  });

  handle(app, getCareer, ({ params }) => {
    const career = careerByCode(params.onet_code) ?? careerBySlug(params.onet_code);
    if (!career) throw new AppError('not_found');
    return presentCareer(career, catalogue);
  });
}
