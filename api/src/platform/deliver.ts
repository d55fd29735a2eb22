import { announce } from './announce.ts';
import type { RunningJob } from './job.ts';
import type { Mail } from './mail.ts';
import type { Services } from './services.ts';

/** Sends a mail, and tells the subjects where its mailbox takes nothing. */
export async function deliver(services: Services, mail: Mail, job: RunningJob): Promise<void> {
  if ((await services.mail.send(mail, job)) !== 'bounced') return;
  await services.database.db.transaction((tx) => announce(tx, services, 'mail_bounced', { email: mail.to }));
}
