import { mailConfirmation } from './accounts/mail-confirmation.ts';
import { mailPasswordReset } from './accounts/mail-password-reset.ts';
import { matchCareers } from './assessment/match-careers.ts';
import type { Services } from './platform/services.ts';

/** Begins the work that follows answers: mails and matching. */
export function startJobs(services: Services): Promise<void> {
  return services.jobs.start({
    'send-mail': (mail) => services.mail.send(mail),
    'confirm-email': ({ email }) => mailConfirmation(services, email),
    'reset-password': ({ email }) => mailPasswordReset(services, email),
    'match-careers': ({ assessment_id }) => matchCareers(services, assessment_id),
  });
}
