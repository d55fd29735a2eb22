import * as desk from '@careerscoop/contract/desk';
import * as messages from '@careerscoop/contract/desk-messages';
import * as newsletters from '@careerscoop/contract/desk-newsletters';
import * as orders from '@careerscoop/contract/desk-orders';
import { defineSubject } from '../platform/define-subject.ts';
import { requireMember } from './desk-guard.ts';
import { deskRoutes } from './desk.routes.ts';
import { deskFindingsRoutes } from './findings/findings.routes.ts';
import { DESK } from './held.sql.ts';
import { deskMessagesRoutes } from './messages/messages.routes.ts';
import { deskNewslettersRoutes } from './newsletters/newsletters.routes.ts';
import { deskOrdersRoutes } from './orders/orders.routes.ts';

defineSubject({
  name: 'desk',
  endpoints: { desk, 'desk-messages': messages, 'desk-newsletters': newsletters, 'desk-orders': orders },
  needs: ['identity', 'consent', 'plans', 'accounts', 'assessment', 'careers', 'companions', 'mentoring', 'payments', 'outreach'],
  routes(app, services) {
    deskRoutes(app, services);
    deskOrdersRoutes(app, services);
    deskFindingsRoutes(app, services);
    deskMessagesRoutes(app, services);
    deskNewslettersRoutes(app, services);
  },
  holds: DESK,
  guards: { desk: requireMember },
});
