import * as payments from '@careerscoop/contract/payments';
import { defineSubject } from '../platform/define-subject.ts';
import { work } from '../platform/job.ts';
import { bookRoutes } from './books.routes.ts';
import { endOpenOrder } from './erased.ts';
import { countFindings } from './findings.sql.ts';
import { forgetPayments } from './forget.sql.ts';
import { PURCHASES } from './held.sql.ts';
import { hookRoutes } from './hooks.routes.ts';
import { tellFindings } from './note-finding.ts';
import { afterPayingRoutes } from './links/after-paying.routes.ts';
import { PAY_LINKS } from './links/held.sql.ts';
import { makePayLink } from './links/make-pay-link.ts';
import { forgetPayLinks } from './links/pay-links.sql.ts';
import { payRoutes } from './links/pay.routes.ts';
import { textParentRoutes } from './links/text-parent.routes.ts';
import { orderRoutes } from './orders.routes.ts';
import * as jobs from './payment-jobs.ts';
import { reconcile } from './reconcile.ts';
import { refundWhole } from './refund-order.ts';
import { settleHinted, settleOpen } from './settle-hinted.ts';

defineSubject({
  name: 'payments',
  endpoints: { payments },
  needs: ['identity', 'consent', 'plans'],
  routes(app, services) {
    orderRoutes(app, services, makePayLink);
    textParentRoutes(app, services);
    payRoutes(app, services);
    afterPayingRoutes(app, services);
  },
  outside(app, services) {
    bookRoutes(app, services);
    hookRoutes(app, services);
  },
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
  holds: [...PURCHASES, ...PAY_LINKS],
  async forget(db, now) {
    await forgetPayments(db, now);
    await forgetPayLinks(db, now);
  },
  on: { person_erased: endOpenOrder },
});
