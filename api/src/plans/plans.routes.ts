import { checkCode, listPlans, redeemCode } from '@careerscoop/contract/plans';
import type { FastifyInstance } from 'fastify';
import { handle } from '../platform/handle.ts';
import type { Services } from '../platform/services.ts';
import { visitorOf } from '../platform/sign-in-guard.ts';
import { findEntitlements } from './find-entitlements.ts';
import { listPlansByPrice } from './plans.sql.ts';
import { offerOf, redeem } from './redeem-code.ts';

export function plansRoutes(app: FastifyInstance, services: Services): void {
  const { database, limits } = services;

  handle(app, listPlans, () => listPlansByPrice(database.db));

  handle(app, redeemCode, async ({ body, request }) => {
    const { id } = visitorOf(request);
    // Codes can be guessed: nobody tries many.
    await limits.use('code_account', String(id));
    return database.db.transaction(async (tx) => {
      await redeem(tx, services, id, body.code, 'code');
      return { entitlements: await findEntitlements(tx, services, id) };
    });
  });

  handle(app, checkCode, async ({ body, request }) => {
    const { id } = visitorOf(request);
    await limits.use('code_account', String(id));
    return database.db.transaction((tx) => offerOf(tx, services, id, body.code));
  });
}
