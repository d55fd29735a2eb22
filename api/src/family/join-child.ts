import { MINIMUM_AGE } from '@careerscoop/contract/constants';
import { isReachedAt, maskedContact } from '../consent/contacts.ts';
import { useGuardianLink } from '../consent/consent.sql.ts';
import { type Opened, openedByToken, requireStillNamed } from '../consent/guardian-guard.ts';
import { addGuardianship } from '../consent/guardianships.sql.ts';
import { putOutRefusal, wasPutOut } from '../consent/put-out.ts';
import { findOpenLink } from '../consent/open-link.ts';
import { tellOtherGuardians } from '../consent/other-guardians.ts';
import { isMinor } from '../identity/age.ts';
import { noteAudit } from '../identity/audit.sql.ts';
import { findPerson, lockPerson } from '../identity/people.sql.ts';
import { AppError } from '../platform/errors.ts';
import { sendMailJob } from '../platform/mail.ts';
import type { Services } from '../platform/services.ts';
import { joinedLetter, joinedWords } from './family-letters.ts';

/**
 * Adds the child of a link to the family of an adult's account. The link must have gone to that account's own email or phone: who
 * was only forwarded it gets nothing. It is used up by this, and the child and their other parents are told. Whom the desk took this
 * child from does not come back by a link.
 * @throws AppError bad_link, link_used, link_expired, of_age, adult_needed, other_contact, not_allowed
 */
export async function joinChild(services: Services, parentId: number, token: string): Promise<Opened> {
  const { config, database, jobs, now } = services;
  const { db } = database;
  const parent = await findPerson(db, parentId, ['id', 'first_name', 'email', 'phone', 'adult_on', 'deletion_requested_at']);
  if (!parent) throw new AppError('session_expired');
  if (isMinor(parent, now()))
    throw new AppError('adult_needed', { detail: 'A family account is for adults. Ask your parent to open this link.' });
  const { token_hash, opened } = await openedLink(services, token);
  const { guardian, student } = opened;
  if (!isReachedAt(parent, guardian) || student.id === parent.id) throw otherContact(opened);
  if ((student.age ?? MINIMUM_AGE) < MINIMUM_AGE)
    throw new AppError('not_allowed', { detail: `CareerScoop is not open under ${MINIMUM_AGE} yet.` });
  await db.transaction(async (tx) => {
    await lockPerson(tx, student.id);
    if (token_hash && !(await useGuardianLink(tx, token_hash, now()))) throw new AppError('link_used');
    await requireStillNamed(tx, opened).catch(asExpired);
    if (await wasPutOut(tx, parent.id, student.id)) throw putOutRefusal();
    if (!(await addGuardianship(tx, { parent_id: parent.id, student_id: student.id, since: now() }))) return;
    await noteAudit(tx, { at: now(), action: 'family.joined', actor: 'guardian', actor_id: parent.id, user_id: student.id });
    await jobs.enqueue(tx, sendMailJob, joinedLetter(student, parent, config.publicUrl));
    await tellOtherGuardians(tx, services, { ...opened, parent_id: parent.id }, joinedWords(student.first_name, config));
  });
  return { ...opened, parent_id: parent.id };
}

/** A mailed link, or one that is open already in this browser: its page's own access counts while it is good. */
async function openedLink(services: Services, token: string): Promise<{ token_hash: string | null; opened: Opened }> {
  if (!token.includes('.')) return findOpenLink(services, token);
  const opened = await openedByToken(services, token).catch(asExpired);
  return { token_hash: null, opened };
}

/** Here the link is what is over, not the parent's own session. */
function asExpired(error: unknown): never {
  throw error instanceof AppError && error.code === 'session_expired' ? new AppError('link_expired') : error;
}

const otherContact = ({ guardian: { channel, contact } }: Opened) =>
  new AppError('other_contact', {
    detail: `This link went to ${maskedContact(channel, contact)}, which is not the ${channel === 'email' ? 'email' : 'phone number'} of your account.`,
  });
