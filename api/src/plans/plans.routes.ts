import { listPlans } from '@careerscoop/contract/plans';
import type { FastifyInstance } from 'fastify';
import { handle } from '../platform/handle.ts';
import type { Services } from '../platform/services.ts';
import { listPlansByPrice } from './plans.sql.ts';

export function plansRoutes(app: FastifyInstance, { database }: Services): void {
  handle(app, listPlans, () => listPlansByPrice(database.db));
}
