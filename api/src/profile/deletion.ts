import { erasedOn } from '../identity/erased-on.ts';
import { endLinks } from '../identity/links.sql.ts';
import { endAllSessions } from '../identity/sessions.ts';
import { isMinor } from '../identity/age.ts';
import { noteAudit } from '../identity/audit.sql.ts';
import { announce } from '../platform/announce.ts';
import type { Db } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { dayAt, zoneOf } from '../platform/wall-clock.ts';
import { keptLetter, ownWishLetter, toBeDeletedLetter } from './deletion-letters.ts';
import { DELETION, holdProfile, listDeletionWishes, PARENTS_ALONE } from './profile.sql.ts';
import { askDeletion } from '../identity/deletion.sql.ts';
import { changePerson } from '../identity/people.sql.ts';
import { sendMailJob } from '../platform/mail.ts';

type Asker = 'user' | 'guardian';

/**
 * Notes the wish to be deleted, ends every session and tells the person by mail until when they can change their mind. A
 * second wish does not move the day.
 * @returns the day, and the sessions for the caller to pass to `sessions.forget` after the transaction.
 */
export async function wishDeletion(tx: Db, services: Services, userId: number, asker: Asker, parentId: number | null = null) {
  const { config, jobs, now } = services;
  const ended = await endAllSessions(tx, services, userId);
  const person = await holdProfile(tx, userId);
  const actor_id = asker === 'user' ? userId : parentId;
  await announce(tx, services, 'deletion_asked', { user_id: userId, by: asker, actor_id });
  const asked = await askDeletion(tx, userId, now());
  const deletion_on = erasedOn(asked ?? null);
  if (!person || !deletion_on) throw new AppError('session_expired');
  await endLinks(tx, userId, now(), 'change_email');
  await noteAudit(tx, { at: now(), action: DELETION.asked, actor: asker, actor_id, user_id: userId });
  await jobs.enqueue(tx, sendMailJob, toBeDeletedLetter(config.publicUrl, person, dayAt(new Date(deletion_on), zoneOf(person)), asker));
  return { deletion_on, ended };
}

/**
 * Takes the wish back, which changes nothing when there is none. Where the child asked as well, a parent takes back their own alone.
 * @returns false when it is not theirs to take back: a minor's parent asked, or for a parent, the child did.
 */
export async function endDeletion(
  tx: Db,
  services: Services,
  userId: number,
  asker: Asker,
  parentId: number | null = null,
): Promise<boolean> {
  const { config, jobs, now } = services;
  const person = await holdProfile(tx, userId);
  const deletion_on = erasedOn(person?.deletion_requested_at ?? null);
  if (!person) throw new AppError('session_expired');
  if (deletion_on === null) return true;
  const { own, guardians } = await listDeletionWishes(tx, userId);
  const parents = guardians.length > 0 && isMinor(person, now());
  if (parents !== (asker === 'guardian')) return false;
  const line = { at: now(), action: DELETION.taken_back, actor: asker, actor_id: asker === 'user' ? userId : parentId, user_id: userId };
  if (parents && own) {
    await noteAudit(tx, { ...line, detail: PARENTS_ALONE });
    await jobs.enqueue(tx, sendMailJob, ownWishLetter(config.publicUrl, person, dayAt(new Date(deletion_on), zoneOf(person))));
    return true;
  }
  await changePerson(tx, userId, { deletion_requested_at: null });
  await noteAudit(tx, line);
  await jobs.enqueue(tx, sendMailJob, keptLetter(person));
  return true;
}

/** A parent's account that was put out of the family, or none; the link by which they came being theirs since then, and who at the desk did it. */
interface PutOut {
  student_id: number;
  parent_id: number | null;
  links_since: Date | null;
  actor_id: number;
}

/**
 * Takes back what somebody asked for who is no parent of the child, in the caller's transaction. Where another parent has asked as well
 * it stays; the child can always ask for it anew. @returns whether it was taken back; who is told of it is the caller's.
 */
export async function endDeletionOf(tx: Db, { now }: Services, { student_id, parent_id, links_since, actor_id }: PutOut): Promise<boolean> {
  const person = await holdProfile(tx, student_id);
  if (!person?.deletion_requested_at) return false;
  const asked = (await listDeletionWishes(tx, student_id)).guardians;
  const theirs = asked.filter((by) => (by.actor_id === null ? links_since !== null && by.at >= links_since : by.actor_id === parent_id));
  if (theirs.length === 0 || theirs.length < asked.length) return false;
  await changePerson(tx, student_id, { deletion_requested_at: null });
  await noteAudit(tx, { at: now(), action: DELETION.taken_back, actor: 'staff', actor_id, user_id: student_id });
  return true;
}
