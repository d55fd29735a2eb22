import { findGuardian } from '../../consent/consent.sql.ts';
import { mayAsk } from '../../consent/consent.policy.ts';
import { isOwnContact } from '../../consent/contacts.ts';
import { putOutRefusal, wasPutOutAt } from '../../consent/put-out.ts';
import { isMinor } from '../../identity/age.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/sign-in-guard.ts';
import { isSmsStopped } from '../../platform/sms-stops.sql.ts';
import type { Order } from '../orders.sql.ts';
import type { FoundLink } from './find-link.ts';

/**
 * The number of the parent who can be asked for consent now that they paid: the link was texted to it, it is not the
 * student's, no parent has answered, and nobody is there whom the desk put out of the family. Never in the student's own
 * session, as on a phone handed over.
 * @returns the number, or the refusal.
 */
export async function consentNumber(
  { config, database: { db }, now, sms }: Services,
  { link, student }: FoundLink,
  order: Order | undefined,
  visitor: Visitor | undefined,
): Promise<string | AppError> {
  if (order?.state !== 'paid') return new AppError('conflict', { detail: 'This comes after paying.' });
  if (visitor?.id === student.id) return new AppError('adult_needed', { detail: 'A parent does this, on their own phone.' });
  if (!isMinor(student, now())) return new AppError('of_age');
  if (link.contact === null || isOwnContact(student, 'sms', link.contact)) {
    return new AppError('conflict', { detail: 'This link was not texted to a parent. Your child can ask you from their profile.' });
  }
  if (!mayAsk(true, await findGuardian(db, student.id))) {
    return new AppError('consent_answered', { detail: 'A parent has answered already. Only they can change it.' });
  }
  if (await wasPutOutAt(db, student.id, { channel: 'sms', contact: link.contact })) return putOutRefusal();
  if (!sms.available || (await isSmsStopped(db, config, link.contact))) {
    return new AppError('conflict', { detail: 'We cannot text this number. Your child can ask you by email, from their profile.' });
  }
  return link.contact;
}
