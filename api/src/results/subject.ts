import { recommendationsRoutes, resultsRoutes } from './results.routes.ts';
import type { Subject } from '../platform/subject.ts';

export const results: Subject = {
  name: 'results',
  needs: ['identity', 'catalogue', 'consent', 'plans', 'assessment', 'careers', 'scoop', 'companions', 'mentoring'],
  routes(app, services) {
    resultsRoutes(app, services);
    recommendationsRoutes(app, services);
  },
};
