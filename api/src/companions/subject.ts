import * as companions from '@careerscoop/contract/companions';
import { defineSubject } from '../platform/define-subject.ts';
import { companionsRoutes } from './companions.routes.ts';
import { COMPANIONS } from './held.sql.ts';
import { SAFETY_HELD } from './safety/held.sql.ts';
import { eraseSafety, forgetSafety } from './safety/safety.sql.ts';
import { firstCompanions } from './seed.sql.ts';

defineSubject({
  name: 'companions',
  endpoints: { companions },
  needs: ['identity', 'consent', 'plans'],
  routes: companionsRoutes,
  holds: [...COMPANIONS, SAFETY_HELD],
  seeds: [firstCompanions],
  forget: forgetSafety,
  on: { person_erased: (tx, { now }, { id }) => eraseSafety(tx, id, now()) },
});
