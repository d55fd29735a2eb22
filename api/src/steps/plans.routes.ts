import { keepPlan, removePlan, restorePlan } from '@careerscoop/contract/steps';
import type { FastifyInstance } from 'fastify';
import { lockPerson } from '../identity/people.sql.ts';
import { AppError } from '../platform/errors.ts';
import { handle } from '../platform/handle.ts';
import type { Services } from '../platform/services.ts';
import { visitorOf } from '../platform/sign-in-guard.ts';
import { keepCard, requireRoom } from './keep-steps.ts';
import { findByCard } from './plans.sql.ts';
import { presentPlan } from './present-step.ts';
import { findRemovedPlan, remove, restore } from './removed.sql.ts';
import { countPlan } from './steps.sql.ts';

/** Plans from a chat: kept, taken out, put back. */
export function planRoutes(app: FastifyInstance, { database, now }: Services): void {
  const { db } = database;

  handle(app, keepPlan, ({ body, request }) => {
    const { id: userId } = visitorOf(request);
    return db.transaction(async (tx) => {
      if (!(await lockPerson(tx, userId))) throw new AppError('session_expired');
      const { row, already_kept } = await keepCard(tx, { userId, card: body, now: now() });
      return { plan: presentPlan(row), already_kept };
    });
  });

  handle(app, removePlan, async ({ params, request }) => {
    if (!(await remove(db, 'plan', visitorOf(request).id, params.id, now()))) throw new AppError('not_found');
    return undefined;
  });

  handle(app, restorePlan, ({ params, request }) => {
    const { id: userId } = visitorOf(request);
    return db.transaction(async (tx) => {
      if (!(await lockPerson(tx, userId))) throw new AppError('session_expired');
      const row = await findRemovedPlan(tx, userId, params.id, now());
      if (!row) throw new AppError('not_found');
      if (await findByCard(tx, userId, row.card_hash)) {
        throw new AppError('conflict', { detail: 'You have kept this plan again already.' });
      }
      await requireRoom(tx, userId, await countPlan(tx, userId, row.id));
      await restore(tx, 'plan', userId, row.id);
      return presentPlan(row);
    });
  });
}
