import * as desk from '@careerscoop/contract/desk';
import * as deskMentors from '@careerscoop/contract/desk-mentors';
import * as deskReports from '@careerscoop/contract/desk-reports';
import * as deskSafety from '@careerscoop/contract/desk-safety';
import * as deskMessages from '@careerscoop/contract/desk-messages';
import * as deskNewsletters from '@careerscoop/contract/desk-newsletters';
import * as deskOrders from '@careerscoop/contract/desk-orders';
import * as deskAudit from '@careerscoop/contract/desk-audit';
import * as deskCodes from '@careerscoop/contract/desk-codes';
import * as deskExports from '@careerscoop/contract/desk-exports';
import * as deskMembers from '@careerscoop/contract/desk-members';
import * as deskPlans from '@careerscoop/contract/desk-plans';
import * as deskSchools from '@careerscoop/contract/desk-schools';
import * as deskSessions from '@careerscoop/contract/desk-sessions';
import * as deskStudents from '@careerscoop/contract/desk-students';
import * as confirmCode from '@careerscoop/contract/confirm-code';
import * as deskNumbers from '@careerscoop/contract/desk-numbers';
import * as deskOrganization from '@careerscoop/contract/desk-organization';
import * as deskAiReports from '@careerscoop/contract/desk-ai-reports';
import * as deskCompanions from '@careerscoop/contract/desk-companions';
import * as deskQuestions from '@careerscoop/contract/desk-questions';
import * as deskResources from '@careerscoop/contract/desk-resources';
import * as deskWords from '@careerscoop/contract/desk-words';
import * as deskWaiting from '@careerscoop/contract/desk-waiting';
import { defineSubject } from '../platform/define-subject.ts';
import { work } from '../platform/job.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { requireMember } from './desk-guard.ts';
import { deskRoutes } from './desk.routes.ts';
import { deskFindingsRoutes } from './findings/findings.routes.ts';
import { DESK } from './held.sql.ts';
import { deskTalkRoutes } from './talks/talk.routes.ts';
import { deskMessagesRoutes } from './messages/messages.routes.ts';
import { deskNewslettersRoutes } from './newsletters/newsletters.routes.ts';
import { deskOrdersRoutes } from './orders/orders.routes.ts';
import { codesRoutes } from './people/codes.routes.ts';
import { exportsRoutes } from './people/exports.routes.ts';
import { deskPlansRoutes } from './people/plans.routes.ts';
import { schoolsRoutes } from './people/schools.routes.ts';
import { studentsRoutes } from './people/students.routes.ts';
import { keepPlace } from './members/keep-place.ts';
import { memberRoutes } from './members/members.routes.ts';
import { countDay, countDayJob } from './numbers/count-day.ts';
import { numbersRoutes } from './numbers/numbers.routes.ts';
import { confirmByCodeRoutes } from './organization/confirm-by-code.routes.ts';
import { forgetConfirmingCodes } from './organization/confirming.sql.ts';
import { countStudents, countStudentsJob } from './organization/count-students.ts';
import { organizationRoutes } from './organization/organization.routes.ts';
import { waitingRoutes } from './waiting/waiting.routes.ts';
import { aiReportsRoutes } from './words/ai-reports.routes.ts';
import { companionsDeskRoutes } from './words/companions.routes.ts';
import { questionsRoutes } from './words/questions.routes.ts';
import { resourcesDeskRoutes } from './words/resources.routes.ts';
import { wordsRoutes } from './words/words.routes.ts';

defineSubject({
  name: 'desk',
  endpoints: {
    desk,
    'desk-students': deskStudents,
    'desk-schools': deskSchools,
    'desk-codes': deskCodes,
    'desk-exports': deskExports,
    'desk-plans': deskPlans,
    'desk-waiting': deskWaiting,
    'desk-numbers': deskNumbers,
    'desk-organization': deskOrganization,
    'confirm-code': confirmCode,
    'desk-members': deskMembers,
    'desk-audit': deskAudit,
    'desk-sessions': deskSessions,
    'desk-mentors': deskMentors,
    'desk-reports': deskReports,
    'desk-safety': deskSafety,
    'desk-orders': deskOrders,
    'desk-messages': deskMessages,
    'desk-newsletters': deskNewsletters,
    'desk-words': deskWords,
    'desk-resources': deskResources,
    'desk-questions': deskQuestions,
    'desk-companions': deskCompanions,
    'desk-ai-reports': deskAiReports,
  },
  needs: [
    'identity',
    'consent',
    'plans',
    'accounts',
    'assessment',
    'careers',
    'report',
    'companions',
    'mentoring',
    'payments',
    'outreach',
    'content',
    'profile',
  ],
  routes(app, services) {
    deskRoutes(app, services);
    deskTalkRoutes(app, services);
    studentsRoutes(app, services);
    schoolsRoutes(app, services);
    codesRoutes(app, services);
    exportsRoutes(app, services);
    deskPlansRoutes(app, services);
    waitingRoutes(app, services);
    memberRoutes(app, services);
    auditRoutes(app, services);
    deskOrdersRoutes(app, services);
    deskFindingsRoutes(app, services);
    deskMessagesRoutes(app, services);
    deskNewslettersRoutes(app, services);
    organizationRoutes(app, services);
    numbersRoutes(app, services);
    confirmByCodeRoutes(app, services);
    wordsRoutes(app, services);
    resourcesDeskRoutes(app, services);
    questionsRoutes(app, services);
    companionsDeskRoutes(app, services);
    aiReportsRoutes(app, services);
  },
  holds: DESK,
  forget: forgetConfirmingCodes,
  jobs: [work(countDayJob, countDay), work(countStudentsJob, countStudents)],
  guards: { desk: requireMember },
  on: { deletion_asked: (tx, _services, { user_id }) => keepPlace(tx, user_id) },
});
