import { strengthsRoutes } from './strengths.routes.ts';
import type { Subject } from '../platform/subject.ts';

export const strengths: Subject = {
  name: 'strengths',
  needs: ['identity', 'assessment', 'careers'],
  routes: strengthsRoutes,
};
