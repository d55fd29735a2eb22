import { mailConfirmation } from './accounts/mail-confirmation.ts';
import { mailPasswordReset } from './accounts/mail-password-reset.ts';
import { mailFreshLinks } from './consent/fresh-links.ts';
import { matchCareers } from './careers/match-careers.ts';
import { eraseAccounts } from './profile/erase-accounts.ts';
import { removePhotoFiles } from './profile/keep-photo.ts';
import { writeFirstScoops } from './scoop/write-first-scoops.ts';
import { forgetOld } from './platform/forget-old.sql.ts';
import type { Services } from './platform/services.ts';

/** Begins the work that follows answers: mails and matching. */
export function startJobs(services: Services): Promise<void> {
  return services.jobs.start({
    'send-mail': (mail, job) => services.mail.send(mail, job),
    'send-sms': (sms, job) => services.sms.send(sms, job),
    'fresh-guardian-links': (data, job) => mailFreshLinks(services, data, job),
    'confirm-email': ({ email }, job) => mailConfirmation(services, email, job),
    'reset-password': ({ email }, job) => mailPasswordReset(services, email, job),
    'match-careers': ({ assessment_id }) => matchCareers(services, assessment_id),
    'write-scoops': ({ onet_code }) => writeFirstScoops(services, onet_code),
    'remove-photo': ({ name }) => removePhotoFiles(services, name),
    'erase-accounts': () => eraseAccounts(services),
    'forget-old': () => forgetOld(services.database.db, services.now()),
  });
}
