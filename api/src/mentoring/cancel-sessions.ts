import { releaseBookings } from '../careers/results.sql.ts';
import { findGuardian } from '../consent/consent.sql.ts';
import { type GuardianContact, tellGuardian } from '../consent/guardian-letters.ts';
import { isMinor } from '../identity/age.ts';
import { noteAudit } from '../identity/audit.sql.ts';
import { findPerson } from '../identity/people.sql.ts';
import type { Db } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import type { Events } from '../platform/subject.ts';
import { findEntitlements } from '../plans/find-entitlements.ts';
import { type Closing, cancelledForGuardian, cancelledForMentor, cancelledForStudent } from './cancel-letters.ts';
import { cancelComing } from './sessions.sql.ts';
import { sendMailJob } from '../platform/mail.ts';

type Student = Events['consent_withdrawn']['student'];

/** A parent took the yes to talks with a mentor back. */
export async function cancelForConsent(tx: Db, services: Services, event: Events['consent_withdrawn']): Promise<void> {
  const { student, guardian, purposes } = event;
  if (purposes.includes('mentor_sessions')) await cancelSessions(tx, services, student, guardian, 'guardian');
}

/**
 * A plan was taken back or paid back, and nothing else opens talks. Where its time was simply over, what was asked for before
 * takes place: it was paid for.
 */
export async function cancelForPlan(tx: Db, services: Services, { user_id, reason }: Events['term_ended']): Promise<void> {
  if (reason === 'expired') return;
  const student = await findPerson(tx, user_id, ['id', 'email', 'first_name', 'adult_on']);
  if (!student || (await findEntitlements(tx, services, user_id)).sessions.per_month > 0) return;
  const guardian = isMinor(student, services.now()) ? await findGuardian(tx, user_id) : undefined;
  await cancelSessions(tx, services, student, guardian, 'plan');
}

/**
 * Calls off what a student has coming, and tells all three: student, mentors and parent. The careers that it was about can be
 * booked again. Runs in the caller's transaction, which holds the student.
 */
async function cancelSessions(
  tx: Db,
  { jobs, now }: Services,
  student: Student,
  guardian: GuardianContact | undefined,
  by: Closing,
): Promise<void> {
  const sessions = await cancelComing(tx, student.id, now(), by);
  if (sessions.length === 0) return;
  await releaseBookings(
    tx,
    student.id,
    sessions.flatMap(({ result_id }) => result_id ?? []),
  );
  const detail = { sessions: sessions.map(({ id }) => id) };
  const actor = by === 'guardian' ? 'guardian' : 'system';
  await noteAudit(tx, { at: now(), action: 'sessions.cancelled', actor, user_id: student.id, detail });
  await jobs.enqueue(tx, sendMailJob, cancelledForStudent(student, sessions, by));
  for (const mentor of new Set(sessions.flatMap(({ mentor_email }) => mentor_email ?? []))) {
    const theirs = sessions.filter(({ mentor_email }) => mentor_email === mentor);
    await jobs.enqueue(tx, sendMailJob, cancelledForMentor(mentor, student, theirs));
  }
  if (guardian) await tellGuardian(jobs, tx, guardian, cancelledForGuardian(student, sessions, by));
}
