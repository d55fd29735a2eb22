import * as report from '@careerscoop/contract/report';
import { defineSubject } from '../platform/define-subject.ts';
import { REPORT } from './held.sql.ts';
import { newAddress } from './report-address.ts';
import { openedReportRoutes, reportPages, reportRoutes } from './report.routes.ts';
import { addFirstAddress } from './report.sql.ts';

defineSubject({
  name: 'report',
  endpoints: { report },
  needs: ['identity', 'catalogue', 'plans', 'assessment', 'careers', 'strengths'],
  routes(app, services) {
    openedReportRoutes(app, services);
    reportRoutes(app, services);
  },
  pages: reportPages,
  unlogged: ['/report/', '/api/v1/reports/'],
  holds: REPORT,
  on: {
    results_made: (tx, services, { user_id }) => addFirstAddress(tx, user_id, { ...newAddress(services), made_at: services.now() }),
  },
});
