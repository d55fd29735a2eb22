import { CAREERS_PER_PAGE, getCareer, listCareers } from '@careerscoop/contract/catalogue';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../platform/errors.ts';
import { handle } from '../platform/handle.ts';
import { metaOf } from '../platform/meta-of.ts';
import type { Services } from '../platform/services.ts';
import { careerByCode, careerBySlug, careersByTitle } from '@careerscoop/catalogue/load';
import { presentCareer, presentCareerItem } from '@careerscoop/catalogue/present-career';
import { searchCareers } from '@careerscoop/catalogue/search';
import { passes, sortCareers } from './career-filters.ts';

const searched = (q: string) => searchCareers(q, Infinity).flatMap((code) => careerByCode(code) ?? []);

/** The public catalogue. Without a query it lists all careers by title; with one, what fits best first. */
export function catalogueRoutes(app: FastifyInstance, { catalogue }: Services): void {
  const byTitle = careersByTitle();

  handle(app, listCareers, ({ query }) => {
    const found = sortCareers(query.q ? searched(query.q) : byTitle, query).filter((career) => passes(career, query));
    const start = (query.page - 1) * CAREERS_PER_PAGE;
    return {
      results: found.slice(start, start + CAREERS_PER_PAGE).map(presentCareerItem),
      meta: metaOf(query.page, CAREERS_PER_PAGE, found.length),
    };
  });

  handle(app, getCareer, ({ params }) => {
    const career = careerByCode(params.onet_code) ?? careerBySlug(params.onet_code);
    if (!career) throw new AppError('not_found');
    return presentCareer(career, catalogue);
  });
}
