import { findPerson } from '../identity/people.sql.ts';
import { assignMentor } from '../mentoring/booking/assign-mentor.ts';
import { bookSlot } from '../mentoring/booking/book-slot.ts';
import { findSession, holdSessions } from '../mentoring/booking/booking.sql.ts';
import { callOff, changeSession } from '../mentoring/booking/change-session.ts';
import { noShow } from '../mentoring/booking/no-show.ts';
import type { SessionRow } from '../mentoring/booking/session-states.ts';
import { listRequests } from '../mentoring/requests.sql.ts';
import { listHeldTexts } from '../mentoring/safety/held-texts.sql.ts';
import { mayMeet, mayPair } from '../mentoring/safety/may-meet.sql.ts';
import type { Db } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import type { Options } from './commands.ts';
import { findAccountNamed } from './desk.sql.ts';
import { Refusal } from './refusal.ts';
import { numberOf, ruled } from './ruled.ts';

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
    if (mentor?.role !== 'Mentor') throw new Refusal('There is no Community Partner with this email or id.');
    const seen = await findSession(tx, id);
    if (!seen) throw new Refusal(UNKNOWN);
    if (!(await mayMeet(tx, mentor.id, services.now()))) {
      throw new Refusal('This Community Partner may not meet students now: see `mentors` for what is missing.');
    }
    if (!(await mayPair(tx, seen.student_id, mentor.id))) {
      throw new Refusal('These two are not brought together: one of them asked for that, or they are family.');
    }
    const session = await assignMentor(tx, services, {
      session: id,
      mentor_id: mentor.id,
      ...(at ? { at } : {}),
      by: { who: 'staff', id: actor_id },
    });
    return inWords(tx, session);
  });
}

export async function move(services: Services, [word]: string[], { to }: Options, actor_id: number | null): Promise<string> {
  const id = numberOf(word, UNKNOWN);
  const starts_at = timeOf('to', to);
  return inOne(services, async (tx) => {
    const seen = await findSession(tx, id);
    if (!seen) throw new Refusal(UNKNOWN);
    const moved = await bookSlot(tx, services, { session: id, starts_at, version: seen.version, by: { who: 'staff', id: actor_id } });
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
  const by = { who: 'staff', id: actor_id } as const;
  return inOne(services, async (tx) => {
    const seen = await findSession(tx, id);
    if (!seen) throw new Refusal(UNKNOWN);
    if (how === 'cancelled') {
      const off = await callOff(tx, services, await holdSessions(tx, [id]), by, { reason: typeof reason === 'string' ? reason : null });
      if (off.length === 0) throw new Refusal('This session is over, or off already.');
      return 'Called off. Everybody concerned is told, and it does not count for the month.';
    }
    if (seen.state !== 'booked' || !seen.starts_at || seen.starts_at > services.now()) throw new Refusal('This session has not begun.');
    if (how === 'done') {
      const [session] = await holdSessions(tx, [id]);
      if (session?.state !== 'booked') throw new Refusal('This session is closed already.');
      await changeSession(tx, services, session, { state: 'done' }, { what: 'done', by });
      return 'Done.';
    }
    await noShow(tx, services, seen, by, who === 'mentor' ? 'no_show_mentor' : 'no_show_student');
    return `Noted: the ${who === 'mentor' ? 'mentor' : 'student'} did not come.`;
  });
}

const inOne = (services: Services, work: (tx: Db) => Promise<string>) => ruled(services.database.db.transaction(work));

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
