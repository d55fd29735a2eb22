import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, startTestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Those that need no index, by why not. */
const WITHOUT: Record<string, readonly string[]> = {
  'nobody can take away a plan, a companion, an industry or a tag': [
    'affiliate_codes.plan_id',
    'agent_assignments.agent_id',
    'conversations.agent_id',
    'orders.plan_id',
    'pay_links.plan_id',
    'plan_terms.plan_id',
    'user_tags.tag_id',
    'users.industry_id',
    'users.pricing_plan',
  ],
  'some rows a school': [
    'affiliate_codes.school_id',
    'code_requests.by_id',
    'code_requests.code',
    'code_requests.handled_by',
    'code_requests.made',
    'code_requests.school_id',
    'school_resources.school',
  ],
  'some rows a mentor, or for each who works at the desk': [
    'desk_members.added_by',
    'mentor_checks.by',
    'mentor_pauses.by',
    'newsletters.by_id',
  ],
  'one row a report about a talk': [
    'blocks.mentor_id',
    'safety_reports.about_id',
    'safety_reports.by_id',
    'safety_reports.handled_by',
    'safety_reports.session_id',
  ],
};

// Whoever erases a person, or takes away what others refer to, has PostgreSQL look for every row that refers to it.
it('every foreign key of a long table is the beginning of an index', async () => {
  const { rows } = await server.services.database.runSql(
    `select key.conrelid::regclass || '.' || (
       select string_agg(part.attname, ',' order by place) from unnest(key.conkey) with ordinality as named (number, place)
       join pg_attribute part on part.attrelid = key.conrelid and part.attnum = named.number) as name
     from pg_constraint key
     where key.contype = 'f' and key.connamespace = 'public'::regnamespace and not exists (
       select from pg_index i where i.indrelid = key.conrelid and i.indisvalid and i.indpred is null
         and (i.indkey::int2[])[0:cardinality(key.conkey) - 1] @> key.conkey)`,
  );
  const found = (rows as { name: string }[]).map(({ name }) => name);
  expect(found.toSorted()).toEqual(Object.values(WITHOUT).flat().toSorted());
});
