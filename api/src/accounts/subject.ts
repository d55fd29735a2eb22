import * as accounts from '@careerscoop/contract/accounts';
import * as passwords from '@careerscoop/contract/passwords';
import * as secondFactor from '@careerscoop/contract/second-factor';
import * as signup from '@careerscoop/contract/signup';
import { defineSubject } from '../platform/define-subject.ts';
import { SECOND_FACTOR } from './held.sql.ts';
import { work } from '../platform/job.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { confirmEmailJob, mailConfirmation } from './mail-confirmation.ts';
import { mailPasswordReset, resetPasswordJob } from './mail-password-reset.ts';
import { ownAccountRoutes } from './own-account.routes.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';

defineSubject({
  name: 'accounts',
  endpoints: { accounts, signup, passwords, secondFactor },
  needs: ['identity', 'plans'],
  routes(app, services) {
    accountsRoutes(app, services);
    ownAccountRoutes(app, services);
    secondFactorRoutes(app, services);
  },
  holds: SECOND_FACTOR,
  jobs: [work(confirmEmailJob, mailConfirmation), work(resetPasswordJob, mailPasswordReset)],
});
