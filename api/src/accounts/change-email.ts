import type { Db } from '../platform/database.ts';
import { noteAudit } from '../identity/audit.sql.ts';
import { refuse } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { confirmNewEmailLetter, emailChangeAskedLetter } from './account-letters.ts';
import { isEmailTaken, lockPerson } from '../identity/people.sql.ts';
import { addLink, endLinks } from '../identity/links.sql.ts';
import { hashToken, makeToken } from '../identity/secrets.ts';
import { sendMailJob } from '../platform/mail.ts';

const LINK_MS = 24 * 60 * 60 * 1000;

interface Person {
  id: number;
  email: string;
  first_name: string;
}

/** Counts one wish for another address, because the answer tells who has an account. Call it before the transaction. */
export function limitEmailChange({ limits }: Services, userId: number): Promise<void> {
  return limits.use('email_change_account', String(userId));
}

/**
 * Mails a link to the new address, which counts once the link is used, and tells the old one. An earlier wish ends.
 * The caller has asked for the password. @throws the refusal at `email` when the address has an account.
 */
export async function askEmailChange(tx: Db, services: Services, user: Person, newEmail: string): Promise<void> {
  const { config, jobs, now } = services;
  if (newEmail === user.email) return;
  if (await isEmailTaken(tx, newEmail)) throw refuse('email', 'An account with this email already exists.');
  const token = makeToken();
  await lockPerson(tx, user.id);
  await endLinks(tx, user.id, now(), 'change_email');
  await addLink(tx, {
    token_hash: hashToken(token),
    purpose: 'change_email',
    email: newEmail,
    user_id: user.id,
    expires_at: new Date(now().getTime() + LINK_MS),
  });
  await noteAudit(tx, { at: now(), action: 'email.change_asked', actor: 'user', actor_id: user.id, user_id: user.id });
  await jobs.enqueue(tx, sendMailJob, confirmNewEmailLetter(config.publicUrl, { ...user, email: newEmail }, token));
  await jobs.enqueue(tx, sendMailJob, emailChangeAskedLetter(config.publicUrl, user));
}
