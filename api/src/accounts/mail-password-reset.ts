import type { RunningJob } from '../platform/jobs.ts';
import type { Services } from '../platform/services.ts';
import { renderLetter } from '../platform/mail-letter.ts';
import { findAddressee, lockPerson } from './accounts.sql.ts';
import { addLink, endLinks } from './links.sql.ts';
import { hashToken, makeToken } from './secrets.ts';

const LINK_MS = 60 * 60 * 1000;

/** Makes a link for a new password and queues its mail, if the address has an account. It ends all earlier ones. */
export async function mailPasswordReset({ config, database, jobs, now }: Services, email: string, job: RunningJob): Promise<void> {
  const person = await findAddressee(database.db, email);
  if (!person) return;
  const token = makeToken();
  const letter = renderLetter({
    to: person.email,
    subject: 'Choose a new password for CareerScoop',
    greeting: `Hi ${person.first_name},`,
    paragraphs: ['Somebody, we hope you, asked for a new password. Press the button to choose one.'],
    button: { label: 'Choose a new password', url: `${config.publicUrl}/forgotpassword?token=${token}` },
    ending:
      'The link works for one hour, and once. If you did not ask for it, you can ignore this mail: your password stays ' +
      'as it is.',
  });
  await database.db.transaction(async (tx) => {
    await lockPerson(tx, person.id);
    await endLinks(tx, person.id, now(), 'reset_password');
    await addLink(tx, {
      token_hash: hashToken(token),
      purpose: 'reset_password',
      user_id: person.id,
      expires_at: new Date(now().getTime() + LINK_MS),
    });
    await jobs.enqueue(tx, 'send-mail', letter);
    await job.endWith(tx);
  });
}
