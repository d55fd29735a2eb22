import { refuse } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { findPerson } from '../identity/people.sql.ts';
import { checkPassword } from '../identity/secrets.ts';

/** The refusal of a password that is not, or no longer, the person's. */
export function wrongPassword(field = 'current_password') {
  return refuse(field, 'This is not your current password.');
}

/**
 * Asks a signed-in person for the password once more before something that a thief of the session must not do. Call it
 * before the transaction, because it counts.
 * @returns the stored hash, for who must be sure that nobody has changed it in between.
 * @throws the refusal at `field`, or too_many_requests.
 */
export async function requireCurrentPassword(
  { database, limits }: Services,
  userId: number,
  password: string,
  field?: string,
): Promise<string> {
  await limits.use('current_password', String(userId));
  const stored = (await findPerson(database.db, userId, ['password_hash']))?.password_hash;
  if (!stored || !(await checkPassword(stored, password))) throw wrongPassword(field);
  await limits.clear('current_password', String(userId));
  return stored;
}
