import { lockPerson } from '../identity/people.sql.ts';
import type { Db } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import { requireConsent } from '../consent/require-consent.ts';
import { findSessionsEnd, requireRight } from '../plans/find-entitlements.ts';
import { lastDayInWords } from '../platform/day-in-words.ts';
import { AppError, refuse } from '../platform/errors.ts';
import { zoneOf } from '../platform/wall-clock.ts';
import { announce } from './announce.ts';
import { screenText } from './safety/screen-text.ts';
import { addSession } from './sessions.sql.ts';

export interface SessionWish {
  student_id: number;
  topic: string;
  /** The time that they would like. */
  wished_at?: Date | null;
  /** The career that it is about, when it is booked from there. */
  result_id?: number;
}

/**
 * Adds a session without mentor and date, if the student still has one this month. Must run in a transaction: the student
 * is held, so that two requests at once do not both take the last session of the month.
 * @throws AppError not_allowed of who leaves, consent_needed, plan_needed or month_used with a sentence that says what is missing; refused field for a time
 * after the plan's end.
 */
export async function requestSession(tx: Db, services: Services, wish: SessionWish): Promise<number> {
  const now = services.now();
  const student = await lockPerson(tx, wish.student_id, ['time_zone', 'deletion_requested_at']);
  if (student?.deletion_requested_at) throw new AppError('not_allowed', { detail: 'This account is about to be deleted. Keep it first.' });
  // Asked again under the lock: a parent may have taken the yes back in between.
  await requireConsent(tx, wish.student_id, 'mentor_sessions', now);
  await requireRight(tx, services, wish.student_id, 'sessions');
  const end = await findSessionsEnd(tx, services, wish.student_id);
  if (wish.wished_at && end && wish.wished_at >= end) {
    const day = lastDayInWords(end, zoneOf(student ?? { time_zone: null }));
    throw refuse('datetime', `Your talks with a mentor end on ${day}. Choose a time before that.`);
  }
  const session = await addSession(tx, {
    ...wish,
    topic_held: wish.result_id === undefined ? screenText(wish.topic) : null,
    created_at: now,
  });
  await announce(tx, services, { session, what: 'requested', by: { who: 'student', id: wish.student_id } });
  return session.id;
}
