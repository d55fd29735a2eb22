import * as consent from '@careerscoop/contract/consent';
import { defineSubject } from '../platform/define-subject.ts';
import { work } from '../platform/job.ts';
import { consentRoutes } from './consent.routes.ts';
import { forgetLinks } from './consent.sql.ts';
import { freshLinksJob, mailFreshLinks } from './fresh-links.ts';
import { requireGuardian } from './guardian-guard.ts';
import { consentLinkRoutes, guardianRoutes } from './guardian.routes.ts';
import { followEmail } from './guardianships.sql.ts';
import { CONSENT } from './held.sql.ts';
import { newTextTold, tellNewText, tellNewTextJob } from './new-text.ts';

defineSubject({
  name: 'consent',
  endpoints: { consent },
  needs: ['identity'],
  routes(app, services) {
    consentRoutes(app, services);
    consentLinkRoutes(app, services);
    guardianRoutes(app, services);
  },
  guards: { guardian: requireGuardian },
  jobs: [work(freshLinksJob, mailFreshLinks), work(tellNewTextJob, tellNewText)],
  seeds: [newTextTold],
  holds: CONSENT,
  forget: forgetLinks,
  on: { email_changed: (tx, { now }, changed) => followEmail(tx, changed, now()) },
});
