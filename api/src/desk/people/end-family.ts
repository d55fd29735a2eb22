import { endGuardianship, findGuardianship, listFamily, listPutOut } from '../../consent/guardianships.sql.ts';
import { undoParent, wasPutOut } from '../../consent/put-out.ts';
import { isMinor } from '../../identity/age.ts';
import { noteAudit } from '../../identity/audit.sql.ts';
import { lockPerson } from '../../identity/people.sql.ts';
import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { endDeletionOf } from '../../profile/deletion.ts';
import type { Scope } from '../scope.ts';
import { findInScope } from './students.sql.ts';
import { tellFamilyEnded } from './tell-family-ended.ts';

/** Whether the desk can put an account out of a family: also one that left by itself, while what it answered can hold still. */
const mayEnd = ({ ended_at }: { ended_at: Date | null }, putOut: boolean, minor: boolean) => ended_at === null || (minor && !putOut);

/** The accounts that are or were a student's family, and whether each can be put out. */
export async function familyAtDesk(tx: Db, studentId: number, minor: boolean) {
  const putOut = (await listPutOut(tx, studentId)).map(({ id }) => id);
  return (await listFamily(tx, studentId)).map((parent) => ({ ...parent, may_end: mayEnd(parent, putOut.includes(parent.id), minor) }));
}

/**
 * Takes a student out of an adult's family account: who joined by a typing error is no parent. With it goes what let the account
 * come back, what it answered, and a deletion that it asked for. @throws not_found, or conflict where all of that is over already
 */
export async function endFamilyByDesk(services: Services, scope: Scope, studentId: number, parentId: number): Promise<void> {
  const { database, now } = services;
  await database.db.transaction(async (tx) => {
    const at = now();
    // Who joins, is named or answers at this moment does so before, or finds that it is over.
    const student = await lockPerson(tx, studentId, ['adult_on']);
    if (!student || !(await findInScope(tx, scope, studentId, at))) throw new AppError('not_found');
    const family = await findGuardianship(tx, parentId, studentId);
    if (!family) throw new AppError('not_found');
    if (!mayEnd(family, await wasPutOut(tx, parentId, studentId), isMinor(student, at))) {
      throw new AppError('conflict', { detail: 'This has ended already. Nothing was changed.' });
    }
    // Nothing of it where they left before: that is when it ended.
    await endGuardianship(tx, parentId, studentId, at);
    await noteAudit(tx, {
      at,
      action: 'family.ended',
      actor: 'staff',
      actor_id: scope.user_id,
      user_id: studentId,
      detail: { parent_id: parentId },
      before: { ended_at: family.ended_at?.toISOString() ?? null },
      after: { ended_at: (family.ended_at ?? at).toISOString() },
    });
    const put = { student_id: studentId, parent_id: parentId, actor_id: scope.user_id };
    const undone = await undoParent(tx, services, { ...put, since: family.since });
    const kept = await endDeletionOf(tx, services, { ...put, links_since: undone.came_by?.asked_at ?? null });
    await tellFamilyEnded(tx, services, parentId, { ...undone, kept });
  });
}
