import { releaseBookings } from '../careers/results.sql.ts';
import { type GuardianContact, tellGuardian } from '../consent/guardian-letters.ts';
import { noteAudit } from '../identity/audit.sql.ts';
import type { Db } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import { cancelledForGuardian, cancelledForMentor, cancelledForStudent } from './cancel-letters.ts';
import { cancelComing } from './sessions.sql.ts';

interface Student {
  id: number;
  email: string;
  first_name: string;
}

/**
 * Calls off what a student has coming, because their parent took the yes back, and tells all three: student, mentors and
 * parent. The careers that it was about can be booked again. Runs in the caller's transaction, which holds the student.
 */
export async function cancelSessions(tx: Db, { jobs, now }: Services, student: Student, guardian: GuardianContact): Promise<void> {
  const sessions = await cancelComing(tx, student.id, now());
  if (sessions.length === 0) return;
  await releaseBookings(tx, student.id, sessions.flatMap(({ result_id }) => result_id ?? []));
  const detail = { sessions: sessions.map(({ id }) => id) };
  await noteAudit(tx, { at: now(), action: 'sessions.cancelled', actor: 'guardian', user_id: student.id, detail });
  await jobs.enqueue(tx, 'send-mail', cancelledForStudent(student, sessions));
  for (const mentor of new Set(sessions.flatMap(({ mentor_email }) => mentor_email ?? []))) {
    const theirs = sessions.filter(({ mentor_email }) => mentor_email === mentor);
    await jobs.enqueue(tx, 'send-mail', cancelledForMentor(mentor, student, theirs));
  }
  await tellGuardian(jobs, tx, guardian, cancelledForGuardian(student, sessions));
}
