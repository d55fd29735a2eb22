import { listFaqs, listIndustries, listSchoolResources, listStories, listTags, listUserReviews } from '@careerscoop/contract/content';
import type { FastifyInstance } from 'fastify';
import { findPerson } from '../identity/people.sql.ts';
import { handle } from '../platform/handle.ts';
import { metaOf } from '../platform/meta-of.ts';
import type { Services } from '../platform/services.ts';
import { visitorOf } from '../platform/sign-in-guard.ts';
import { listFaqsOf, listIndustryChoices, listQuotes, listResources, listStoriesOf, listTagChoices } from './content.sql.ts';

export function contentRoutes(app: FastifyInstance, { database }: Services): void {
  handle(app, listUserReviews, async ({ query: { page, per_page } }) => {
    const { rows, total } = await listQuotes(database.db, page, per_page);
    return { results: rows, meta: metaOf(page, per_page, total) };
  });
  handle(app, listStories, ({ query: { kind } }) => listStoriesOf(database.db, kind));
  handle(app, listFaqs, ({ query: { kind } }) => listFaqsOf(database.db, kind));
  handle(app, listTags, () => listTagChoices(database.db));
  handle(app, listIndustries, () => listIndustryChoices(database.db));
}

/** Picks For You and Great Finds. A school's own are for its students alone: another school in the query brings nothing. */
export function resourcesRoutes(app: FastifyInstance, { database }: Services): void {
  handle(app, listSchoolResources, async ({ query: { kind, school, page, page_size }, request }) => {
    const own = school === undefined ? null : ((await findPerson(database.db, visitorOf(request).id, ['school_id']))?.school_id ?? null);
    const list = { kind, school: own === school ? own : null, page, page_size };
    const { rows, total } = await listResources(database.db, list);
    return { results: rows, meta: metaOf(page, page_size, total) };
  });
}
