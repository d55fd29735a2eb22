import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import type { Events } from '../platform/subject.ts';
import { findEntitlements } from '../plans/find-entitlements.ts';
import { type By, callOff } from './booking/change-session.ts';
import { COMING, type SessionRow } from './booking/session-states.ts';
import { mentor_sessions } from './mentoring.tables.ts';

/** A parent took the yes to talks with a mentor back. */
export async function cancelForConsent(tx: Db, services: Services, { student, purposes }: Events['consent_withdrawn']): Promise<void> {
  if (purposes.includes('mentor_sessions')) await callOffComing(tx, services, student.id, { who: 'guardian', id: null });
}

/**
 * A plan was taken back or paid back, and nothing else opens talks. Where its time was simply over, what was asked for before
 * takes place: it was paid for.
 */
export async function cancelForPlan(tx: Db, services: Services, { user_id, reason }: Events['term_ended']): Promise<void> {
  if (reason === 'expired') return;
  if ((await findEntitlements(tx, services, user_id)).sessions.per_month > 0) return;
  await callOffComing(tx, services, user_id, { who: 'plan', id: null });
}

/** Calls off what a student has coming, in the caller's transaction, which holds the student. */
async function callOffComing(tx: Db, services: Services, studentId: number, by: By & { who: 'guardian' | 'plan' }): Promise<void> {
  await callOff(tx, services, await listComing(tx, eq(mentor_sessions.student_id, studentId), services.now()), by);
}

/** Also a talk that has begun: who may not meet any more may not meet in this minute. */
function listComing(tx: Db, whose: ReturnType<typeof eq>, now: Date): Promise<SessionRow[]> {
  const { id, state, ends_at } = mentor_sessions;
  return tx
    .select()
    .from(mentor_sessions)
    .where(and(whose, inArray(state, [...COMING]), or(isNull(ends_at), gt(ends_at, now))))
    .orderBy(asc(id));
}
