import { findGuardian } from '../../consent/consent.sql.ts';
import { listOtherGuardians } from '../../consent/guardianships.sql.ts';
import { isMinor } from '../../identity/age.ts';
import { findPerson } from '../../identity/people.sql.ts';
import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { findSession } from '../booking/booking.sql.ts';
import type { SessionRow } from '../booking/session-states.ts';
import { isDoorToken, sessionOfDoorToken } from './door-token.ts';

type Student = { id: number; first_name: string; adult_on: string | null; time_zone: string | null };

export interface OpenedDoor {
  session: SessionRow;
  student: Student;
}

/**
 * The session and the child of a link that was mailed to a guardian, or stands on a parent's page.
 * @throws AppError bad_link for a token that was not made for who is this child's parent now, alike for sessions that there are and that
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
  const holders = session ? await holdersOf(db, session.student_id) : [];
  if (!session || !holders.some((holder) => isDoorToken(config.sessionSecret, token, id, holder))) throw new AppError('bad_link');
  const student = await findPerson(db, session.student_id, ['id', 'first_name', 'adult_on', 'time_zone']);
  if (!student) throw new AppError('bad_link');
  if (!isMinor(student, now())) throw new AppError('of_age');
  return { session, student };
}

/** Who has a way to this child's door: the guardian whom they named, and the accounts that are in the family still. */
async function holdersOf(db: Db, studentId: number) {
  const named = await findGuardian(db, studentId);
  const accounts = await listOtherGuardians(db, studentId, 0);
  return [...(named ? [named] : []), ...accounts.map(({ id }) => ({ parent_id: id }))];
}
