import type { Db } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';
import { sessionsAMonth } from './mentoring.policy.ts';
import { addSession, countSince, findEntitlement } from './sessions.sql.ts';

export interface SessionWish {
  student_id: number;
  topic: string;
  datetime?: Date | null;
  /** The career that it is about, when it is booked from there. */
  result_id?: number;
}

/**
 * Adds a session without mentor and date, if the plan still has one this month. Must run in a transaction: the student
 * is held, so that two requests at once do not both take the last session of the month.
 * @throws AppError plan_needed with a sentence that says what is missing.
 */
export async function requestSession(tx: Db, wish: SessionWish, now: Date): Promise<number> {
  const entitlement = await findEntitlement(tx, wish.student_id);
  const monthly = entitlement ? sessionsAMonth(entitlement) : 0;
  if (monthly === 0) throw new AppError('plan_needed');
  const used = await countSince(tx, wish.student_id, startOfMonth(now));
  if (used >= monthly) {
    throw new AppError('plan_needed', { detail: 'You have used the sessions of this month. The next month brings new ones.' });
  }
  return addSession(tx, { ...wish, created_at: now });
}

function startOfMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}
