import * as hours from '@careerscoop/contract/mentor-hours';
import * as mentoring from '@careerscoop/contract/mentoring';
import * as feedback from '@careerscoop/contract/session-feedback';
import { defineSubject } from '../platform/define-subject.ts';
import { bookingRoutes } from './booking/booking.routes.ts';
import { endSessionsOf } from './booking/erase-sessions.ts';
import { hoursRoutes } from './booking/hours.routes.ts';
import { tendSessions, tendSessionsJob } from './booking/tend-sessions.ts';
import { cancelForAge, cancelForConsent, cancelForDeletion, cancelForPlan } from './cancel-sessions.ts';
import { work } from '../platform/job.ts';
import { doorRoutes, guardianDoorRoutes } from './door/door.routes.ts';
import { feedbackRoutes } from './feedback.routes.ts';
import { TALKS } from './held.sql.ts';
import { remind, remindJob, tellAssigned, tellAssignedJob } from './letters/remind.ts';
import { mentorsRoutes, sessionListRoutes, sessionRequestRoutes } from './mentoring.routes.ts';
import { MENTOR_SAFETY } from './safety/held.sql.ts';
import { lookAtChecks, lookAtChecksJob } from './safety/look-at-checks.ts';
import { eraseReports, forgetReports } from './safety/reports.sql.ts';
import { mentorSafetyRoutes } from './safety/safety.routes.ts';
import { sessionFacts } from './sessions.sql.ts';

defineSubject({
  name: 'mentoring',
  endpoints: { mentoring, feedback, hours },
  needs: ['identity', 'consent', 'plans', 'careers'],
  routes(app, services) {
    mentorsRoutes(app, services);
    sessionListRoutes(app, services);
    sessionRequestRoutes(app, services);
    feedbackRoutes(app, services);
    doorRoutes(app, services);
    guardianDoorRoutes(app, services);
    mentorSafetyRoutes(app, services);
    bookingRoutes(app, services);
    hoursRoutes(app, services);
  },
  jobs: [
    work(remindJob, remind),
    work(tellAssignedJob, tellAssigned),
    work(lookAtChecksJob, lookAtChecks),
    work(tendSessionsJob, tendSessions),
  ],
  holds: [...TALKS, ...MENTOR_SAFETY],
  forget: forgetReports,
  facts: sessionFacts,
  on: {
    consent_withdrawn: cancelForConsent,
    term_ended: cancelForPlan,
    deletion_asked: cancelForDeletion,
    age_changed: cancelForAge,
    person_erased: async (tx, services, person) => {
      await endSessionsOf(tx, services, person);
      await eraseReports(tx, person.id);
    },
  },
});
