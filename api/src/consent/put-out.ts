import type { Purpose } from '@careerscoop/contract/consent';
import { PRODUCT } from '@careerscoop/contract/constants';
import { isMinor } from '../identity/age.ts';
import { isNoted, noteAudit } from '../identity/audit.sql.ts';
import { findPerson } from '../identity/people.sql.ts';
import { announce } from '../platform/announce.ts';
import type { Db } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import {
  addGuardian,
  clearDecisions,
  findConsentStudent,
  findGuardian,
  type Guardian,
  listDeciders,
  recordDecision,
  removeGuardian,
} from './consent.sql.ts';
import { channelOf, isOwnContact } from './contacts.ts';
import type { GuardianContact } from './guardian-letters.ts';
import { listOtherGuardians, listPutOut, PUT_OUT } from './guardianships.sql.ts';

/** An account that somebody at the desk put out of a child's family. */
interface PutOut {
  student_id: number;
  parent_id: number;
  /** Since when it was there. */
  since: Date;
  actor_id: number;
}

/** What came of it. */
export interface Undone extends UndoneNamed {
  parent: { email: string; first_name: string };
  /** The contact by which they came, where they were the one who is named. */
  came_by: Guardian | undefined;
}

/** What came of it where they had no account. */
export interface UndoneNamed {
  student: NonNullable<Awaited<ReturnType<typeof findConsentStudent>>>;
  /** What they had said yes to, and is taken back. */
  purposes: Purpose[];
  /** Another parent is named from now on. */
  other_named: boolean;
}
type Decided = Awaited<ReturnType<typeof listDeciders>>[number];
type Marked = Omit<Decided, 'actor'> & { by: Decided['actor'] | 'them' };

/** Whether the desk put this account out of the child's family; its line in the log says so for as long as the child is here. */
export const wasPutOut = (tx: Db, parentId: number, studentId: number) => isNoted(tx, PUT_OUT, studentId, { parent_id: parentId });

/** Whether somebody whom the desk put out of the child's family is reached there: a link would let them answer without their account. */
export async function wasPutOutAt(tx: Db, studentId: number, { channel, contact }: GuardianContact): Promise<boolean> {
  return (await listPutOut(tx, studentId)).some((parent) => isOwnContact(parent, channel, contact));
}

/** To the adult. */
export const putOutRefusal = () =>
  new AppError('not_allowed', {
    detail: `We took this child out of your family account. If that was a mistake, write to ${PRODUCT.mailbox}.`,
  });

/**
 * Undoes what an account was whose place in a family the desk has ended in this transaction, which holds the student: the contact by
 * which it came is named no more, with all links to it, and what it answered holds no more. Where another account is in the
 * family, that one is named; else the child can ask somebody anew.
 */
export async function undoParent(tx: Db, services: Services, put: PutOut): Promise<Undone> {
  const parent = await findPerson(tx, put.parent_id, ['email', 'phone', 'first_name']);
  const student = await findConsentStudent(tx, put.student_id);
  const named = await findGuardian(tx, put.student_id);
  if (!parent || !student) throw new AppError('not_found');
  // Whom nobody was named after came by this very contact, also where the account's own email is another one since.
  const came_by = named && (isOwnContact(parent, named.channel, named.contact) || named.asked_at <= put.since) ? named : undefined;
  const others = await listOtherGuardians(tx, put.student_id, put.parent_id);
  const isOf = (person: { email: string; phone: string }, contact: string) => isOwnContact(person, channelOf(contact), contact);
  // By their account, or by a link: to an own contact of today, or since they are named, as nobody else was sent one.
  const theirs = ({ parent_id, contact, at }: Decided) => {
    if (parent_id !== null) return parent_id === put.parent_id;
    if (contact === came_by?.contact || isOf(parent, contact)) return true;
    return came_by !== undefined && at >= came_by.asked_at && !others.some((other) => isOf(other, contact));
  };
  const decided = (await listDeciders(tx, put.student_id)).map((line): Marked => {
    const { actor, ...rest } = line;
    return { ...rest, by: actor === 'guardian' && theirs(line) ? 'them' : actor };
  });
  if (came_by) {
    await removeGuardian(tx, came_by.id);
    await nameOther(tx, services, put, decided);
  }
  const purposes = isMinor(student, services.now()) ? await takeBack(tx, services, put, student, decided) : [];
  return { student, parent, came_by, purposes, other_named: (await findGuardian(tx, put.student_id)) !== undefined };
}

/**
 * Undoes a contact that the student named, who has no account in the family, in the caller's transaction, which holds the student: it is
 * named no more, with all links to it, and what was answered from it holds no more.
 */
export async function undoNamed(
  tx: Db,
  services: Services,
  { named, actor_id }: { named: Guardian; actor_id: number },
): Promise<UndoneNamed> {
  const put = { student_id: named.user_id, parent_id: 0, actor_id };
  const student = await findConsentStudent(tx, put.student_id);
  if (!student) throw new AppError('not_found');
  const decided = (await listDeciders(tx, put.student_id)).map(({ actor, ...rest }): Marked => {
    const theirs = actor === 'guardian' && rest.parent_id === null && rest.contact === named.contact;
    return { ...rest, by: theirs ? 'them' : actor };
  });
  await removeGuardian(tx, named.id);
  await nameOther(tx, services, put, decided);
  const purposes = isMinor(student, services.now()) ? await takeBack(tx, services, put, student, decided) : [];
  return { student, purposes, other_named: (await findGuardian(tx, put.student_id)) !== undefined };
}

/** Names the account that is longest in the family; where a parent has answered the child asks nobody else, as ever. */
async function nameOther(
  tx: Db,
  { now }: Services,
  { student_id, parent_id }: Pick<PutOut, 'student_id' | 'parent_id'>,
  decided: Marked[],
): Promise<void> {
  const [other] = await listOtherGuardians(tx, student_id, parent_id);
  if (!other) return;
  const answered_at = decided.findLast(({ by }) => by === 'guardian')?.at ?? null;
  await addGuardian(tx, { user_id: student_id, channel: 'email', contact: other.email, asked_at: now(), answered_at });
}

/**
 * Nothing that they answered last holds any more, so that a parent is asked anew. Their yeses are taken back in the name of the team, and
 * every subject is told, which closes what they opened; a no closed nothing that is not closed without it. An adult's were over already.
 */
async function takeBack(
  tx: Db,
  services: Services,
  { actor_id }: Pick<PutOut, 'actor_id'>,
  student: Undone['student'],
  decided: Marked[],
): Promise<Purpose[]> {
  const at = services.now();
  const newest = decided.filter(
    ({ by, purpose }, index) => by === 'them' && !decided.slice(index + 1).some((later) => later.purpose === purpose),
  );
  const granted = newest.filter((line) => line.granted);
  for (const { purpose, text_version } of granted) {
    await recordDecision(tx, { user_id: student.id, purpose, granted: false, text_version, at, actor: 'staff', contact: '' });
  }
  const namesOf = (lines: Marked[]) => lines.map(({ purpose }) => purpose);
  await clearDecisions(tx, student.id, namesOf(newest));
  const purposes = namesOf(granted);
  if (purposes.length === 0) return [];
  const all = (value: boolean) => Object.fromEntries(purposes.map((purpose) => [purpose, value]));
  const line = { at, action: 'consent.decided', actor: 'staff', actor_id, user_id: student.id } as const;
  await noteAudit(tx, { ...line, detail: all(false), before: all(true), after: all(false) });
  await announce(tx, services, 'consent_withdrawn', { student, by: 'staff', actor_id, purposes });
  return purposes;
}
