import type { Db } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import type { Events } from '../../platform/subject.ts';
import { holdComing } from './booking.sql.ts';
import { callOff, sendBackToRequested } from './change-session.ts';
import { isComing } from './session-states.ts';

/**
 * Before somebody is erased, the other side learns that it is off: a mentor by a cancelled talk, students by a new request. What is over
 * took place, whoever has not said so yet.
 */
export async function endSessionsOf(tx: Db, services: Services, { id }: Events['person_erased']): Promise<void> {
  const comingOf = async (whose: Parameters<typeof holdComing>[1]) =>
    (await holdComing(tx, whose)).filter((session) => isComing(session, services.now()));
  await sendBackToRequested(tx, services, await comingOf({ mentor_id: id }), { who: 'clock', id: null });
  const asStudent = (await comingOf({ student_id: id })).filter(({ mentor_id }) => mentor_id !== null);
  await callOff(tx, services, asStudent, { who: 'student', id: null, because: 'leaving' });
}
