import * as companions from '@careerscoop/contract/companions';
import { defineSubject } from '../platform/define-subject.ts';
import { companionsRoutes } from './companions.routes.ts';
import { COMPANIONS } from './held.sql.ts';
import { firstCompanions } from './seed.sql.ts';

defineSubject({
  name: 'companions',
  endpoints: { companions },
  needs: ['identity', 'consent', 'plans'],
  routes: companionsRoutes,
  holds: COMPANIONS,
  seeds: [firstCompanions],
});
