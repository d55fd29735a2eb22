import type { CancelledBy } from '@careerscoop/contract/mentoring';
import { hasConsent } from '../consent/require-consent.ts';
import type { Db } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import type { Events } from '../platform/subject.ts';
import { findEntitlements, findTalkRight } from '../plans/find-entitlements.ts';
import { holdComing } from './booking/booking.sql.ts';
import { type By, callOff, sendBackToRequested } from './booking/change-session.ts';
import { isComing } from './booking/session-states.ts';
import { holdUnread } from './safety/coming-sessions.sql.ts';

/** The yes to talks with a mentor is taken back: none takes place, and what mentors wrote and the child has not read waits. */
export async function cancelForConsent(tx: Db, services: Services, event: Events['consent_withdrawn']): Promise<void> {
  if (!event.purposes.includes('mentor_sessions')) return;
  const student_id = event.student.id;
  await holdUnread(tx, { student_id, by: 'mentor' }, 'consent', services.now());
  await callOffComing(tx, services, student_id, { who: event.by, id: event.actor_id, because: 'yes_taken_back' });
}

/**
 * A plan was taken back or paid back, and nothing else opens talks. Where its time was simply over, what was asked for before
 * takes place: it was paid for.
 */
export async function cancelForPlan(tx: Db, services: Services, { user_id, reason }: Events['term_ended']): Promise<void> {
  if (reason === 'expired') return;
  if ((await findEntitlements(tx, services, user_id)).sessions.per_month > 0) return;
  const lost = [];
  for (const session of await coming(tx, services, user_id)) {
    // Also where another plan, since then, is given back: what was paid for before takes place.
    if (!(await findTalkRight(tx, services, user_id, session.created_at)).open) lost.push(session);
  }
  await callOff(tx, services, lost, { who: 'plan', id: null });
}

/**
 * Somebody leaves, and their account is shut from now on: nothing that they were to come to takes place. What a mentor had is a request
 * again. Keeping the account brings nothing back.
 */
export async function cancelForDeletion(tx: Db, services: Services, { user_id, ...asked }: Events['deletion_asked']): Promise<void> {
  const theirs = (await holdComing(tx, { mentor_id: user_id })).filter((session) => isComing(session, services.now()));
  await sendBackToRequested(tx, services, theirs, { who: 'mentor', id: user_id });
  const who = asked.by === 'user' ? 'student' : 'guardian';
  await callOffComing(tx, services, user_id, { who, id: asked.actor_id, because: 'leaving' });
}

/** Whoever is a minor by the age that is noted now needs a parent's yes, as if it had been noted when they asked. */
export async function cancelForAge(tx: Db, services: Services, { user_id, by, actor_id }: Events['age_changed']): Promise<void> {
  if (await hasConsent(tx, user_id, 'mentor_sessions', services.now())) return;
  await callOffComing(tx, services, user_id, { who: by === 'user' ? 'student' : 'staff', id: actor_id, because: 'age' });
}

/** Calls off what a student has coming or has begun, in the caller's transaction, which holds the student. */
async function callOffComing(tx: Db, services: Services, studentId: number, by: By & { who: CancelledBy }): Promise<void> {
  await callOff(tx, services, await coming(tx, services, studentId), by);
}

async function coming(tx: Db, { now }: Services, student_id: number) {
  return (await holdComing(tx, { student_id })).filter((session) => isComing(session, now()));
}
