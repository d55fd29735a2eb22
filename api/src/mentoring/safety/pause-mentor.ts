import { noteAudit } from '../../identity/audit.sql.ts';
import type { Db } from '../../platform/database.ts';
import { sendMailJob } from '../../platform/mail.ts';
import type { Services } from '../../platform/services.ts';
import { findPerson } from '../../identity/people.sql.ts';
import { sendBackToRequested } from '../booking/change-session.ts';
import { holdComing } from './coming-sessions.sql.ts';
import { mayMeet } from './may-meet.sql.ts';
import { type PauseReason, addPause, endPause, lockMentor } from './pauses.sql.ts';
import { pauseOverLetter, pausedLetter } from './mentor-letters.ts';

/**
 * From now on this mentor meets nobody, until a representative lifts it: what they have coming goes back to the students as a
 * request. In the caller's transaction; whoever holds a student's row as well has locked that one first. What `called_off_for` has with
 * them the caller calls off afterwards, and tells that family so.
 * @returns false when they were paused before.
 */
export async function pauseMentor(
  tx: Db,
  services: Services,
  { mentor_id, reason, by, called_off_for }: { mentor_id: number; reason: PauseReason; by: number | null; called_off_for?: number },
): Promise<boolean> {
  const { jobs, now } = services;
  await lockMentor(tx, mentor_id);
  const added = await addPause(tx, { mentor_id, reason, since: now(), by });
  await releaseIfAway(tx, services, mentor_id, called_off_for);
  if (!added) return false;
  // Why stands with the team alone: a line of the log is in the person's own export.
  const line = { at: now(), action: 'mentor.paused', actor: by === null ? 'system' : 'staff', actor_id: by, user_id: mentor_id } as const;
  await noteAudit(tx, { ...line, before: { paused: false }, after: { paused: true } });
  const mentor = await findPerson(tx, mentor_id, ['email', 'first_name']);
  if (mentor) await jobs.enqueue(tx, sendMailJob, pausedLetter(mentor));
  return true;
}

/** @returns false when they were not paused, or for another reason than this. */
export async function liftPause(
  tx: Db,
  services: Services,
  { mentor_id, reason, by }: { mentor_id: number; reason?: PauseReason; by: number | null },
): Promise<boolean> {
  const { config, jobs, now } = services;
  await lockMentor(tx, mentor_id);
  if (!(await endPause(tx, mentor_id, reason))) return false;
  const line = { at: now(), action: 'mentor.pause_lifted', actor: 'staff', actor_id: by, user_id: mentor_id } as const;
  await noteAudit(tx, { ...line, before: { paused: true }, after: { paused: false } });
  const mentor = await findPerson(tx, mentor_id, ['email', 'first_name']);
  if (mentor) await jobs.enqueue(tx, sendMailJob, pauseOverLetter(config.publicUrl, mentor));
  return true;
}

/** Where the mentor may not meet anybody any more, what they have coming is a request again. The caller holds the mentor's row. */
export async function releaseIfAway(tx: Db, services: Services, mentorId: number, called_off_for?: number): Promise<void> {
  const at = services.now();
  if (await mayMeet(tx, mentorId, at)) return;
  const sessions = await holdComing(tx, { mentor_id: mentorId }, at);
  await sendBackToRequested(tx, services, sessions, { who: 'clock', id: null }, called_off_for);
}
