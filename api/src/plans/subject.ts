import { plansRoutes } from './plans.routes.ts';
import { firstPlans } from './seed.sql.ts';
import type { Subject } from '../platform/subject.ts';

export const plans: Subject = {
  name: 'plans',
  needs: ['identity'],
  routes: plansRoutes,
  seeds: [firstPlans],
};
