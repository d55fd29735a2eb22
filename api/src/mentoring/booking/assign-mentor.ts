import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { announce } from '../announce.ts';
import { bookSlot } from './book-slot.ts';
import { findSession, lockPair } from './booking.sql.ts';
import { type By, changeSession } from './change-session.ts';
import { requireBookable } from './require-bookable.ts';
import type { SessionRow } from './session-states.ts';

export interface Assignment {
  /** The session's number. */
  session: number;
  mentor_id: number;
  /** Without a time the student chooses one of the mentor's. */
  at?: Date | undefined;
  /** The version that was seen; none: whatever it is now. */
  version?: number | undefined;
  by: By;
}

/**
 * A representative gives a requested session its mentor. With a time inside the mentor's hours it is booked at once; outside of
 * them it is held for 48 hours, for the mentor to accept.
 * @throws not_found, conflict, wrong_state, mentor_away, slot_taken, no_slot, consent_needed or plan_needed.
 */
export async function assignMentor(
  tx: Db,
  services: Services,
  { session: id, mentor_id, at, version, by }: Assignment,
): Promise<SessionRow> {
  const seen = await findSession(tx, id);
  if (!seen) throw new AppError('not_found');
  const pair = await lockPair(tx, seen.student_id, mentor_id);
  const session = await findSession(tx, id);
  if (session && version !== undefined && session.version !== version) throw new AppError('conflict');
  if (session?.state !== 'requested') throw new AppError('wrong_state');
  await requireBookable(tx, services, { ...pair, created_at: session.created_at }, by);
  const found = { mentor_id, assigned_at: session.assigned_at ?? services.now() };
  if (session.mentor_id !== null && session.mentor_id !== mentor_id) await announce(tx, services, { session, what: 'given_away', by });
  // With a time the booking tells everybody of both at once.
  const assigned = await changeSession(tx, services, session, found, { what: 'assigned', by, told: at === undefined });
  return at ? bookSlot(tx, services, { session: id, starts_at: at, version: assigned.version, by }) : assigned;
}
