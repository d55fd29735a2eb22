import { findPerson } from '../identity/people.sql.ts';
import type { SessionRow } from '../mentoring/booking/session-states.ts';
import { listRequests } from '../mentoring/requests.sql.ts';
import { listHeldTexts } from '../mentoring/safety/held-texts.sql.ts';
import type { Db } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import type { Options } from './commands.ts';
import { findAccountNamed } from './desk.sql.ts';
import { Refusal } from './refusal.ts';
import { numberOf, ruled } from './ruled.ts';
import { assignSession, moveSession } from './talks/assign-session.ts';
import { closeSession } from './talks/close-session.ts';

export const REQUESTS_USAGE = 'requests --as <your email>';
export const ASSIGN_USAGE =
  'assign <session> <mentor email or id> [--at <2027-01-07T16:30-08:00>] --as <your email>; without a time the student chooses one';
export const MOVE_USAGE = 'move <session> --to <2027-01-07T16:30-08:00> --as <your email>';
export const CLOSE_USAGE = 'close <session> done|cancelled|no-show [--who student|mentor] [--reason <why>] --as <your email>';

const MOST_LISTED = 200;
const LONG_MS = 48 * 60 * 60 * 1000;
const UNKNOWN = 'There is no session with this number: see `requests`.';

/** What waits for a mentor, longest first: a student should hear within two days. */
export async function requests({ database, now }: Services): Promise<string> {
  const rows = await listRequests(database.db, MOST_LISTED);
  const texts = await listHeldTexts(database.db, MOST_LISTED);
  const lines = rows.map(({ id, created_at, first_name, time_zone, topic, wished_at, mentor }) =>
    [
      id,
      now().getTime() - created_at.getTime() > LONG_MS ? 'OVER 48 H' : '',
      created_at.toISOString().slice(0, 16),
      first_name,
      topic,
      wished_at ? `wishes ${timeIn(wished_at, time_zone)}` : 'no wish',
      mentor ? `chooses a time of ${mentor}` : 'no mentor yet',
    ].join('\t'),
  );
  return [
    ...(lines.length > 0 ? lines : ['Nobody waits.']),
    ...(texts.length > 0 ? [`${texts.length} texts wait: see \`texts\`.`] : []),
  ].join('\n');
}

/** Gives a request its mentor, and with --at its time as well. */
export async function assign(
  services: Services,
  [word, who = '']: string[],
  { at: typed }: Options,
  actor_id: number | null,
): Promise<string> {
  const id = numberOf(word, UNKNOWN);
  const at = typed === undefined ? undefined : timeOf('at', typed);
  return inOne(services, async (tx) => {
    const mentor = await findAccountNamed(tx, who);
    const session = await assignSession(tx, services, { session: id, mentor_id: mentor?.id ?? 0, at, staff_id: actor_id });
    return inWords(tx, session);
  });
}

export async function move(services: Services, [word]: string[], { to }: Options, actor_id: number | null): Promise<string> {
  const id = numberOf(word, UNKNOWN);
  const at = timeOf('to', to);
  return inOne(services, async (tx) => {
    const moved = await moveSession(tx, services, { session: id, at, staff_id: actor_id });
    return inWords(tx, moved);
  });
}

/** Ends a session: it took place, it is off, or one of the two did not come (the student, where nothing else is said). */
export async function close(
  services: Services,
  [word, how = '']: string[],
  { reason, who = 'student' }: Options,
  actor_id: number | null,
): Promise<string> {
  const id = numberOf(word, UNKNOWN);
  if (!['done', 'cancelled', 'no-show'].includes(how) || !['student', 'mentor'].includes(String(who)))
    throw new Refusal(`Use: ${CLOSE_USAGE}`);
  const closing = { session: id, staff_id: actor_id, who: who === 'mentor' ? 'mentor' : 'student' } as const;
  const ended = how === 'no-show' ? 'no_show' : (how as 'done' | 'cancelled');
  return inOne(services, async (tx) => {
    await closeSession(tx, services, { ...closing, how: ended, reason: typeof reason === 'string' ? reason : null });
    if (how === 'cancelled') return 'Called off. Everybody concerned is told, and it does not count for the month.';
    return how === 'done' ? 'Done.' : `Noted: the ${closing.who} did not come.`;
  });
}

function inOne(services: Services, work: (tx: Db) => Promise<string>): Promise<string> {
  const done = services.database.db.transaction(work).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'not_found' ? new Refusal(UNKNOWN) : error;
  });
  return ruled(done);
}

/** The session as it is now, by the clocks of both. */
async function inWords(tx: Db, { state, starts_at, student_id, mentor_id }: SessionRow): Promise<string> {
  if (!starts_at || mentor_id === null) return 'Assigned. The student is told and chooses a time.';
  const student = await findPerson(tx, student_id, ['time_zone']);
  const mentor = await findPerson(tx, mentor_id, ['time_zone']);
  const when = `${timeIn(starts_at, student?.time_zone)} for the student, ${timeIn(starts_at, mentor?.time_zone)} for the mentor`;
  return state === 'held' ? `Held for 48 hours, for the mentor to accept: ${when}.` : `Booked: ${when}.`;
}

/** A moment by somebody's clock; by UTC where nobody told us theirs. */
function timeIn(at: Date, zone: string | null | undefined): string {
  const timeZone = zone ?? 'UTC';
  const words = at.toLocaleString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  return `${words} (${timeZone})`;
}

function timeOf(name: string, typed: string | boolean | undefined): Date {
  const at = new Date(String(typed));
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(String(typed)) && !Number.isNaN(at.getTime());
  if (!isTime) throw new Refusal(`--${name} is a time with its distance from UTC, as 2027-01-07T16:30-08:00 or 2027-01-08T00:30Z.`);
  return at;
}
