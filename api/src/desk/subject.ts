import * as desk from '@careerscoop/contract/desk';
import { defineSubject } from '../platform/define-subject.ts';
import { requireMember } from './desk-guard.ts';
import { deskRoutes } from './desk.routes.ts';
import { DESK } from './held.sql.ts';

defineSubject({
  name: 'desk',
  endpoints: { desk },
  needs: ['identity', 'consent', 'plans', 'accounts', 'assessment', 'careers', 'companions', 'mentoring', 'payments'],
  routes: deskRoutes,
  holds: DESK,
  guards: { desk: requireMember },
});
