import { confirmEmail, lockPerson } from '../identity/people.sql.ts';
import type { Db } from '../platform/database.ts';
import { sendMailJob } from '../platform/mail.ts';
import type { Services } from '../platform/services.ts';
import { holdNoted, redeemNoted } from '../plans/redeem-code.ts';
import { codeTooLateLetter } from './account-letters.ts';

const HELD = ['email', 'first_name', 'role', 'affiliate_code', 'email_confirmed_at', 'password_hash'] as const;

/** Holds an account whose email may be confirmed now: first the code that it noted, then the person, as whoever redeems one. */
export async function holdForConfirming(tx: Db, userId: number) {
  await holdNoted(tx, userId);
  return lockPerson(tx, userId, HELD);
}

/**
 * The one way in which the email of a sign-up becomes confirmed. The code that was typed there is redeemed now and not before: who
 * only knows a class's code takes none of its places. One that cannot be redeemed any more keeps nobody out, and a mail tells so.
 * The caller holds the account (holdForConfirming).
 * @returns what to say of the code beside the answer; nothing where there is nothing to say, or the email was confirmed before.
 */
export async function confirmAccount(tx: Db, services: Services, userId: number): Promise<string | undefined> {
  const { config, jobs, now } = services;
  const person = await lockPerson(tx, userId, HELD);
  if (!person || person.email_confirmed_at) return undefined;
  const late = await redeemNoted(tx, services, userId);
  await confirmEmail(tx, userId, now());
  if (!late) return undefined;
  await jobs.enqueue(tx, sendMailJob, codeTooLateLetter(config.publicUrl, person, late));
  return `The code ${late.code} opens nothing for you: ${late.reason}`;
}
