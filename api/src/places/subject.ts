import { placesRoutes } from './places.routes.ts';
import type { Subject } from '../platform/subject.ts';

export const places: Subject = {
  name: 'places',
  routes: placesRoutes,
};
