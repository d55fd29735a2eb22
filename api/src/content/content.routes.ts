import { listIndustries, listTags, listUserReviews } from '@careerscoop/contract/content';
import type { FastifyInstance } from 'fastify';
import { handle } from '../platform/handle.ts';
import type { Services } from '../platform/services.ts';
import { listIndustryChoices, listQuotes, listTagChoices } from './content.sql.ts';

export function contentRoutes(app: FastifyInstance, { database }: Services): void {
  handle(app, listUserReviews, async ({ query: { page, per_page } }) => {
    const { rows, total } = await listQuotes(database.db, page, per_page);
    return { results: rows, meta: { page, per_page, total, number_of_pages: Math.max(1, Math.ceil(total / per_page)) } };
  });
  handle(app, listTags, () => listTagChoices(database.db));
  handle(app, listIndustries, () => listIndustryChoices(database.db));
}
