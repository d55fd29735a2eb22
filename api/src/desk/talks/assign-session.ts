import { findPerson } from '../../identity/people.sql.ts';
import { assignMentor } from '../../mentoring/booking/assign-mentor.ts';
import { bookSlot } from '../../mentoring/booking/book-slot.ts';
import { findSession } from '../../mentoring/booking/booking.sql.ts';
import type { SessionRow } from '../../mentoring/booking/session-states.ts';
import { mayMeet, mayPair } from '../../mentoring/safety/may-meet.sql.ts';
import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { type Changed, refuseBegun, requireSeen } from './require-seen.ts';

/**
 * A representative gives a request its mentor, and a time with it or the student the choice.
 * @throws not_found, conflict, mentor_away with the reason that the desk may read, and what booking throws.
 */
export async function assignSession(
  tx: Db,
  services: Services,
  { mentor_id, at, ...change }: Changed & { mentor_id: number; at?: Date | undefined },
): Promise<SessionRow> {
  const { session: id, version, staff_id } = change;
  const seen = requireSeen(await findSession(tx, id), version);
  const mentor = await findPerson(tx, mentor_id, ['role']);
  if (mentor?.role !== 'Mentor') throw away('There is no Community Partner with this email or id.');
  if (!(await mayMeet(tx, mentor_id, services.now()))) {
    throw away('This Community Partner may not meet students now: look at their checks.');
  }
  if (!(await mayPair(tx, seen.student_id, mentor_id))) {
    throw away('These two are not brought together: one of them asked for that, or they are family.');
  }
  const by = { who: 'staff', id: staff_id } as const;
  return toldAtTheDesk(assignMentor(tx, services, { session: id, mentor_id, by, ...(at ? { at } : {}), version }));
}

/** A representative moves a session to another time of the same two. @throws the same, and wrong_state once it has begun. */
export async function moveSession(
  tx: Db,
  services: Services,
  { session: id, version, staff_id, at }: Changed & { at: Date },
): Promise<SessionRow> {
  const seen = requireSeen(await findSession(tx, id), version);
  refuseBegun(seen, services.now());
  const by = { who: 'staff', id: staff_id } as const;
  return toldAtTheDesk(bookSlot(tx, services, { session: id, starts_at: at, version: seen.version, by }));
}

const away = (detail: string) => new AppError('mentor_away', { detail });

/** What stops a talk is worded for the student; a representative reads it of them. */
async function toldAtTheDesk<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && error.code === 'consent_needed') {
      throw new AppError('consent_needed', { detail: 'No parent has said yes to talks with a mentor, so nobody can be found for it yet.' });
    }
    if (error instanceof AppError && error.code === 'plan_needed') {
      throw new AppError('plan_needed', { detail: 'No plan or code of this student opens talks with a mentor.' });
    }
    throw error;
  }
}
