import { type RunningJob, defineJob } from '../platform/job.ts';
import type { Services } from '../platform/services.ts';
import { newPasswordLetter } from './account-letters.ts';
import { findAddressee, lockPerson } from '../identity/people.sql.ts';
import { addLink, endLinks } from '../identity/links.sql.ts';
import { hashToken, makeToken } from '../identity/secrets.ts';
import { sendMailJob } from '../platform/mail.ts';

const LINK_MS = 60 * 60 * 1000;

export const resetPasswordJob = defineJob<{ email: string }>('reset-password');

/** Makes a link for a new password and queues its mail, if the address has an account. It ends all earlier ones. */
export async function mailPasswordReset(
  { config, database, jobs, now }: Services,
  { email }: { email: string },
  job: RunningJob,
): Promise<void> {
  const person = await findAddressee(database.db, email);
  if (!person) return;
  const token = makeToken();
  const letter = newPasswordLetter(config.publicUrl, person, token);
  await database.db.transaction(async (tx) => {
    await lockPerson(tx, person.id);
    await endLinks(tx, person.id, now(), 'reset_password');
    await addLink(tx, {
      token_hash: hashToken(token),
      purpose: 'reset_password',
      user_id: person.id,
      expires_at: new Date(now().getTime() + LINK_MS),
    });
    await jobs.enqueue(tx, sendMailJob, letter);
    await job.endWith(tx);
  });
}
