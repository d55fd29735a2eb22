import { type Guardian, findGuardian } from '../../consent/consent.sql.ts';
import { isReachedAt } from '../../consent/contacts.ts';
import { listOtherGuardians } from '../../consent/guardianships.sql.ts';
import { isMinor } from '../../identity/age.ts';
import { findPerson } from '../../identity/people.sql.ts';
import type { Db } from '../../platform/database.ts';
import type { Reader } from './letter-facts.ts';

/** Whom something about a session concerns. */
export interface People {
  student: Reader & { id: number };
  mentor: (Reader & { id: number }) | null;
  /** While the student is a minor: whatever they are told of a session, the guardian is told. */
  guardian: Guardian | null;
  /** The parents' accounts of the family whom the letter to the guardian does not reach. */
  family: { id: number; email: string }[];
}

const NAMED = ['id', 'email', 'first_name', 'time_zone'] as const;

/** Nothing where the student's account is gone. */
export async function findPeople(
  db: Db,
  { student_id, mentor_id }: { student_id: number; mentor_id: number | null },
  now: Date,
): Promise<People | undefined> {
  const student = await findPerson(db, student_id, [...NAMED, 'adult_on']);
  if (!student) return undefined;
  const mentor = mentor_id === null ? undefined : await findPerson(db, mentor_id, NAMED);
  const minor = isMinor(student, now);
  const guardian = minor ? await findGuardian(db, student_id) : undefined;
  const accounts = minor ? await listOtherGuardians(db, student_id, 0) : [];
  const family = accounts.filter((account) => !guardian || !isReachedAt(account, guardian));
  return { student, mentor: mentor ?? null, guardian: guardian ?? null, family };
}
