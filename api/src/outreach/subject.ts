import * as outreach from '@careerscoop/contract/outreach';
import { defineSubject } from '../platform/define-subject.ts';
import { OUTREACH } from './held.sql.ts';
import { inviteeHash } from './invitee-hash.ts';
import { oneClickRoutes } from './one-click.routes.ts';
import { outreachRoutes } from './outreach.routes.ts';
import { eraseOutreach, forgetOutreach } from './outreach.sql.ts';

defineSubject({
  name: 'outreach',
  endpoints: { outreach },
  needs: ['identity'],
  routes: outreachRoutes,
  outside: oneClickRoutes,
  holds: OUTREACH,
  forget: forgetOutreach,
  on: {
    person_erased: (tx, { config }, person) => eraseOutreach(tx, person, inviteeHash(config.sessionSecret, person.email)),
  },
});
