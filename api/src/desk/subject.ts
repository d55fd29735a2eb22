import * as desk from '@careerscoop/contract/desk';
import * as deskMentors from '@careerscoop/contract/desk-mentors';
import * as deskReports from '@careerscoop/contract/desk-reports';
import * as deskSafety from '@careerscoop/contract/desk-safety';
import * as deskSessions from '@careerscoop/contract/desk-sessions';
import { defineSubject } from '../platform/define-subject.ts';
import { requireMember } from './desk-guard.ts';
import { deskRoutes } from './desk.routes.ts';
import { DESK } from './held.sql.ts';
import { deskTalkRoutes } from './talks/talk.routes.ts';

defineSubject({
  name: 'desk',
  endpoints: {
    desk,
    'desk-sessions': deskSessions,
    'desk-mentors': deskMentors,
    'desk-reports': deskReports,
    'desk-safety': deskSafety,
  },
  needs: ['identity', 'consent', 'plans', 'accounts', 'assessment', 'careers', 'companions', 'mentoring', 'payments'],
  routes(app, services) {
    deskRoutes(app, services);
    deskTalkRoutes(app, services);
  },
  holds: DESK,
  guards: { desk: requireMember },
});
