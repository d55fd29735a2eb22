import { assessmentRoutes } from './assessment.routes.ts';
import { assessmentFacts, dropMatching } from './assessment.sql.ts';
import { ASSESSMENTS } from './held.sql.ts';
import { writtenScenarios } from './seed.sql.ts';
import type { Subject } from '../platform/subject.ts';

export const assessment: Subject = {
  name: 'assessment',
  needs: ['identity', 'plans'],
  routes: assessmentRoutes,
  holds: ASSESSMENTS,
  seeds: [writtenScenarios],
  facts: assessmentFacts,
  on: { person_erased: (tx, _services, { id }) => dropMatching(tx, id) },
};
