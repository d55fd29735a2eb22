import { GRAVE_KINDS, type ReportKind } from '@careerscoop/contract/session-feedback';
import { noteAudit } from '../../identity/audit.sql.ts';
import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { sendMailJob } from '../../platform/mail.ts';
import type { Services } from '../../platform/services.ts';
import { lockPair } from '../booking/booking.sql.ts';
import { callOff } from '../booking/change-session.ts';
import type { SessionRow } from '../booking/session-states.ts';
import { holdComing, holdUnread } from './coming-sessions.sql.ts';
import { reportLetter } from './mentor-letters.ts';
import { pauseMentor } from './pause-mentor.ts';
import { addBlock, addReport, findReported } from './reports.sql.ts';

export interface FiledReport {
  session: Pick<SessionRow, 'id' | 'student_id' | 'mentor_id' | 'cancelled_by' | 'cancelled_at'>;
  /** A guardian reports for their child. */
  by: 'student' | 'mentor' | 'guardian';
  kind: ReportKind;
  text: string;
}

/**
 * Somebody tells of the other side: the two are blocked at once, what they have coming is called off, what they wrote and the other
 * has not read waits, and a grave kind about a mentor pauses the mentor until a person has decided. The team is mailed a number and
 * a kind. All of it or nothing; the other side learns that a talk is off, and no more. A mentor who is paused learns the same of all their
 * talks: this student's go back as the others do, and are called off once they are nobody's.
 * @throws wrong_state where there is nobody on the other side yet.
 */
export async function fileReport(tx: Db, services: Services, { session, by, kind, text }: FiledReport): Promise<number> {
  const { config, jobs, now } = services;
  const { student_id } = session;
  const mentor_id = session.mentor_id ?? (by === 'mentor' ? null : await findReported(tx, session));
  if (mentor_id === null) throw new AppError('wrong_state', { detail: 'There is no mentor yet of whom you could tell us.' });
  await lockPair(tx, student_id, mentor_id);
  const at = now();
  const sides = by === 'mentor' ? { by_id: mentor_id, about_id: student_id } : { by_id: student_id, about_id: mentor_id };
  const id = await addReport(tx, { session_id: session.id, ...sides, by, kind, text, created_at: at });
  await addBlock(tx, { student_id, mentor_id, by, created_at: at });
  await holdUnread(tx, { student_id, mentor_id }, 'report', at);
  const off = { who: 'report', id: null } as const;
  if (by !== 'mentor' && GRAVE_KINDS.includes(kind)) {
    await holdUnread(tx, { mentor_id, by: 'mentor' }, 'report', at);
    // All of the mentor's at once: two lots would be locked out of the order of their numbers.
    const sent_back = (await holdComing(tx, { mentor_id }, at)).filter((each) => each.student_id === student_id);
    await pauseMentor(tx, services, { mentor_id, reason: 'report', by: null, called_off_for: student_id });
    await callOff(tx, services, sent_back, off, { sent_back });
  } else await callOff(tx, services, await holdComing(tx, { student_id, mentor_id }, at), off);
  const actor = by === 'guardian' ? 'guardian' : 'user';
  // In the log of whoever reported alone: the other side reads theirs in an export.
  await noteAudit(tx, {
    at,
    action: 'mentoring.reported',
    actor,
    actor_id: by === 'guardian' ? null : sides.by_id,
    user_id: sides.by_id,
    detail: { report: id },
  });
  const to = config.safety?.email ?? config.operationsEmail;
  if (to) await jobs.enqueue(tx, sendMailJob, reportLetter(config.publicUrl, to, id, kind));
  return id;
}
