import { isMinor } from '../identity/age.ts';
import { isNoted, noteAudit } from '../identity/audit.sql.ts';
import { findPerson } from '../identity/people.sql.ts';
import { announce } from '../platform/announce.ts';
import type { Db } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import { addGuardian, findConsentStudent, findGuardian, listDeciders, recordDecision, removeGuardian } from './consent.sql.ts';
import { isReachedAt, smsNumber } from './contacts.ts';
import { listOtherGuardians } from './guardianships.sql.ts';

/** An account that somebody at the desk put out of a child's family. */
interface PutOut {
  student_id: number;
  parent_id: number;
  /** Since when it was there. */
  since: Date;
  actor_id: number;
}
type Decided = Awaited<ReturnType<typeof listDeciders>>[number];

/** Whether the desk put this account out of the child's family; its line in the log says so for as long as the child is here. */
export const wasPutOut = (tx: Db, parentId: number, studentId: number) => isNoted(tx, 'family.ended', studentId, { parent_id: parentId });

/**
 * Undoes what an account was whose place in a family the desk has ended in this transaction, which holds the student: the contact by
 * which it came is named no more, with all links to it, and what it said yes to is taken back. Where another account is in the
 * family, that one is named; else the child can ask somebody anew.
 */
export async function undoParent(tx: Db, services: Services, put: PutOut): Promise<void> {
  const parent = await findPerson(tx, put.parent_id, ['email', 'phone']);
  const named = await findGuardian(tx, put.student_id);
  if (!parent) return;
  // Whom nobody was named after came by this very contact, also where the account's own email is another one since.
  const cameBy = named && (isReachedAt(parent, named) || named.asked_at <= put.since) ? named : undefined;
  const theirs = new Set([parent.email, smsNumber(parent.phone), cameBy?.contact]);
  const decided = (await listDeciders(tx, put.student_id)).map((line) => ({
    ...line,
    by: line.actor === 'guardian' && theirs.has(line.contact) ? ('them' as const) : line.actor,
  }));
  if (cameBy) await removeGuardian(tx, cameBy.id);
  const granted = decided.filter((line, at) => line.granted && line.by === 'them' && isNewest(decided, at));
  await takeBack(tx, services, put, { channel: 'email', contact: parent.email, ...cameBy }, granted);
  if (!cameBy) return;
  // Not before: letters about talks that this called off would tell who is named that they did it themselves.
  const [other] = await listOtherGuardians(tx, put.student_id, put.parent_id);
  if (!other) return;
  // Where another parent has answered the child asks nobody else, as ever.
  const answered_at = decided.findLast(({ by }) => by === 'guardian')?.at ?? null;
  const asked_at = services.now();
  await addGuardian(tx, { user_id: put.student_id, channel: 'email', contact: other.email, asked_at, answered_at });
}

const isNewest = (decided: Decided[], at: number) => !decided.slice(at + 1).some(({ purpose }) => purpose === decided[at]?.purpose);

/** Takes these yeses back in the name of the team, and tells every subject, which closes what they opened. An adult's were over already. */
async function takeBack(
  tx: Db,
  services: Services,
  { student_id, actor_id }: PutOut,
  { channel, contact }: { channel: 'email' | 'sms'; contact: string },
  granted: Decided[],
): Promise<void> {
  const at = services.now();
  const student = await findConsentStudent(tx, student_id);
  if (!student || !isMinor(student, at) || granted.length === 0) return;
  for (const { purpose, text_version } of granted) {
    await recordDecision(tx, { user_id: student_id, purpose, granted: false, text_version, at, actor: 'staff', contact: '' });
  }
  const purposes = granted.map(({ purpose }) => purpose);
  const all = (value: boolean) => Object.fromEntries(purposes.map((purpose) => [purpose, value]));
  const line = { at, action: 'consent.decided', actor: 'staff', actor_id, user_id: student_id } as const;
  await noteAudit(tx, { ...line, detail: all(false), before: all(true), after: all(false) });
  await announce(tx, services, 'consent_withdrawn', { student, guardian: { channel, contact }, parent_id: null, purposes });
}
