import { work } from '../platform/job.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { confirmEmailJob, mailConfirmation } from './mail-confirmation.ts';
import { mailPasswordReset, resetPasswordJob } from './mail-password-reset.ts';
import { ownAccountRoutes } from './own-account.routes.ts';
import type { Subject } from '../platform/subject.ts';

export const accounts: Subject = {
  name: 'accounts',
  needs: ['identity', 'plans'],
  routes(app, services) {
    accountsRoutes(app, services);
    ownAccountRoutes(app, services);
  },
  jobs: [work(confirmEmailJob, mailConfirmation), work(resetPasswordJob, mailPasswordReset)],
};
