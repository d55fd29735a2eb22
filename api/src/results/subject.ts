import * as results from '@careerscoop/contract/results';
import { defineSubject } from '../platform/define-subject.ts';
import { recommendationsRoutes, resultsRoutes } from './results.routes.ts';

defineSubject({
  name: 'results',
  endpoints: { results },
  needs: ['identity', 'catalogue', 'consent', 'plans', 'assessment', 'careers', 'scoop', 'companions', 'mentoring'],
  routes(app, services) {
    resultsRoutes(app, services);
    recommendationsRoutes(app, services);
  },
});
