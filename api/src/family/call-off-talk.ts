import type { Opened } from '../consent/guardian-guard.ts';
import { findSession } from '../mentoring/booking/booking.sql.ts';
import { callOff } from '../mentoring/booking/change-session.ts';
import { actionsOf } from '../mentoring/booking/session-states.ts';
import type { Db } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';

/**
 * A parent calls one talk of their child off; their yes to talks stays as it is, and it never counts for the month.
 * @throws AppError not_found for a talk of others, conflict where it changed since it was read, wrong_state once it has begun
 */
export async function callOffTalk(
  tx: Db,
  services: Services,
  { student, parent_id }: Opened,
  { id, version, reason }: { id: number; version: number; reason: string },
): Promise<void> {
  const session = await findSession(tx, id);
  if (session?.student_id !== student.id) throw new AppError('not_found');
  if (session.version !== version) throw new AppError('conflict');
  if (!actionsOf({ ...session, feedback_given: false }, 'student', services.now()).includes('cancel')) throw new AppError('wrong_state');
  await callOff(tx, services, [session], { who: 'guardian', id: parent_id }, { reason: reason || null });
}
