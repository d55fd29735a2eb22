import { type Guardian, findGuardian } from '../../consent/consent.sql.ts';
import { isMinor } from '../../identity/age.ts';
import { findPerson } from '../../identity/people.sql.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { findSession } from '../booking/booking.sql.ts';
import type { SessionRow } from '../booking/session-states.ts';
import { isDoorToken, sessionOfDoorToken } from './door-token.ts';

type Student = { id: number; first_name: string; adult_on: string | null; time_zone: string | null };

export interface OpenedDoor {
  session: SessionRow;
  guardian: Guardian;
  student: Student;
}

/**
 * The session, the child and the guardian of a link that was mailed to a guardian.
 * @throws AppError bad_link for a token that was not made for this child's guardian, alike for sessions that there are and that
 * there are not; of_age once the child decides alone.
 */
export async function guardianOfToken(
  { config, database, now }: Pick<Services, 'config' | 'database' | 'now'>,
  token: string,
): Promise<OpenedDoor> {
  const { db } = database;
  const id = sessionOfDoorToken(token);
  // Beyond what a number in the database can be there is no session either.
  if (id === undefined || id > 2_147_483_647) throw new AppError('bad_link');
  const session = await findSession(db, id);
  const guardian = session && (await findGuardian(db, session.student_id));
  if (!session || !guardian || !isDoorToken(config.sessionSecret, token, id, guardian)) throw new AppError('bad_link');
  const student = await findPerson(db, session.student_id, ['id', 'first_name', 'adult_on', 'time_zone']);
  if (!student) throw new AppError('bad_link');
  if (!isMinor(student, now())) throw new AppError('of_age');
  return { session, guardian, student };
}
