import { findGuardian, type Guardian } from '../../consent/consent.sql.ts';
import { isReachedAt } from '../../consent/contacts.ts';
import { tellOtherGuardians } from '../../consent/other-guardians.ts';
import { undoNamed } from '../../consent/put-out.ts';
import { isMinor } from '../../identity/age.ts';
import { noteAudit } from '../../identity/audit.sql.ts';
import { lockPerson } from '../../identity/people.sql.ts';
import { AppError } from '../../platform/errors.ts';
import { sendMailJob } from '../../platform/mail.ts';
import type { Services } from '../../platform/services.ts';
import { endDeletionOf } from '../../profile/deletion.ts';
import type { Scope } from '../scope.ts';
import { familyAtDesk } from './end-family.ts';
import { contactRemovedLetter, contactRemovedWords } from './contact-letters.ts';
import { findInScope } from './students.sql.ts';

/** Whether the named contact goes by itself: an account of the family that is reached there is put out as a whole. */
export const mayRemove = (named: Guardian, family: readonly { email: string; phone: string; may_end: boolean }[]) =>
  !family.some((account) => account.may_end && isReachedAt(account, named));

/**
 * Takes off the contact that a student named as their parent, for somebody who wrote that they are none: with it go its links, what was
 * answered from there, and a deletion that was asked for from there. The student and the other parents are told; the contact is not, since
 * they wrote to us. @throws not_found, or conflict where the one that was seen is named no more, or is reached by an account
 */
export async function removeGuardianByDesk(services: Services, scope: Scope, studentId: number, asked_at: string): Promise<void> {
  const { config, database, jobs, now } = services;
  await database.db.transaction(async (tx) => {
    const at = now();
    // Who is named, joins or answers at this moment does so before, or finds that it is over.
    const student = await lockPerson(tx, studentId, ['adult_on']);
    if (!student || !(await findInScope(tx, scope, studentId, at))) throw new AppError('not_found');
    const named = await findGuardian(tx, studentId);
    if (!named || named.asked_at.getTime() !== Date.parse(asked_at)) {
      throw new AppError('conflict', { detail: 'That contact is not named any more. Nothing was changed.' });
    }
    const minor = isMinor(student, at);
    if (!mayRemove(named, await familyAtDesk(tx, studentId, minor))) {
      throw new AppError('conflict', { detail: 'A family account is reached there: end that one. Nothing was changed.' });
    }
    const actor_id = scope.user_id;
    await noteAudit(tx, { at, action: 'family.contact_removed', actor: 'staff', actor_id, user_id: studentId });
    const undone = await undoNamed(tx, services, { named, actor_id });
    const put = { student_id: studentId, parent_id: null, links_since: named.asked_at, actor_id };
    const ended = { ...undone, kept: await endDeletionOf(tx, services, put), minor };
    await jobs.enqueue(tx, sendMailJob, contactRemovedLetter(undone.student, ended, config.publicUrl));
    if (!minor) return;
    const acting = { student: undone.student, guardian: null, parent_id: null };
    await tellOtherGuardians(tx, services, acting, contactRemovedWords(undone.student.first_name, ended, config));
  });
}
