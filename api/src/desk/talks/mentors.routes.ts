import * as calls from '@careerscoop/contract/desk-mentors';
import type { FastifyInstance } from 'fastify';
import { noteAudit } from '../../identity/audit.sql.ts';
import { findPerson } from '../../identity/people.sql.ts';
import { pauseMentor } from '../../mentoring/safety/pause-mentor.ts';
import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { handle } from '../../platform/handle.ts';
import type { Services } from '../../platform/services.ts';
import { deskMetaOf } from '../counted.ts';
import { scopeOf } from '../desk-guard.ts';
import type { Scope } from '../scope.ts';
import { approve, endPause, enterCheck } from './mentor-checks.ts';
import { listMentors } from './mentors.sql.ts';
import { presentMentor, presentMentorDetail } from './present-mentors.ts';

/** Mentors at the desk: what is checked of them, and whether they meet students. */
export function deskMentorRoutes(app: FastifyInstance, services: Services): void {
  const { database, now } = services;
  const { db } = database;

  handle(app, calls.listDeskMentors, async ({ query, request }) => {
    const { rows, counted } = await listMentors(db, scopeOf(request), query, now());
    return { results: rows.map(presentMentor), meta: deskMetaOf(query.page, counted) };
  });

  handle(app, calls.getDeskMentor, ({ params, request }) => {
    const scope = scopeOf(request);
    return db.transaction(async (tx) => {
      const mentor = await presentMentorDetail(tx, services, scope, params.id);
      await noteAudit(tx, { at: now(), action: 'mentor.opened', actor: 'staff', actor_id: scope.user_id, user_id: params.id });
      return mentor;
    });
  });

  /** A change of a mentor in one transaction, and the mentor as they are then. @throws not_found */
  const change = (scope: Scope, mentorId: number, work: (tx: Db) => Promise<unknown>) =>
    db.transaction(async (tx) => {
      const person = await findPerson(tx, mentorId, ['role']);
      if (person?.role !== 'Mentor') throw new AppError('not_found', { detail: 'There is no mentor with this number.' });
      await work(tx);
      return presentMentorDetail(tx, services, scope, mentorId);
    });

  handle(app, calls.enterDeskCheck, ({ params, body, request }) => {
    const scope = scopeOf(request);
    const { cleared_on = null, expires_on = null, ...entry } = body;
    const check = { ...entry, cleared_on, expires_on, mentor_id: params.id, staff_id: scope.user_id };
    return change(scope, params.id, (tx) => enterCheck(tx, services, check));
  });

  handle(app, calls.approveDeskMentor, ({ params, request }) => {
    const scope = scopeOf(request);
    return change(scope, params.id, async (tx) => {
      if (await approve(tx, services, { mentor_id: params.id, staff_id: scope.user_id })) return;
      throw new AppError('conflict', { detail: 'This mentor was approved before. Load the page again.' });
    });
  });

  handle(app, calls.pauseDeskMentor, ({ params, body: { paused }, request }) => {
    const scope = scopeOf(request);
    const whose = { mentor_id: params.id, staff_id: scope.user_id };
    const pause = { mentor_id: params.id, by: scope.user_id, reason: 'staff' } as const;
    return change(scope, params.id, async (tx) => {
      if (paused ? await pauseMentor(tx, services, pause) : await endPause(tx, services, whose)) return;
      throw new AppError('conflict', { detail: paused ? 'They are paused already.' : 'There is no pause any more.' });
    });
  });
}
