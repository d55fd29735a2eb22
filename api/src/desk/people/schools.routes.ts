import { addDeskSchool, listDeskSchools, listSchoolNames, removeDeskSchool, renameDeskSchool } from '@careerscoop/contract/desk-schools';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { handle } from '../../platform/handle.ts';
import type { Services } from '../../platform/services.ts';
import { deskMetaOf } from '../counted.ts';
import { scopeOf } from '../desk-guard.ts';
import { addSchool, removeSchool, renameSchool } from './change-school.ts';
import { countSchools, listNames, listSchoolPage } from './schools.sql.ts';

/** The schools that students come from. */
export function schoolsRoutes(app: FastifyInstance, { database: { db }, now }: Services): void {
  const byOf = (request: FastifyRequest) => ({ at: now(), actor_id: scopeOf(request).user_id });

  handle(app, listDeskSchools, async ({ query, request }) => {
    const scope = scopeOf(request);
    const found = await countSchools(db, scope, query.q);
    return { results: await listSchoolPage(db, scope, query), meta: deskMetaOf(query.page, found) };
  });

  handle(app, listSchoolNames, ({ request }) => listNames(db, scopeOf(request)));

  handle(app, addDeskSchool, ({ body: { name }, request }) =>
    db.transaction(async (tx) => ({ id: await addSchool(tx, byOf(request), name), name })),
  );

  handle(app, renameDeskSchool, ({ params, body, request }) => db.transaction((tx) => renameSchool(tx, byOf(request), params.id, body)));

  handle(app, removeDeskSchool, async ({ params, request }) => {
    await db.transaction((tx) => removeSchool(tx, byOf(request), params.id));
    return undefined;
  });
}
