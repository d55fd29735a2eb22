import * as family from '@careerscoop/contract/family';
import { defineSubject } from '../platform/define-subject.ts';
import { work } from '../platform/job.ts';
import { endFamilies, endFamiliesJob } from './end-families.ts';
import { familyRoutes } from './family.routes.ts';

defineSubject({
  name: 'family',
  endpoints: { family },
  needs: ['identity', 'consent', 'mentoring', 'payments', 'profile'],
  routes: familyRoutes,
  jobs: [work(endFamiliesJob, endFamilies)],
});
