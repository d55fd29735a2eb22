import { catalogueRoutes } from './catalogue.routes.ts';
import type { Subject } from '../platform/subject.ts';

export const catalogue: Subject = {
  name: 'catalogue',
  routes: catalogueRoutes,
};
