import { companionsRoutes } from './companions.routes.ts';
import { COMPANIONS } from './held.sql.ts';
import { firstCompanions } from './seed.sql.ts';
import type { Subject } from '../platform/subject.ts';

export const companions: Subject = {
  name: 'companions',
  needs: ['identity', 'consent', 'plans'],
  routes: companionsRoutes,
  holds: COMPANIONS,
  seeds: [firstCompanions],
};
