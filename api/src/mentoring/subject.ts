import * as mentoring from '@careerscoop/contract/mentoring';
import { defineSubject } from '../platform/define-subject.ts';
import { work } from '../platform/job.ts';
import { cancelForConsent, cancelForPlan } from './cancel-sessions.ts';
import { doorRoutes, guardianDoorRoutes } from './door/door.routes.ts';
import { feedbackRoutes } from './feedback.routes.ts';
import { TALKS } from './held.sql.ts';
import { remind, remindJob, tellAssigned, tellAssignedJob } from './letters/remind.ts';
import { mentorsRoutes, sessionListRoutes, sessionRequestRoutes } from './mentoring.routes.ts';
import { sessionFacts } from './sessions.sql.ts';

defineSubject({
  name: 'mentoring',
  endpoints: { mentoring },
  needs: ['identity', 'consent', 'plans', 'careers'],
  routes(app, services) {
    mentorsRoutes(app, services);
    sessionListRoutes(app, services);
    sessionRequestRoutes(app, services);
    feedbackRoutes(app, services);
    doorRoutes(app, services);
    guardianDoorRoutes(app, services);
  },
  jobs: [work(remindJob, remind), work(tellAssignedJob, tellAssigned)],
  holds: TALKS,
  facts: sessionFacts,
  on: { consent_withdrawn: cancelForConsent, term_ended: cancelForPlan },
});
