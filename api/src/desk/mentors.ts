import { CHECK_KINDS, type CheckKind } from '@careerscoop/contract/mentor-hours';
import { pauseMentor } from '../mentoring/safety/pause-mentor.ts';
import { findPause } from '../mentoring/safety/pauses.sql.ts';
import type { Db } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import type { Options } from './commands.ts';
import { findAccountNamed, listMentorAccounts } from './desk.sql.ts';
import { Refusal } from './refusal.ts';
import { ruled } from './ruled.ts';
import { approve, endPause, enterCheck, missingChecks } from './talks/mentor-checks.ts';

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

/** Lets a mentor meet students: only once all that is checked is clear. */
export async function approveMentor(services: Services, [who = '']: string[], _options: Options, actor_id: number | null): Promise<string> {
  const approved = services.database.db.transaction(async (tx) => {
    const { id: mentor_id } = await mentorNamed(tx, who);
    return approve(tx, services, { mentor_id, staff_id: actor_id });
  });
  return (await ruled(approved)) ? 'Approved. A mail is on its way.' : 'This Community Partner was approved before.';
}

/** Enters what was checked: that it is clear and until when, never what was found. */
export async function check(
  services: Services,
  [who = '', kind = '']: string[],
  options: Options,
  actor_id: number | null,
): Promise<string> {
  if (!CHECK_KINDS.some((each) => each === kind)) throw new Refusal(`What is checked is one of ${CHECK_KINDS.join(', ')}.`);
  const { refused, reference = '', cleared, expires } = options;
  const cleared_on = refused === true ? null : dayOf('cleared', cleared);
  const expires_on = refused === true || expires === undefined || expires === 'never' ? null : dayOf('expires', expires);
  if (typeof reference !== 'string' || reference.length > 100)
    throw new Refusal("--reference is the provider's number, of at most 100 signs.");
  const entry = { kind: kind as CheckKind, reference, cleared_on, expires_on, staff_id: actor_id };
  const entered = services.database.db.transaction(async (tx) => {
    const mentor = await mentorNamed(tx, who);
    await enterCheck(tx, services, { ...entry, mentor_id: mentor.id, state: refused === true ? 'refused' : 'clear' });
    const missing = await missingChecks(tx, mentor.id, services.now());
    if (missing.length > 0) return `Entered. Without ${missing.join(', ')} this Community Partner meets nobody.`;
    if (!mentor.approved_at) return 'Entered. All checks are clear: see `approve-mentor`.';
    return (await findPause(tx, mentor.id))
      ? 'Entered. All checks are clear; a pause goes on.'
      : 'Entered. This Community Partner may meet students.';
  });
  return ruled(entered);
}

/** Stops a mentor, or lets them go on; what they have coming goes to others. */
export async function pause(services: Services, [who = '']: string[], { off }: Options, actor_id: number | null): Promise<string> {
  const done = services.database.db.transaction(async (tx) => {
    const { id: mentor_id } = await mentorNamed(tx, who);
    if (off === true) {
      return (await endPause(tx, services, { mentor_id, staff_id: actor_id }))
        ? 'The pause is over. A mail is on its way.'
        : 'There was no pause.';
    }
    const added = await pauseMentor(tx, services, { mentor_id, reason: 'staff', by: actor_id });
    return added ? 'Paused. What they had coming waits for another mentor: see `requests`.' : 'They were paused before.';
  });
  return ruled(done);
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
