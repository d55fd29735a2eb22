import { forgetCounters } from './forget.sql.ts';
import { forgetOld, forgetOldJob } from './forget-old.ts';
import { work } from './job.ts';
import { sendMailJob } from './mail.ts';
import { outboxRoutes } from './outbox.routes.ts';
import { signedIn } from './sign-in-guard.ts';
import { siteRoutes } from './site.routes.ts';
import { sendSmsJob } from './sms.ts';
import type { Subject } from './subject.ts';

/** What the ground itself brings, before every subject. */
export const platform: Subject = {
  name: 'platform',
  routes: siteRoutes,
  async outside(app, services) {
    if (services.config.demo) await outboxRoutes(app, services);
  },
  guards: { signed_in: signedIn(), student: signedIn('Student'), mentor: signedIn('Mentor'), staff: signedIn('Staff') },
  jobs: [
    work(sendMailJob, ({ mail }, letter, job) => mail.send(letter, job)),
    work(sendSmsJob, ({ sms }, text, job) => sms.send(text, job)),
    work(forgetOldJob, forgetOld),
  ],
  forget: forgetCounters,
};
