import { hashToken } from '../identity/secrets.ts';
import { noteAudit } from '../identity/audit.sql.ts';
import type { Services } from '../platform/services.ts';
import { erasePerson, holdDue, listDue } from '../identity/deletion.sql.ts';
import { findGuardian } from '../consent/consent.sql.ts';
import { listTextedContacts } from '../payments/links/pay-links.sql.ts';
import { announce } from '../platform/announce.ts';
import { defineJob } from '../platform/job.ts';
import { eraseTraces, isAtWork, onlyTheirs } from './erase.sql.ts';
import { removePhotoJob } from './keep-photo.ts';

// An account that could not be erased is due an hour later as well; it is tried as often as all else until then.
export const eraseAccountsJob = defineJob('erase-accounts', { schedule: '7 * * * *', expire: 300 });

/**
 * Erases every account that asked for it 30 days ago and has not changed its mind, or that signed up then and never confirmed its
 * email. Each is a transaction of its own, so
 * that one that fails, or has a job at work, holds up none of the others; it is tried again.
 */
export async function eraseAccounts(services: Services): Promise<void> {
  const { database, now } = services;
  let left = 0;
  for (const userId of await listDue(database.db, now())) {
    const erased = await eraseAccount(services, userId).catch(() => false);
    if (!erased) left += 1;
  }
  if (left > 0) throw new Error(`${left} accounts could not be erased yet`);
}

/** @returns false when a job about this person is at work: what it writes would stay. */
async function eraseAccount(services: Services, userId: number): Promise<boolean> {
  const { database, jobs, now } = services;
  return database.db.transaction(async (tx) => {
    const person = await holdDue(tx, userId, now());
    if (!person) return true;
    const { email, profile_image } = person;
    const guardian = await findGuardian(tx, userId);
    const named = new Set([...(guardian ? [guardian.contact] : []), ...(await listTextedContacts(tx, userId))]);
    const contacts = await onlyTheirs(tx, userId, [...named]);
    if (await isAtWork(tx, { email, contacts })) return false;
    await announce(tx, services, 'person_erased', { id: userId, email });
    await eraseTraces(tx, { email, contacts }, [String(userId), ...[email, ...contacts].map(hashToken)]);
    await erasePerson(tx, userId);
    if (profile_image) await jobs.enqueue(tx, removePhotoJob, { name: profile_image });
    await noteAudit(tx, { at: now(), action: 'account.erased', actor: 'system' });
    return true;
  });
}
