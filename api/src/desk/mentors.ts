import { CHECK_KINDS, type CheckKind } from '@careerscoop/contract/mentor-hours';
import { mentorApprovedLetter } from '../accounts/mentor-letters.ts';
import { noteAudit } from '../identity/audit.sql.ts';
import { changePerson } from '../identity/people.sql.ts';
import { listChecks, saveCheck } from '../mentoring/safety/checks.sql.ts';
import { liftPause, pauseMentor, releaseIfAway } from '../mentoring/safety/pause-mentor.ts';
import { findPause, lockMentor } from '../mentoring/safety/pauses.sql.ts';
import type { Db } from '../platform/database.ts';
import { sendMailJob } from '../platform/mail.ts';
import type { Services } from '../platform/services.ts';
import type { Options } from './commands.ts';
import { findAccountNamed, listMentorAccounts } from './desk.sql.ts';
import { Refusal } from './refusal.ts';

export const MENTORS_USAGE = 'mentors --as <your email>';
export const CHECK_USAGE =
  `check <mentor> <${CHECK_KINDS.join('|')}> --cleared <2027-01-07> [--expires <2029-01-06 or never>] [--reference <provider's number>] | ` +
  'check <mentor> <kind> --refused, --as <your email>';
export const PAUSE_USAGE = 'pause <mentor> [--off] --as <your email>; --off lets them meet students again';

/** All mentors, with what stands between them and students. */
export async function mentors({ database, now }: Services): Promise<string> {
  const { db } = database;
  const lines = [];
  for (const { id, email, first_name, approved_at } of await listMentorAccounts(db)) {
    const missing = await missingChecks(db, id, now());
    const paused = await findPause(db, id);
    const states = [
      ...(missing.length > 0 ? [`without ${missing.join(', ')}`] : []),
      ...(approved_at ? [] : ['not approved']),
      ...(paused ? [`paused (${paused.reason})`] : []),
    ];
    lines.push([id, email, first_name, states.join('; ') || 'meets students'].join('\t'));
  }
  return lines.join('\n') || 'There is no Community Partner yet.';
}

/** Which of the five are not clear, or over. */
async function missingChecks(db: Db, mentorId: number, at: Date): Promise<CheckKind[]> {
  const today = at.toISOString().slice(0, 10);
  const holds = ({ state, expires_on }: { state: string; expires_on: string | null }) =>
    state === 'clear' && (expires_on === null || expires_on >= today);
  return (await listChecks(db, mentorId)).filter((check) => !holds(check)).map(({ kind }) => kind);
}

/** Lets a mentor meet students: only once all that is checked is clear. */
export async function approveMentor(
  { config, database, jobs, now }: Services,
  [who = '']: string[],
  _options: Options,
  actor_id: number | null,
): Promise<string> {
  return database.db.transaction(async (tx) => {
    const mentor = await mentorNamed(tx, who);
    if (!mentor.email_confirmed_at) throw new Refusal('This Community Partner has not confirmed the email yet.');
    const missing = await missingChecks(tx, mentor.id, now());
    if (missing.length > 0) throw new Refusal(`First these checks must be clear: ${missing.join(', ')}. See \`check\`.`);
    if (mentor.approved_at) return 'This Community Partner was approved before.';
    await changePerson(tx, mentor.id, { approved_at: now() });
    await noteAudit(tx, { at: now(), action: 'mentor.approved', actor: 'staff', actor_id, user_id: mentor.id });
    await jobs.enqueue(tx, sendMailJob, mentorApprovedLetter(config.publicUrl, mentor));
    return 'Approved. A mail is on its way.';
  });
}

/** Enters what was checked: that it is clear and until when, never what was found. */
export async function check(
  services: Services,
  [who = '', kind = '']: string[],
  options: Options,
  actor_id: number | null,
): Promise<string> {
  const { database, now } = services;
  const at = now();
  const today = at.toISOString().slice(0, 10);
  if (!CHECK_KINDS.some((each) => each === kind)) throw new Refusal(`What is checked is one of ${CHECK_KINDS.join(', ')}.`);
  const known = kind as CheckKind;
  const { refused, reference = '', cleared, expires } = options;
  const cleared_on = refused === true ? null : dayOf('cleared', cleared);
  const expires_on = refused === true || expires === undefined || expires === 'never' ? null : dayOf('expires', expires);
  if (cleared_on && cleared_on > today) throw new Refusal('--cleared is a day that has come.');
  if (cleared_on && expires_on && expires_on < cleared_on) throw new Refusal('The check would end before it was clear.');
  if (typeof reference !== 'string' || reference.length > 100)
    throw new Refusal("--reference is the provider's number, of at most 100 signs.");
  return database.db.transaction(async (tx) => {
    const mentor = await mentorNamed(tx, who);
    await lockMentor(tx, mentor.id);
    const state = refused === true ? 'refused' : 'clear';
    await saveCheck(tx, { mentor_id: mentor.id, kind: known, state, reference, cleared_on, expires_on, by: actor_id, at });
    await noteAudit(tx, {
      at,
      action: 'mentor.checked',
      actor: 'staff',
      actor_id,
      user_id: mentor.id,
      detail: { kind, state, expires_on },
    });
    await releaseIfAway(tx, services, mentor.id);
    const missing = await missingChecks(tx, mentor.id, at);
    if (missing.length > 0) return `Entered. Without ${missing.join(', ')} this Community Partner meets nobody.`;
    if (!mentor.approved_at) return 'Entered. All checks are clear: see `approve-mentor`.';
    return (await findPause(tx, mentor.id))
      ? 'Entered. All checks are clear; a pause goes on.'
      : 'Entered. This Community Partner may meet students.';
  });
}

/** Stops a mentor, or lets them go on; what they have coming goes to others. */
export async function pause(services: Services, [who = '']: string[], { off }: Options, actor_id: number | null): Promise<string> {
  return services.database.db.transaction(async (tx) => {
    const { id: mentor_id } = await mentorNamed(tx, who);
    if (off === true) {
      return (await liftPause(tx, services, { mentor_id, by: actor_id }))
        ? 'The pause is over. A mail is on its way.'
        : 'There was no pause.';
    }
    const added = await pauseMentor(tx, services, { mentor_id, reason: 'staff', by: actor_id });
    return added ? 'Paused. What they had coming waits for another mentor: see `requests`.' : 'They were paused before.';
  });
}

async function mentorNamed(tx: Db, who: string) {
  const mentor = await findAccountNamed(tx, who);
  if (mentor?.role !== 'Mentor') throw new Refusal('There is no Community Partner with this email or id.');
  return mentor;
}

function dayOf(name: string, typed: string | boolean | undefined): string {
  const at = new Date(`${String(typed)}T00:00:00Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(String(typed)) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(String(typed));
  if (!isDay) throw new Refusal(`--${name} is a day, as 2027-01-07.`);
  return String(typed);
}
