import {
  addDeskResource,
  changeDeskResource,
  type DeskResource,
  listDeskResources,
  removeDeskResource,
} from '@careerscoop/contract/desk-resources';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findSchool, holdSchool } from '../../identity/schools.sql.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/errors.ts';
import { handle } from '../../platform/handle.ts';
import type { Services } from '../../platform/services.ts';
import { scopeOf } from '../desk-guard.ts';
import { addKept, changeKept, type Editor, moveKept, removeKept } from './change-kept.ts';
import { lockLists, lockOrder, writeOrder } from './kept.sql.ts';
import { pageOfKept } from './page-of-kept.ts';
import { type ResourceRow, RESOURCES, resourcesOf, resourcesWith } from './words.sql.ts';

/** Free things worth a look: for everybody, or for the students of one school. */
export function resourcesDeskRoutes(app: FastifyInstance, { database: { db }, now }: Services): void {
  const by = (request: FastifyRequest): Editor => ({ scope: scopeOf(request), at: now() });

  handle(app, listDeskResources, async ({ query: { q, sort, page, kind, school }, request }) => {
    const { rows, meta } = await pageOfKept(db, request, RESOURCES, { found: resourcesWith({ q, kind, school }), sort, page });
    return { results: await Promise.all(rows.map((row) => shown(db, row))), meta };
  });

  handle(app, addDeskResource, ({ body, request }) =>
    db.transaction(async (tx) => {
      if (body.school !== null && !(await holdSchool(tx, body.school))) throw refuse('school', 'There is no such school.');
      const ordering = (await lockOrder(tx, RESOURCES.table, resourcesOf(body))).length + 1;
      const video = body.video === '' ? null : body.video;
      return shown(tx, await addKept(tx, by(request), RESOURCES, { ...body, video, ordering, seeded: false }));
    }),
  );

  handle(app, changeDeskResource, ({ params: { id }, body: { ordering: place, ...body }, request }) =>
    db.transaction(async (tx) => {
      if (place !== undefined) await lockLists(tx, RESOURCES.table);
      const video = body.video === '' ? null : body.video;
      // What is the desk's by now is not written over by a newer list of ours.
      const row = await changeKept(tx, by(request), RESOURCES, { ...body, ...(video === undefined ? {} : { video }), id, seeded: false });
      if (place === undefined) return shown(tx, row);
      return shown(tx, await moveKept(tx, by(request), { kept: RESOURCES, list: resourcesOf(row), row, place }));
    }),
  );

  handle(app, removeDeskResource, async ({ params: { id }, request }) =>
    db.transaction(async (tx) => {
      await lockLists(tx, RESOURCES.table);
      const row = await removeKept(tx, by(request), RESOURCES, id);
      await writeOrder(tx, RESOURCES.table, await lockOrder(tx, RESOURCES.table, resourcesOf(row)));
      return undefined;
    }),
  );
}

async function shown(db: Db, row: ResourceRow): Promise<DeskResource> {
  return { ...row, school_name: row.school === null ? null : ((await findSchool(db, row.school))?.name ?? null) };
}
