import { isMinor } from '../identity/age.ts';
import { hashToken } from '../identity/secrets.ts';
import { AppError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { findConsentStudent, findGuardianById, findGuardianLink } from './consent.sql.ts';
import type { Opened } from './guardian-guard.ts';

/**
 * The parent and child of a mailed link that was not used yet; who uses it up says so by its hash, in a transaction.
 * @throws AppError bad_link, link_used, link_expired, of_age
 */
export async function findOpenLink({ database: { db }, now }: Pick<Services, 'database' | 'now'>, token: string) {
  const token_hash = hashToken(token);
  const link = await findGuardianLink(db, token_hash);
  if (!link) throw new AppError('bad_link');
  if (link.used_at) throw new AppError('link_used');
  if (link.expires_at <= now()) throw new AppError('link_expired');
  const guardian = await findGuardianById(db, link.guardian_id);
  const student = guardian && (await findConsentStudent(db, guardian.user_id));
  if (!guardian || !student) throw new AppError('bad_link');
  if (!isMinor(student, now())) throw new AppError('of_age');
  const opened: Opened = { guardian, student, parent_id: null };
  return { token_hash, opened };
}
