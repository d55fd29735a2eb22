import {
  addDeskResource,
  changeDeskResource,
  type DeskResource,
  listDeskResources,
  removeDeskResource,
} from '@careerscoop/contract/desk-resources';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { school_resources } from '../../content/content.tables.ts';
import { findSchool, holdSchool } from '../../identity/schools.sql.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/errors.ts';
import { handle } from '../../platform/handle.ts';
import type { Services } from '../../platform/services.ts';
import { scopeOf } from '../desk-guard.ts';
import { addKept, changeKept, type Editor, moveKept, removeKept } from './change-kept.ts';
import { keptIn, lockOrder, writeOrder } from './kept.sql.ts';
import { pageOfKept, says } from './page-of-kept.ts';

type Row = typeof school_resources.$inferSelect;

const RESOURCES = keptIn<Row>('resource', school_resources);
/** What the list of those who write it calls the rows of one list: a kind, of a school or of everybody. */
const listOf = ({ kind, school }: Pick<Row, 'kind' | 'school'>) =>
  and(eq(school_resources.kind, kind), school === null ? isNull(school_resources.school) : eq(school_resources.school, school));

/** Free things worth a look: for everybody, or for the students of one school. */
export function resourcesDeskRoutes(app: FastifyInstance, { database: { db }, now }: Services): void {
  const by = (request: FastifyRequest): Editor => ({ scope: scopeOf(request), at: now() });

  handle(app, listDeskResources, async ({ query: { q, sort, page, kind, school }, request }) => {
    const { title, body, ordering } = school_resources;
    const found = and(
      kind && eq(school_resources.kind, kind),
      school === undefined ? undefined : eq(school_resources.school, school),
      says(q, title, body),
    );
    const order = [school_resources.kind, school_resources.school, ordering];
    const { rows, meta } = await pageOfKept(db, request, RESOURCES, { found, order, sort, page });
    return { results: await Promise.all(rows.map((row) => shown(db, row))), meta };
  });

  handle(app, addDeskResource, ({ body, request }) =>
    db.transaction(async (tx) => {
      if (body.school !== null && !(await holdSchool(tx, body.school))) throw refuse('school', 'There is no such school.');
      const ordering = (await lockOrder(tx, school_resources, listOf(body))).length + 1;
      const video = body.video === '' ? null : body.video;
      return shown(tx, await addKept(tx, by(request), RESOURCES, { ...body, video, ordering, seeded: false }));
    }),
  );

  handle(app, changeDeskResource, ({ params: { id }, body: { ordering: place, ...body }, request }) =>
    db.transaction(async (tx) => {
      const video = body.video === '' ? null : body.video;
      // What is the desk's by now is not written over by a newer list of ours.
      const row = await changeKept(tx, by(request), RESOURCES, { ...body, ...(video === undefined ? {} : { video }), id, seeded: false });
      if (place === undefined) return shown(tx, row);
      return shown(tx, await moveKept(tx, by(request), { kept: RESOURCES, table: school_resources, list: listOf(row), row, place }));
    }),
  );

  handle(app, removeDeskResource, async ({ params: { id }, request }) =>
    db.transaction(async (tx) => {
      const row = await removeKept(tx, by(request), RESOURCES, id);
      await writeOrder(tx, school_resources, await lockOrder(tx, school_resources, listOf(row)));
      return undefined;
    }),
  );
}

async function shown(db: Db, row: Row): Promise<DeskResource> {
  return { ...row, school_name: row.school === null ? null : ((await findSchool(db, row.school))?.name ?? null) };
}
