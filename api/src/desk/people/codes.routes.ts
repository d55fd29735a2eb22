import * as contract from '@careerscoop/contract/desk-codes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { handle } from '../../platform/handle.ts';
import type { Services } from '../../platform/services.ts';
import { deskMetaOf } from '../counted.ts';
import { scopeOf } from '../desk-guard.ts';
import { makeRequested, refuseRequested } from './answer-code-request.ts';
import { addCode, changeCode } from './change-code.ts';
import { countOpenRequests, listOpenRequests } from './code-requests.sql.ts';
import { countCodes, findShownCode, listCodePage } from './codes.sql.ts';
import { dayOf } from './students-in-scope.sql.ts';

const { addDeskCode, changeDeskCode, getDeskCode, listCodeRequests, listDeskCodes, makeRequestedCode, refuseCodeRequest } = contract;

/** The codes of schools and sponsors, and those that organizations ask for. */
export function codesRoutes(app: FastifyInstance, services: Services): void {
  const { database, now } = services;
  const { db } = database;
  const byOf = (request: FastifyRequest) => ({ at: now(), actor_id: scopeOf(request).user_id });
  const shown = async (tx: Db, request: FastifyRequest, name: string) => {
    const row = await findShownCode(tx, scopeOf(request), name, dayOf(now()));
    if (!row) throw new AppError('not_found');
    return row;
  };

  handle(app, listDeskCodes, async ({ query, request }) => {
    const scope = scopeOf(request);
    const today = dayOf(now());
    const found = await countCodes(db, scope, query, today);
    return { results: await listCodePage(db, scope, query, today), meta: deskMetaOf(query.page, found) };
  });

  handle(app, addDeskCode, ({ body, request }) =>
    db.transaction(async (tx) => shown(tx, request, (await addCode(tx, services, byOf(request), body)).code)),
  );

  handle(app, getDeskCode, ({ params, request }) => shown(db, request, params.code));

  handle(app, changeDeskCode, ({ params, body, request }) =>
    db.transaction(async (tx) => shown(tx, request, (await changeCode(tx, services, byOf(request), params.code, body)).code)),
  );

  handle(app, listCodeRequests, async ({ query, request }) => {
    const scope = scopeOf(request);
    const found = await countOpenRequests(db, scope, query.id);
    const rows = await listOpenRequests(db, scope, query.page, query.id);
    const results = rows.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() }));
    return { results, meta: deskMetaOf(query.page, found) };
  });

  handle(app, makeRequestedCode, ({ params, body, request }) =>
    db.transaction(async (tx) => shown(tx, request, (await makeRequested(tx, services, scopeOf(request), params.id, body)).code)),
  );

  handle(app, refuseCodeRequest, async ({ params, request }) => {
    await db.transaction((tx) => refuseRequested(tx, services, scopeOf(request), params.id));
    return undefined;
  });
}
