import type { CheckKind } from '@careerscoop/contract/mentor-hours';
import { mentorApprovedLetter } from '../../accounts/mentor-letters.ts';
import { noteAudit } from '../../identity/audit.sql.ts';
import { changePerson, findPerson } from '../../identity/people.sql.ts';
import { findCheck, listChecks, saveCheck } from '../../mentoring/safety/checks.sql.ts';
import { dayOfChecks } from '../../mentoring/safety/may-meet.sql.ts';
import { liftPause, releaseIfAway } from '../../mentoring/safety/pause-mentor.ts';
import { lockMentor } from '../../mentoring/safety/pauses.sql.ts';
import { hasOpenGrave } from '../../mentoring/safety/reports.sql.ts';
import type { Db } from '../../platform/database.ts';
import { AppError, refuse } from '../../platform/errors.ts';
import { sendMailJob } from '../../platform/mail.ts';
import type { Services } from '../../platform/services.ts';

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** Which of the five are not clear, or over. */
export async function missingChecks(db: Db, mentorId: number, at: Date): Promise<CheckKind[]> {
  const day = dayOfChecks(at);
  const holds = ({ state, expires_on }: { state: string; expires_on: string | null }) =>
    state === 'clear' && (expires_on === null || expires_on >= day);
  return (await listChecks(db, mentorId)).filter((check) => !holds(check)).map(({ kind }) => kind);
}

interface CheckEntry {
  mentor_id: number;
  kind: CheckKind;
  state: 'clear' | 'refused';
  reference: string;
  cleared_on: string | null;
  expires_on: string | null;
  /** When the check that was seen had been entered, null where nobody had; undefined: whatever there is. */
  seen?: string | null | undefined;
  staff_id: number | null;
}

/**
 * Enters what was checked: that it is clear and until when, never what was found. What the mentor has coming goes to others where one
 * is missing from then on.
 * @throws invalid_input; conflict where somebody else has entered it since it was seen.
 */
export async function enterCheck(tx: Db, services: Services, { seen, staff_id: by, ...entry }: CheckEntry): Promise<void> {
  const { mentor_id, kind, state } = entry;
  const at = services.now();
  const cleared_on = state === 'clear' ? entry.cleared_on : null;
  const expires_on = state === 'clear' ? entry.expires_on : null;
  if (state === 'clear' && cleared_on === null) throw refuse('cleared_on', 'Say on which day it was clear.');
  if (cleared_on && cleared_on > dayOf(at)) throw refuse('cleared_on', 'Cleared on is a day that has come.');
  if (cleared_on && expires_on && expires_on < cleared_on) throw refuse('expires_on', 'The check would end before it was clear.');
  await lockMentor(tx, mentor_id);
  const before = await findCheck(tx, mentor_id, kind);
  if (seen !== undefined && seen !== (before?.at.toISOString() ?? null)) throw new AppError('conflict');
  await saveCheck(tx, { mentor_id, kind, state, reference: entry.reference, cleared_on, expires_on, by, at });
  await noteAudit(tx, {
    at,
    action: 'mentor.checked',
    actor: 'staff',
    actor_id: by,
    user_id: mentor_id,
    detail: { kind, state, expires_on },
    before: { state: before?.state ?? 'waiting', cleared_on: before?.cleared_on ?? null, expires_on: before?.expires_on ?? null },
    after: { state, cleared_on, expires_on },
  });
  await releaseIfAway(tx, services, mentor_id);
}

/**
 * Lets a mentor meet students: only once all that is checked is clear.
 * @returns false when they were approved before. @throws wrong_state with what is missing.
 */
export async function approve(
  tx: Db,
  { config, jobs, now }: Services,
  { mentor_id, staff_id }: { mentor_id: number; staff_id: number | null },
): Promise<boolean> {
  await lockMentor(tx, mentor_id);
  const mentor = await findPerson(tx, mentor_id, ['email', 'first_name', 'email_confirmed_at', 'approved_at']);
  if (!mentor?.email_confirmed_at) throw wrong('This Community Partner has not confirmed the email yet.');
  const missing = await missingChecks(tx, mentor_id, now());
  if (missing.length > 0) throw wrong(`First these checks must be clear: ${missing.join(', ')}.`);
  if (mentor.approved_at) return false;
  await changePerson(tx, mentor_id, { approved_at: now() });
  await noteAudit(tx, {
    at: now(),
    action: 'mentor.approved',
    actor: 'staff',
    actor_id: staff_id,
    user_id: mentor_id,
    before: { approved: false },
    after: { approved: true },
  });
  await jobs.enqueue(tx, sendMailJob, mentorApprovedLetter(config.publicUrl, mentor));
  return true;
}

/**
 * Lets a paused mentor go on, whatever the pause was for.
 * @returns false when there was none. @throws wrong_state while a grave report about them waits: deciding that says what becomes of it.
 */
export async function endPause(
  tx: Db,
  services: Services,
  { mentor_id, staff_id }: { mentor_id: number; staff_id: number | null },
): Promise<boolean> {
  await lockMentor(tx, mentor_id);
  if (await hasOpenGrave(tx, mentor_id)) {
    throw wrong('A grave report about this mentor waits. Decide that one first: it says what becomes of the pause.');
  }
  return liftPause(tx, services, { mentor_id, by: staff_id });
}

const wrong = (detail: string) => new AppError('wrong_state', { detail });
