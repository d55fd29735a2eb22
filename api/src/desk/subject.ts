import * as desk from '@careerscoop/contract/desk';
import * as deskAudit from '@careerscoop/contract/desk-audit';
import * as deskMembers from '@careerscoop/contract/desk-members';
import * as deskSessions from '@careerscoop/contract/desk-sessions';
import * as deskWaiting from '@careerscoop/contract/desk-waiting';
import { defineSubject } from '../platform/define-subject.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { requireMember } from './desk-guard.ts';
import { deskRoutes } from './desk.routes.ts';
import { DESK } from './held.sql.ts';
import { memberRoutes } from './members/members.routes.ts';
import { deskSessionRoutes } from './talks/sessions.routes.ts';
import { waitingRoutes } from './waiting/waiting.routes.ts';

defineSubject({
  name: 'desk',
  endpoints: {
    desk,
    'desk-waiting': deskWaiting,
    'desk-members': deskMembers,
    'desk-audit': deskAudit,
    'desk-sessions': deskSessions,
  },
  needs: ['identity', 'consent', 'plans', 'accounts', 'assessment', 'careers', 'companions', 'mentoring', 'payments', 'outreach'],
  routes(app, services) {
    deskRoutes(app, services);
    waitingRoutes(app, services);
    memberRoutes(app, services);
    auditRoutes(app, services);
    deskSessionRoutes(app, services);
  },
  holds: DESK,
  guards: { desk: requireMember },
});
