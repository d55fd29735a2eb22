import type { Db } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import type { Events } from '../platform/subject.ts';
import { findEntitlements } from '../plans/find-entitlements.ts';
import { holdComing } from './booking/booking.sql.ts';
import { type By, callOff } from './booking/change-session.ts';
import { isComing } from './booking/session-states.ts';
import { holdUnread } from './safety/coming-sessions.sql.ts';

/** The yes to talks with a mentor is taken back: none takes place, and what mentors wrote and the child has not read waits. */
export async function cancelForConsent(tx: Db, services: Services, event: Events['consent_withdrawn']): Promise<void> {
  if (!event.purposes.includes('mentor_sessions')) return;
  const student_id = event.student.id;
  await holdUnread(tx, { student_id, by: 'mentor' }, 'consent', services.now());
  await callOffComing(tx, services, student_id, { who: event.by, id: event.actor_id, takes_yes_back: true });
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

/** Calls off what a student has coming or has begun, in the caller's transaction, which holds the student. */
async function callOffComing(
  tx: Db,
  services: Services,
  studentId: number,
  by: By & { who: Events['consent_withdrawn']['by'] | 'plan' },
): Promise<void> {
  const held = await holdComing(tx, { student_id: studentId });
  const coming = held.filter((session) => isComing(session, services.now()));
  await callOff(tx, services, coming, by);
}
