import { changeDeskPlan, listDeskPlans } from '@careerscoop/contract/desk-plans';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import { handle } from '../../platform/handle.ts';
import type { Services } from '../../platform/services.ts';
import { scopeOf } from '../desk-guard.ts';
import { changePlan } from './change-plan.ts';
import { listPlansWithPeople } from './plans.sql.ts';

/** The plans as they are sold. */
export function deskPlansRoutes(app: FastifyInstance, { database: { db }, now }: Services): void {
  handle(app, listDeskPlans, ({ request }) => listPlansWithPeople(db, scopeOf(request), now()));

  handle(app, changeDeskPlan, ({ params, body, request }) =>
    db.transaction(async (tx) => {
      const scope = scopeOf(request);
      await changePlan(tx, { at: now(), actor_id: scope.user_id }, params.id, body);
      const [plan] = await listPlansWithPeople(tx, scope, now(), params.id);
      if (!plan) throw new AppError('not_found');
      return plan;
    }),
  );
}
