import { isMinor } from '../identity/age.ts';
import { findPerson } from '../identity/people.sql.ts';
import { AppError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { isReachedAt } from './contacts.ts';
import { findConsentStudent, findGuardian } from './consent.sql.ts';
import type { Opened } from './guardian-guard.ts';
import { findGuardianship } from './guardianships.sql.ts';

/**
 * A child of this account's family, with the parent as they are reached by that account.
 * @throws AppError not_found alike for a child of others and for none; of_age once the child decides alone
 */
export async function childOf({ database, now }: Pick<Services, 'database' | 'now'>, parentId: number, childId: number): Promise<Opened> {
  const { db } = database;
  const family = await findGuardianship(db, parentId, childId);
  const student = family && (await findConsentStudent(db, childId));
  if (!student) throw new AppError('not_found');
  // Also where it was ended that day already: a parent who comes back reads why.
  if (!isMinor(student, now())) throw new AppError('of_age');
  const parent = family.ended_at ? undefined : await findPerson(db, parentId, ['id', 'email', 'phone']);
  const named = await findGuardian(db, childId);
  if (!parent || !named) throw new AppError('not_found');
  const guardian = isReachedAt(parent, named) ? named : { ...named, channel: 'email' as const, contact: parent.email };
  return { guardian, student, parent_id: parent.id };
}
