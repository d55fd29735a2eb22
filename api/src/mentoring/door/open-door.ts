import { requireConsent } from '../../consent/require-consent.ts';
import { isMinor } from '../../identity/age.ts';
import { findPerson } from '../../identity/people.sql.ts';
import { AppError } from '../../platform/errors.ts';
import type { Seat } from '../../platform/meetings.ts';
import { shownName } from '../../platform/plain-words.ts';
import type { Services } from '../../platform/services.ts';
import { DOOR_BEFORE_MS, type SessionRow } from '../booking/session-states.ts';
import { momentInWords, timeInWords } from '../letters/moment-in-words.ts';
import { mayMeet, mayPair } from '../safety/may-meet.sql.ts';
import { noteEntry } from './door.sql.ts';

/** Who stands at the door. */
export interface Caller {
  seat: Seat;
  /** Their own; of a guardian, that of the child whose parent they are. */
  first_name: string;
  time_zone: string | null;
}

const CALLED: Record<Seat, string> = { student: 'Student', mentor: 'Mentor', guardian: 'Parent', staff: 'CareerScoop' };

/** What the others in the room read: what is no name is told by the seat alone, a parent by a child's name that is one. */
function calledAt({ seat, first_name }: Caller): string {
  const name = shownName(first_name);
  if (!name) return CALLED[seat];
  return seat === 'guardian' ? `Parent of ${name}` : name;
}

/**
 * The address of a session's room, and a note that this one came. All that was true when it was booked is asked again: state, time, the
 * parent's yes, the mentor's checks, and that nobody has blocked the other.
 * @throws door_closed with the sentence that fits the caller; consent_needed
 */
export async function openDoor(services: Services, session: SessionRow, caller: Caller): Promise<string> {
  const { database, meetings, now } = services;
  const { db } = database;
  const { starts_at, ends_at } = requireOpen(session, caller, now());
  await requireMayMeet(services, session, caller);
  const student = await findPerson(db, session.student_id, ['adult_on']);
  const address = await meetings.addressOf({
    room: session.meeting_room,
    seat: caller.seat,
    name: calledAt(caller),
    from: new Date(starts_at.getTime() - DOOR_BEFORE_MS),
    until: ends_at,
    // A minor's room is one of our own, made for this session alone.
    link: student && !isMinor(student, now()) ? session.meeting_link : null,
  });
  if (!address) throw closed('This session has no room yet. Please write to us: we make one.');
  await noteEntry(db, session.id, caller.seat, now());
  return address;
}

/** To the mentor, for a parent's no and for a report alike. */
const NOT_NOW = 'This session cannot take place now. You need not do anything.';

const closed = (detail: string) => new AppError('door_closed', { detail });

/** @throws door_closed where there is no time, before it and after it */
function requireOpen({ state, starts_at, ends_at }: SessionRow, { time_zone }: Caller, now: Date): { starts_at: Date; ends_at: Date } {
  if (state === 'cancelled') throw closed('This session was called off. Nobody is there.');
  if (state === 'requested' || state === 'held') throw closed('This session has no time yet.');
  if (state !== 'booked' || !starts_at || !ends_at || ends_at <= now) throw closed('This session is over.');
  const from = new Date(starts_at.getTime() - DOOR_BEFORE_MS);
  if (from > now) {
    const begins = momentInWords(starts_at, time_zone, now);
    throw closed(`The door opens at ${timeInWords(from, time_zone)}, ten minutes before. The session begins on ${begins}.`);
  }
  return { starts_at, ends_at };
}

/** @throws consent_needed, or door_closed without a word about why to the side that it does not concern */
async function requireMayMeet({ database, now }: Services, { student_id, mentor_id }: SessionRow, { seat }: Caller): Promise<void> {
  const { db } = database;
  if (seat === 'mentor') {
    await requireConsent(db, student_id, 'mentor_sessions', now()).catch(() => {
      throw closed(NOT_NOW);
    });
  } else await requireConsent(db, student_id, 'mentor_sessions', now());
  const meets = mentor_id !== null && (await mayMeet(db, mentor_id, now()));
  if (!meets && seat === 'mentor')
    throw closed('Something about your checks is open, so you cannot meet students now. Your sessions say what.');
  if (!meets || !(await mayPair(db, student_id, mentor_id)))
    throw closed(seat === 'mentor' ? NOT_NOW : 'This session cannot take place now. We look for another mentor.');
}
