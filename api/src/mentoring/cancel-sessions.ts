import { releaseBookings } from '../careers/results.sql.ts';
import { tellGuardian } from '../consent/guardian-letters.ts';
import { noteAudit } from '../identity/audit.sql.ts';
import type { Db } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import type { Events } from '../platform/subject.ts';
import { cancelledForGuardian, cancelledForMentor, cancelledForStudent } from './cancel-letters.ts';
import { cancelComing } from './sessions.sql.ts';
import { sendMailJob } from '../platform/mail.ts';

/**
 * Calls off what a student has coming, because their parent took the yes back, and tells all three: student, mentors and
 * parent. The careers that it was about can be booked again. Runs in the caller's transaction, which holds the student.
 */
export async function cancelSessions(
  tx: Db,
  { jobs, now }: Services,
  { student, guardian, purposes }: Events['consent_withdrawn'],
): Promise<void> {
  if (!purposes.includes('mentor_sessions')) return;
  const sessions = await cancelComing(tx, student.id, now());
  if (sessions.length === 0) return;
  await releaseBookings(
    tx,
    student.id,
    sessions.flatMap(({ result_id }) => result_id ?? []),
  );
  const detail = { sessions: sessions.map(({ id }) => id) };
  await noteAudit(tx, { at: now(), action: 'sessions.cancelled', actor: 'guardian', user_id: student.id, detail });
  await jobs.enqueue(tx, sendMailJob, cancelledForStudent(student, sessions));
  for (const mentor of new Set(sessions.flatMap(({ mentor_email }) => mentor_email ?? []))) {
    const theirs = sessions.filter(({ mentor_email }) => mentor_email === mentor);
    await jobs.enqueue(tx, sendMailJob, cancelledForMentor(mentor, student, theirs));
  }
  await tellGuardian(jobs, tx, guardian, cancelledForGuardian(student, sessions));
}
