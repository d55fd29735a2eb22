import type { Db } from '../platform/database.ts';
import { refuse } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { passwordChangedLetter } from './account-letters.ts';
import { changePasswordHash, findAddresseeById } from './accounts.sql.ts';
import { endLinks } from './links.sql.ts';
import { isCommonPassword } from './secrets.ts';
import { endAllSessions } from './sessions.ts';

/** @throws the refusal at `field` for one of the passwords that everybody tries first. */
export async function refuseCommon(field: string, password: string): Promise<void> {
  if (!(await isCommonPassword(password))) return;
  throw refuse(field, 'This password is one of the most used ones. Please choose another.');
}

/**
 * Stores a new password and shuts every door that the old one, or a mail asked for with it, has opened: sessions and
 * links. A mail tells the person. The caller has locked the person, and passes what this returns to `sessions.forget`.
 */
export async function replacePassword(tx: Db, services: Services, userId: number, password_hash: string): Promise<string[]> {
  const { config, jobs, now } = services;
  const ended = await endAllSessions(tx, services, userId);
  await changePasswordHash(tx, userId, password_hash);
  await endLinks(tx, userId, now());
  const person = await findAddresseeById(tx, userId);
  if (person) await jobs.enqueue(tx, 'send-mail', passwordChangedLetter(config.publicUrl, person));
  return ended;
}
