import * as plans from '@careerscoop/contract/plans';
import { defineSubject } from '../platform/define-subject.ts';
import { work } from '../platform/job.ts';
import { endTerms, endTermsJob } from './end-terms.ts';
import { TERMS } from './held.sql.ts';
import { plansRoutes } from './plans.routes.ts';
import { firstPlans } from './seed.sql.ts';
import { tellTermEnds, tellTermEndsJob } from './tell-term-ends.ts';

defineSubject({
  name: 'plans',
  endpoints: { plans },
  needs: ['identity'],
  routes: plansRoutes,
  jobs: [work(endTermsJob, endTerms), work(tellTermEndsJob, tellTermEnds)],
  holds: [TERMS],
  seeds: [firstPlans],
});
