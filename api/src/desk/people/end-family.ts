import { endGuardianship, findGuardianship } from '../../consent/guardianships.sql.ts';
import { undoParent } from '../../consent/put-out.ts';
import { noteAudit } from '../../identity/audit.sql.ts';
import { findAddresseeById, lockPerson } from '../../identity/people.sql.ts';
import { AppError } from '../../platform/errors.ts';
import { sendMailJob } from '../../platform/mail.ts';
import type { Services } from '../../platform/services.ts';
import type { Scope } from '../scope.ts';
import { familyEndedLetter } from './family-letters.ts';
import { findInScope } from './students.sql.ts';

/**
 * Takes a student out of an adult's family account: who joined by a typing error is no parent. With it goes what let the account
 * come back, and what it said yes to. @throws not_found, or conflict where it had ended
 */
export async function endFamilyByDesk(services: Services, scope: Scope, studentId: number, parentId: number): Promise<void> {
  const { config, database, jobs, now } = services;
  await database.db.transaction(async (tx) => {
    const at = now();
    // Who joins, is named or answers at this moment does so before, or finds that it is over.
    await lockPerson(tx, studentId);
    if (!(await findInScope(tx, scope, studentId, at))) throw new AppError('not_found');
    const family = await findGuardianship(tx, parentId, studentId);
    if (!family) throw new AppError('not_found');
    if (!(await endGuardianship(tx, parentId, studentId, at))) {
      throw new AppError('conflict', { detail: 'This has ended already. Nothing was changed.' });
    }
    await noteAudit(tx, {
      at,
      action: 'family.ended',
      actor: 'staff',
      actor_id: scope.user_id,
      user_id: studentId,
      detail: { parent_id: parentId },
      before: { ended_at: null },
      after: { ended_at: at.toISOString() },
    });
    await undoParent(tx, services, { student_id: studentId, parent_id: parentId, since: family.since, actor_id: scope.user_id });
    const student = await findAddresseeById(tx, studentId);
    if (student) await jobs.enqueue(tx, sendMailJob, familyEndedLetter(config.publicUrl, student));
  });
}
