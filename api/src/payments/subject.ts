import * as payments from '@careerscoop/contract/payments';
import { AppError } from '../platform/errors.ts';
import { defineSubject } from '../platform/define-subject.ts';
import { work } from '../platform/job.ts';
import { endOpenOrder } from './erased.ts';
import { countFindings } from './findings.sql.ts';
import { forgetPayments } from './forget.sql.ts';
import { PURCHASES } from './held.sql.ts';
import { hookRoutes } from './hooks.routes.ts';
import { tellFindings } from './note-finding.ts';
import { orderRoutes } from './orders.routes.ts';
import * as jobs from './payment-jobs.ts';
import { reconcile } from './reconcile.ts';
import { refundWhole } from './refund-order.ts';
import { settleHinted, settleOpen } from './settle-hinted.ts';

defineSubject({
  name: 'payments',
  endpoints: { payments },
  needs: ['identity', 'consent', 'plans', 'mentoring'],
  routes(app, services) {
    orderRoutes(app, services, async () => {
      throw new AppError('adult_needed');
    });
  },
  outside: hookRoutes,
  jobs: [
    work(jobs.settleOrderJob, settleHinted),
    work(jobs.refundOrderJob, refundWhole),
    work(jobs.tellFindingsJob, tellFindings),
    work(jobs.settleOpenJob, settleOpen),
    work(jobs.reconcileJob, reconcile),
  ],
  figures: [
    {
      name: 'payments_findings',
      help: 'What reconciliation and settling of payments found and no person has looked at yet.',
      count: ({ database }) => countFindings(database.db),
    },
  ],
  holds: PURCHASES,
  forget: forgetPayments,
  on: { person_erased: endOpenOrder },
});
