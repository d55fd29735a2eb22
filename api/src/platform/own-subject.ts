import * as site from '@careerscoop/contract/site';
import { defineSubject } from './define-subject.ts';
import { forgetOld, forgetOldJob } from './forget-old.ts';
import { forgetCounters } from './forget.sql.ts';
import { countGivenUp } from './job-faults.ts';
import { work } from './job.ts';
import { deliver } from './deliver.ts';
import { mailHookRoutes } from './mail-hook.routes.ts';
import { sendMailJob } from './mail.ts';
import { meetingRoutes } from './meeting.routes.ts';
import { outboxRoutes } from './outbox.routes.ts';
import { checkoutRoutes } from './payments-sandbox/checkout.routes.ts';
import { sendEvent, sendEventJob } from './payments-sandbox/send-event.ts';
import { signedIn } from './sign-in-guard.ts';
import { siteRoutes } from './site.routes.ts';
import { smsHookRoutes } from './sms-hook.routes.ts';
import { sendSmsJob } from './sms.ts';

/** What the ground itself brings, before every subject. */
defineSubject({
  name: 'platform',
  endpoints: { site },
  routes: siteRoutes,
  async outside(app, services) {
    if (services.config.demo) await outboxRoutes(app, services);
    checkoutRoutes(app, services);
    meetingRoutes(app, services);
    await app.register(async (hook) => smsHookRoutes(hook, services));
    await app.register(async (hook) => mailHookRoutes(hook, services));
  },
  guards: { signed_in: signedIn(), student: signedIn('Student'), mentor: signedIn('Mentor') },
  jobs: [
    work(sendMailJob, deliver),
    work(sendSmsJob, ({ sms }, text, job) => sms.send(text, job)),
    work(sendEventJob, sendEvent),
    work(forgetOldJob, forgetOld),
  ],
  figures: [
    { name: 'jobs_failed', help: 'Work after answers, as sending a mail, that was given up on since yesterday.', count: countGivenUp },
  ],
  forget: forgetCounters,
});
