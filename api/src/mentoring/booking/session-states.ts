import type { MentorSession, SessionAction, SessionState } from '@careerscoop/contract/mentoring';
import { daysAgo } from '../../platform/days-ago.ts';
import { startOfMonth, zoneOf } from '../../platform/wall-clock.ts';
import type { SessionRow } from './session-row.sql.ts';

export type { SessionRow } from './session-row.sql.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a talk takes. */
export const SESSION_MS = 30 * MINUTE;
/** The door opens so long before the beginning. */
export const DOOR_BEFORE_MS = 10 * MINUTE;
/** Who is not there by then has not come. */
export const NO_SHOW_AFTER_MS = 10 * MINUTE;
/** A student who calls off later than this has used up the month's session; a time that others set stays free for as long after. */
export const FREE_CANCEL_MS = DAY;
/** From so long before the beginning on a mentor can be late. */
const LATE_BEFORE_MS = HOUR;
/** A session that nobody ended is done so long after its end. */
export const DONE_AFTER_MS = DAY;

/** A student who did not come so often within so many days is for a representative to look at. */
export const MISSED_OFTEN = 2;
export const MISSED_DAYS = 30;
export const missedSince = (now: Date) => daysAgo(now, MISSED_DAYS);

/** The states of what is still to come. */
export const COMING: readonly SessionState[] = ['requested', 'held', 'booked'];

type Facts = Pick<SessionRow, 'state' | 'mentor_id' | 'starts_at' | 'ends_at' | 'held_until' | 'late_at' | 'set_at'>;

/** Whether a booked talk's time is over, or it is done: from then on it is history. */
export function isOver({ state, ends_at }: Pick<Facts, 'state' | 'ends_at'>, now: Date): boolean {
  return state === 'done' || (state === 'booked' && ends_at !== null && ends_at <= now);
}

/** Whether a booked talk's time has come: from then on it is told how it went, and no more called off or moved. */
export function hasBegun({ state, starts_at }: Pick<Facts, 'state' | 'starts_at'>, now: Date): boolean {
  return state === 'booked' && starts_at !== null && starts_at <= now;
}

/** Whether it is still to come, or still under way. */
export function isComing(session: Pick<Facts, 'state' | 'ends_at'>, now: Date): boolean {
  return COMING.includes(session.state) && !isOver(session, now);
}

/** From when on the door is open; null while there is no time that holds. */
export function joinFrom({ state, starts_at }: Pick<Facts, 'state' | 'starts_at'>): Date | null {
  return state === 'booked' && starts_at ? new Date(starts_at.getTime() - DOOR_BEFORE_MS) : null;
}

type Timed = Pick<Facts, 'state' | 'starts_at' | 'set_at'>;

/**
 * Whether the month's session stays used up if the student calls it off now: in the last day, where they chose the time themselves
 * or have had a day to say no to one that the desk or the mentor set.
 */
export function countsIfCancelled({ state, starts_at, set_at }: Timed, now: Date): boolean {
  if (state !== 'booked' || !starts_at || starts_at.getTime() - now.getTime() >= FREE_CANCEL_MS) return false;
  return set_at === null || now.getTime() - set_at.getTime() >= FREE_CANCEL_MS;
}

/** Whether it counts for the month that it is now by the student's clock: the one in which it was asked for counts. */
export function isOfThisMonth({ created_at }: Pick<SessionRow, 'created_at'>, student: { time_zone: string | null }, now: Date): boolean {
  return created_at >= startOfMonth(now, zoneOf(student));
}

/** Whether somebody else set the time so shortly before that calling it off is free until it begins. */
export function isShortNotice({ starts_at, set_at }: Pick<Timed, 'starts_at' | 'set_at'>): boolean {
  return starts_at !== null && set_at !== null && starts_at.getTime() - set_at.getTime() < FREE_CANCEL_MS;
}

type Side = 'student' | 'mentor';

/** What this side may do with the session now, in the order of the contract; who asks for something else is told `wrong_state`. */
export function actionsOf(session: Facts & Pick<MentorSession, 'feedback_given'>, side: Side, now: Date): SessionAction[] {
  const at = now.getTime();
  const { state, mentor_id, feedback_given } = session;
  const student = side === 'student';
  const starts = session.starts_at?.getTime() ?? Number.POSITIVE_INFINITY;
  const ends = session.ends_at?.getTime() ?? Number.POSITIVE_INFINITY;
  const booked = state === 'booked';
  const underWay = booked && at >= starts + NO_SHOW_AFTER_MS && at < ends + DONE_AFTER_MS;
  const may: Record<SessionAction, boolean> = {
    choose: student && state === 'requested' && mentor_id !== null,
    // A student who could still move it in the last hours would never lose one.
    move: booked && at < starts && (!student || !countsIfCancelled(session, now)),
    cancel: (student && state === 'requested') || ((state === 'held' || booked) && at < starts),
    accept: !student && state === 'held' && session.held_until !== null && session.held_until > now && at < starts,
    late: !student && booked && session.late_at === null && at >= starts - LATE_BEFORE_MS && at < ends,
    join: booked && at >= starts - DOOR_BEFORE_MS && at < ends,
    done: !student && underWay,
    no_show: underWay,
    feedback: mentor_id !== null && isOver(session, now) && !feedback_given,
    report: mentor_id !== null,
    calendar: booked && at < ends,
  };
  return (Object.keys(may) as SessionAction[]).filter((action) => may[action]);
}
