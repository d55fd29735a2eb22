import { deliver } from '../../platform/deliver.ts';
import { type RunningJob, defineJob } from '../../platform/job.ts';
import { keyedHash } from '../../platform/keyed-hash.ts';
import { sendMailJob } from '../../platform/mail.ts';
import type { Services } from '../../platform/services.ts';
import { newsletterLetter } from './newsletter-letter.ts';
import { endSending, findSentOff, isReading, takeReaders } from './readers.sql.ts';

export const sendNewsletterJob = defineJob<{ newsletter_id: number }>('send-newsletter', { expire: 900 });
/** As patient as every mail: nobody can send it to a reader once more. */
export const newsletterLetterJob = defineJob<{ newsletter_id: number; email: string }>('newsletter-letter', { retry: sendMailJob.retry });

const AT_ONCE = 100;

/**
 * Hands a newsletter to everybody who asked for it, some at a time: that a reader is noted and that their letter is stored to be
 * sent is one transaction, so that a cut sends nobody two and forgets nobody.
 */
export async function sendNewsletter(services: Services, { newsletter_id }: { newsletter_id: number }): Promise<void> {
  const { database, jobs, now } = services;
  const letter = await findSentOff(database.db, newsletter_id);
  if (!letter?.sent_at || letter.state !== 'sending') return;
  const sentAt = letter.sent_at;
  for (let taken = AT_ONCE; taken > 0;) {
    taken = await database.db.transaction(async (tx) => {
      const emails = await takeReaders(tx, newsletter_id, sentAt, now(), AT_ONCE);
      for (const email of emails) await jobs.enqueue(tx, newsletterLetterJob, { newsletter_id, email });
      return emails.length;
    });
  }
  await endSending(database.db, newsletter_id);
}

/** Sends one reader's letter, unless they have left meanwhile. */
export async function sendNewsletterLetter(
  services: Services,
  { newsletter_id, email }: { newsletter_id: number; email: string },
  job: RunningJob,
): Promise<void> {
  const { config, database } = services;
  const letter = await findSentOff(database.db, newsletter_id);
  if (!letter || !(await isReading(database.db, email))) return;
  const token = keyedHash(config.sessionSecret, 'unsubscribe', email);
  await deliver(services, newsletterLetter(config, email, letter, token), job);
}
