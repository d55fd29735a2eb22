import * as assessment from '@careerscoop/contract/assessment';
import { defineSubject } from '../platform/define-subject.ts';
import { work } from '../platform/job.ts';
import { assessmentRoutes } from './assessment.routes.ts';
import { assessmentFacts, dropMatching } from './assessment.sql.ts';
import { ASSESSMENTS } from './held.sql.ts';
import { makeNorms, makeNormsJob } from './make-norms.ts';
import { writtenScenarios } from './seed.sql.ts';

defineSubject({
  name: 'assessment',
  endpoints: { assessment },
  needs: ['identity', 'plans'],
  routes: assessmentRoutes,
  jobs: [work(makeNormsJob, makeNorms)],
  holds: ASSESSMENTS,
  seeds: [writtenScenarios],
  facts: assessmentFacts,
  on: { person_erased: (tx, _services, { id }) => dropMatching(tx, id) },
});
