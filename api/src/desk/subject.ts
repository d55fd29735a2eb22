import * as desk from '@careerscoop/contract/desk';
import * as desk_audit from '@careerscoop/contract/desk-audit';
import * as desk_members from '@careerscoop/contract/desk-members';
import * as desk_waiting from '@careerscoop/contract/desk-waiting';
import { defineSubject } from '../platform/define-subject.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { requireMember } from './desk-guard.ts';
import { deskRoutes } from './desk.routes.ts';
import { DESK } from './held.sql.ts';
import { memberRoutes } from './members/members.routes.ts';
import { waitingRoutes } from './waiting/waiting.routes.ts';

defineSubject({
  name: 'desk',
  endpoints: {
    desk,
    desk_waiting,
    desk_members,
    desk_audit,
  },
  needs: ['identity', 'consent', 'plans', 'accounts', 'assessment', 'careers', 'companions', 'mentoring', 'payments', 'outreach'],
  routes: (app, services) => {
    deskRoutes(app, services);
    waitingRoutes(app, services);
    memberRoutes(app, services);
    auditRoutes(app, services);
  },
  holds: DESK,
  guards: { desk: requireMember },
});
