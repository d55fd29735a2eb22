import * as plans from '@careerscoop/contract/plans';
import { defineSubject } from '../platform/define-subject.ts';
import { plansRoutes } from './plans.routes.ts';
import { firstPlans } from './seed.sql.ts';

defineSubject({
  name: 'plans',
  endpoints: { plans },
  needs: ['identity'],
  routes: plansRoutes,
  seeds: [firstPlans],
});
