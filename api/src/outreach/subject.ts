import * as outreach from '@careerscoop/contract/outreach';
import { hashToken } from '../identity/secrets.ts';
import { defineSubject } from '../platform/define-subject.ts';
import { OUTREACH } from './held.sql.ts';
import { work } from '../platform/job.ts';
import { keyedHash } from '../platform/keyed-hash.ts';
import { inviteeHash } from './invitee-hash.ts';
import { noteBounce, noteComplaint } from './newsletter/readers.sql.ts';
import { newsletterLetterJob, sendNewsletter, sendNewsletterJob, sendNewsletterLetter } from './newsletter/send-newsletter.ts';
import { oneClickRoutes } from './one-click.routes.ts';
import { outreachRoutes } from './outreach.routes.ts';
import { eraseOutreach, followAddress, forgetOutreach } from './outreach.sql.ts';

defineSubject({
  name: 'outreach',
  endpoints: { outreach },
  needs: ['identity'],
  routes: outreachRoutes,
  outside: oneClickRoutes,
  jobs: [work(sendNewsletterJob, sendNewsletter), work(newsletterLetterJob, sendNewsletterLetter)],
  holds: OUTREACH,
  forget: forgetOutreach,
  on: {
    mail_bounced: (tx, { now }, { email }) => noteBounce(tx, email, now()),
    mail_complained: (tx, { now }, { email }) => noteComplaint(tx, email, now()),
    email_changed: (tx, { config }, changed) =>
      followAddress(tx, changed, hashToken(keyedHash(config.sessionSecret, 'unsubscribe', changed.to))),
    person_erased: (tx, { config }, person) => eraseOutreach(tx, person, inviteeHash(config.sessionSecret, person.email)),
  },
});
