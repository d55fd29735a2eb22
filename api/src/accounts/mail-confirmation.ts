import { type RunningJob, defineJob } from '../platform/job.ts';
import type { Services } from '../platform/services.ts';
import { confirmationLetter } from './account-letters.ts';
import { findUnconfirmed } from '../identity/people.sql.ts';
import { addLink } from '../identity/links.sql.ts';
import { hashToken, makeToken } from '../identity/secrets.ts';
import { sendMailJob } from '../platform/mail.ts';

const LINK_MS = 48 * 60 * 60 * 1000;

export const confirmEmailJob = defineJob<{ email: string }>('confirm-email');

/** Makes a confirmation link and queues its mail, if the address has an account that waits for one. */
export async function mailConfirmation(
  { config, database, jobs, now }: Services,
  { email }: { email: string },
  job: RunningJob,
): Promise<void> {
  const person = await findUnconfirmed(database.db, email);
  if (!person) return;
  const token = makeToken();
  const letter = confirmationLetter(config.publicUrl, { ...person, email }, token);
  await database.db.transaction(async (tx) => {
    await addLink(tx, {
      token_hash: hashToken(token),
      purpose: 'confirm_email',
      user_id: person.id,
      expires_at: new Date(now().getTime() + LINK_MS),
    });
    await jobs.enqueue(tx, sendMailJob, letter);
    await job.endWith(tx);
  });
}
