import * as desk from '@careerscoop/contract/desk';
import * as deskCodes from '@careerscoop/contract/desk-codes';
import * as deskExports from '@careerscoop/contract/desk-exports';
import * as deskPlans from '@careerscoop/contract/desk-plans';
import * as deskSchools from '@careerscoop/contract/desk-schools';
import * as deskSessions from '@careerscoop/contract/desk-sessions';
import * as deskStudents from '@careerscoop/contract/desk-students';
import { defineSubject } from '../platform/define-subject.ts';
import { requireMember } from './desk-guard.ts';
import { deskRoutes } from './desk.routes.ts';
import { DESK } from './held.sql.ts';
import { codesRoutes } from './people/codes.routes.ts';
import { exportsRoutes } from './people/exports.routes.ts';
import { deskPlansRoutes } from './people/plans.routes.ts';
import { schoolsRoutes } from './people/schools.routes.ts';
import { studentsRoutes } from './people/students.routes.ts';
import { deskSessionRoutes } from './talks/sessions.routes.ts';

defineSubject({
  name: 'desk',
  endpoints: {
    desk,
    'desk-students': deskStudents,
    'desk-schools': deskSchools,
    'desk-codes': deskCodes,
    'desk-exports': deskExports,
    'desk-plans': deskPlans,
    'desk-sessions': deskSessions,
  },
  needs: ['identity', 'consent', 'plans', 'accounts', 'assessment', 'careers', 'companions', 'mentoring', 'payments'],
  routes(app, services) {
    deskRoutes(app, services);
    studentsRoutes(app, services);
    schoolsRoutes(app, services);
    codesRoutes(app, services);
    exportsRoutes(app, services);
    deskPlansRoutes(app, services);
    deskSessionRoutes(app, services);
  },
  holds: DESK,
  guards: { desk: requireMember },
});
