import type { Db } from '../platform/database.ts';
import { AppError, refuse } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { passwordChangedLetter } from './account-letters.ts';
import { changePerson, findAddresseeById, findUser } from '../identity/people.sql.ts';
import { endLinks } from '../identity/links.sql.ts';
import { endAllSessions } from '../identity/sessions.ts';
import type { Owner } from './weak-passwords.ts';
import { sendMailJob } from '../platform/mail.ts';

/** @throws the refusal at `field` for one of the passwords that somebody who wants in tries first. */
export async function refuseWeak(field: string, password: string, owner: Owner): Promise<void> {
  // Read with the first new password: no start waits for half a megabyte of words.
  const { weaknessOf } = await import('./weak-passwords.ts');
  const weakness = weaknessOf(password, owner);
  if (weakness) throw refuse(field, weakness);
}

/** Whose password it is. @throws session_expired when the account is gone */
export async function ownerOf(db: Db, userId: number): Promise<Owner> {
  const owner = await findUser(db, userId);
  if (!owner) throw new AppError('session_expired');
  return owner;
}

/**
 * Stores a new password and shuts every door that the old one, or a mail asked for with it, has opened: sessions and
 * links. A mail tells the person. The caller has locked the person, and passes what this returns to `sessions.forget`.
 */
export async function replacePassword(tx: Db, services: Services, userId: number, password_hash: string): Promise<string[]> {
  const { config, jobs, now } = services;
  const ended = await endAllSessions(tx, services, userId);
  await changePerson(tx, userId, { password_hash });
  await endLinks(tx, userId, now());
  const person = await findAddresseeById(tx, userId);
  if (person) await jobs.enqueue(tx, sendMailJob, passwordChangedLetter(config.publicUrl, person));
  return ended;
}
