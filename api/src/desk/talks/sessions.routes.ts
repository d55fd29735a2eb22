import * as calls from '@careerscoop/contract/desk-sessions';
import { careerByCode } from '@careerscoop/catalogue/load';
import type { FastifyInstance } from 'fastify';
import { findPerson } from '../../identity/people.sql.ts';
import { findSession } from '../../mentoring/booking/booking.sql.ts';
import { listNextSlots } from '../../mentoring/booking/list-slots.ts';
import { openDoor } from '../../mentoring/door/open-door.ts';
import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { handle } from '../../platform/handle.ts';
import type { Services } from '../../platform/services.ts';
import { deskMetaOf } from '../counted.ts';
import { scopeOf } from '../desk-guard.ts';
import type { Scope } from '../scope.ts';
import { assignSession, moveSession } from './assign-session.ts';
import { listCandidates } from './candidates.sql.ts';
import { closeSession } from './close-session.ts';
import { pasteLink } from './meeting-link.ts';
import { lateBefore, presentListed, presentSession } from './present-sessions.ts';
import { findListed, listSessions } from './sessions.sql.ts';
import { wordsOfWork } from './words-of-work.ts';

/** So many of a mentor's next free times are offered with them. */
const SLOTS = 40;

/** Sessions at the desk: who waits, who takes it, when, and how it ended. */
export function deskSessionRoutes(app: FastifyInstance, services: Services): void {
  const { database, now } = services;
  const { db } = database;

  handle(app, calls.listDeskSessions, async ({ query, request }) => {
    const { rows, counted } = await listSessions(db, scopeOf(request), query, lateBefore(now()), now());
    return { results: presentListed(rows, now()), meta: deskMetaOf(query.page, counted) };
  });

  handle(app, calls.getDeskSession, ({ params, request }) => presentSession(db, services, scopeOf(request), params.id));

  handle(app, calls.listDeskCandidates, async ({ params, query, request }) => {
    const scope = scopeOf(request);
    const row = await findListed(db, scope, params.id, now());
    if (!row) throw new AppError('not_found');
    const { student_id, topic } = row.session;
    const words = wordsOfWork(row.onet_code ? careerByCode(row.onet_code) : undefined, topic);
    return { results: await listCandidates(db, scope, { student_id, words, q: query.q, at: now() }) };
  });

  handle(app, calls.listDeskSlots, async ({ params, query, request }) => {
    const row = await findListed(db, scopeOf(request), params.id, now());
    const mentor = await findPerson(db, query.mentor_id, ['role']);
    if (!row || mentor?.role !== 'Mentor') throw new AppError('not_found');
    return { slots: await listNextSlots(db, services, row.session, { mentor_id: query.mentor_id, most: SLOTS }) };
  });

  /** A change of a session in one transaction, and the session as it is then. */
  const change = (scope: Scope, id: number, work: (tx: Db) => Promise<unknown>) =>
    db.transaction(async (tx) => {
      await work(tx);
      return presentSession(tx, services, scope, id);
    });

  handle(app, calls.assignDeskSession, ({ params, body, request }) => {
    const scope = scopeOf(request);
    const { mentor_id, starts_at, version } = body;
    const at = starts_at ? new Date(starts_at) : undefined;
    const assignment = { session: params.id, staff_id: scope.user_id, version, mentor_id, at };
    return change(scope, params.id, (tx) => assignSession(tx, services, assignment));
  });

  handle(app, calls.moveDeskSession, ({ params, body: { starts_at, version }, request }) => {
    const scope = scopeOf(request);
    const moved = { session: params.id, staff_id: scope.user_id, version, at: new Date(starts_at) };
    return change(scope, params.id, (tx) => moveSession(tx, services, moved));
  });

  handle(app, calls.closeDeskSession, ({ params, body: { how, who, reason, version }, request }) => {
    const scope = scopeOf(request);
    const closing = { session: params.id, staff_id: scope.user_id, version, how, who, reason: reason || null };
    return change(scope, params.id, (tx) => closeSession(tx, services, closing));
  });

  handle(app, calls.linkDeskSession, ({ params, body: { meeting_link: link, version }, request }) => {
    const scope = scopeOf(request);
    return change(scope, params.id, (tx) => pasteLink(tx, services, { session: params.id, staff_id: scope.user_id, version, link }));
  });

  handle(app, calls.joinDeskSession, async ({ params, request }) => {
    const session = await findSession(db, params.id);
    const person = await findPerson(db, scopeOf(request).user_id, ['first_name', 'time_zone']);
    if (!session || !person) throw new AppError('not_found');
    return { url: await openDoor(services, session, { seat: 'staff', ...person }) };
  });
}
