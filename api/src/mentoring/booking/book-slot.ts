import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { findSession, lockPair } from './booking.sql.ts';
import { type By, changeSession } from './change-session.ts';
import { SESSION_MS, type SessionRow } from './session-states.ts';

export interface Booking {
  /** The session's number. */
  session: number;
  starts_at: Date;
  /** The version that whoever books has seen. */
  version: number;
  by: By;
}

/**
 * Books a session with the mentor that it has, or moves one that is booked, in the caller's transaction.
 * @throws slot_taken with the next free times; no_slot, mentor_away, wrong_state, conflict, consent_needed or plan_needed.
 */
export async function bookSlot(tx: Db, services: Services, { session: id, starts_at, version, by }: Booking): Promise<SessionRow> {
  const seen = await findSession(tx, id);
  if (!seen) throw new AppError('not_found');
  if (seen.mentor_id === null) throw new AppError('wrong_state');
  await lockPair(tx, seen.student_id, seen.mentor_id);
  const session = await findSession(tx, id);
  if (session?.version !== version || session.mentor_id !== seen.mentor_id) throw new AppError('conflict');
  const what = session.state === 'booked' ? 'moved' : 'booked';
  const ends_at = new Date(starts_at.getTime() + SESSION_MS);
  return changeSession(tx, services, session, { state: 'booked', starts_at, ends_at, held_until: null, late_at: null }, { what, by });
}
