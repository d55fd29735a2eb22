import * as desk from '@careerscoop/contract/desk';
import * as deskSessions from '@careerscoop/contract/desk-sessions';
import { defineSubject } from '../platform/define-subject.ts';
import { requireMember } from './desk-guard.ts';
import { deskRoutes } from './desk.routes.ts';
import { DESK } from './held.sql.ts';
import { deskSessionRoutes } from './talks/sessions.routes.ts';

defineSubject({
  name: 'desk',
  endpoints: {
    desk,
    'desk-sessions': deskSessions,
  },
  needs: ['identity', 'consent', 'plans', 'accounts', 'assessment', 'careers', 'companions', 'mentoring', 'payments'],
  routes(app, services) {
    deskRoutes(app, services);
    deskSessionRoutes(app, services);
  },
  holds: DESK,
  guards: { desk: requireMember },
});
