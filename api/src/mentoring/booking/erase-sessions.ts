import type { Db } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import type { Events } from '../../platform/subject.ts';
import { holdComing } from './booking.sql.ts';
import { callOff, sendBackToRequested } from './change-session.ts';

/** Before somebody is erased, the other side learns that it is off: a mentor by a cancelled talk, students by a new request. */
export async function endSessionsOf(tx: Db, services: Services, { id }: Events['person_erased']): Promise<void> {
  const asMentor = await holdComing(tx, { mentor_id: id });
  await sendBackToRequested(tx, services, asMentor, { who: 'clock', id: null });
  const asStudent = (await holdComing(tx, { student_id: id })).filter(({ mentor_id }) => mentor_id !== null);
  await callOff(tx, services, asStudent, { who: 'student', id: null });
}
