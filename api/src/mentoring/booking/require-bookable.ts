import { requireConsent } from '../../consent/require-consent.ts';
import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { findTalkRight } from '../../plans/find-entitlements.ts';
import { mayMeet, mayPair } from '../safety/may-meet.sql.ts';
import type { Booker, Pair } from './booking.sql.ts';
import type { By } from './change-session.ts';
import type { SessionRow } from './session-states.ts';

/** The two who are to meet, and when their talk was asked for. */
interface Meeting extends Pair, Pick<SessionRow, 'created_at'> {}

/**
 * Lets those two pass who may meet now: a student who stays, a parent's yes, a plan (also one whose time is over since it was asked
 * for), a mentor whose checks are clear, and nothing between the two.
 * @returns when the student's talks end, or null. @throws wrong_state of who leaves, consent_needed or plan_needed, and to a mentor wrong_state in their place:
 * why a student cannot is not theirs to read; mentor_away.
 */
export async function requireBookable(tx: Db, services: Services, { student, mentor, created_at }: Meeting, by: By): Promise<Date | null> {
  const now = services.now();
  const end = await openFor(tx, services, student, created_at).catch((error: unknown) => {
    throw by.who === 'mentor' && error instanceof AppError ? new AppError('wrong_state') : error;
  });
  if (!(await mayMeet(tx, mentor.id, now)) || !(await mayPair(tx, student.id, mentor.id))) throw new AppError('mentor_away');
  return end;
}

async function openFor(tx: Db, services: Services, { id, deletion_requested_at }: Booker, askedAt: Date): Promise<Date | null> {
  if (deletion_requested_at) throw new AppError('wrong_state', { detail: 'The account of this student is about to be deleted.' });
  await requireConsent(tx, id, 'mentor_sessions', services.now());
  const { open, ends_at, sentence } = await findTalkRight(tx, services, id, askedAt);
  if (!open) throw new AppError('plan_needed', sentence ? { detail: sentence } : {});
  return ends_at;
}
