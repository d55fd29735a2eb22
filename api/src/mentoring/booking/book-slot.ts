import { type Db, sqlStateOf } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { type Pair, findPair, findSession, isTaken, lockPair } from './booking.sql.ts';
import { type By, changeSession } from './change-session.ts';
import { requireBookable } from './require-bookable.ts';
import { type Search, isOffered, obstacleAt, seekSlots, slotAt, slotTaken, tooSoon } from './seek-slots.ts';
import { COMING, type SessionRow } from './session-states.ts';

const HOLD_MS = 48 * 60 * 60 * 1000;
/** PostgreSQL's name for two rows that an EXCLUDE constraint keeps apart. */
const OVERLAPS = '23P01';

export interface Booking {
  /** The session's number. */
  session: number;
  starts_at: Date;
  /** The version that whoever books has seen. */
  version: number;
  by: By;
}

/**
 * Books a session with the mentor that it has, or moves one that is booked, in the caller's transaction. A student and a mentor
 * choose one of the mentor's free times; a representative may name another, which is held for 48 hours for the mentor to accept.
 * @throws slot_taken with the next free times; no_slot, mentor_away, wrong_state, conflict, consent_needed or plan_needed.
 */
export async function bookSlot(tx: Db, services: Services, { session: id, starts_at, version, by }: Booking): Promise<SessionRow> {
  const { session, pair, taken } = await holdSession(tx, id, version, starts_at);
  if (!COMING.includes(session.state) || (session.state === 'held' && by.who !== 'staff')) throw new AppError('wrong_state');
  const search = await searchFor(tx, services, { session, pair, by });
  const fault =
    obstacleAt(search, starts_at, by.who === 'staff' ? 'desk' : 'own') ?? (by.who === 'staff' ? undefined : tooSoon(search, starts_at));
  if (fault) throw fault;
  if (taken) throw slotTaken(search, starts_at);
  if (isOffered(search, starts_at)) return keepTime(tx, services, { session, search, starts_at, by, held_until: null });
  if (by.who !== 'staff') throw new AppError('no_slot');
  const held_until = new Date(Math.min(services.now().getTime() + HOLD_MS, starts_at.getTime()));
  return keepTime(tx, services, { session, search, starts_at, by, held_until });
}

/**
 * The mentor takes the time that is held for them. Whatever may have changed since is asked again: a yes is a booking like others.
 * @throws the same.
 */
export async function acceptHeld(
  tx: Db,
  services: Services,
  { session: id, version, by }: { session: number; version: number; by: By },
): Promise<SessionRow> {
  const { session, pair } = await holdSession(tx, id, version);
  const { starts_at, held_until } = session;
  if (session.state !== 'held' || !starts_at || !held_until || held_until <= services.now()) throw new AppError('wrong_state');
  const search = await searchFor(tx, services, { session, pair, by });
  const fault = obstacleAt(search, starts_at);
  if (fault) throw fault;
  return keepTime(tx, services, { session, search, starts_at, by, held_until: null });
}

interface Held {
  session: SessionRow;
  pair: Pair;
}

/**
 * The session as it is once nobody else books for its two any more. Where the time that is wanted is taken already, nobody is held:
 * of many who want the same, those who come too late do not wait for each other to learn it. @throws conflict when it is not what
 * was seen.
 */
async function holdSession(tx: Db, id: number, version: number, wanted?: Date): Promise<Held & { taken: boolean }> {
  const seen = await findSession(tx, id);
  if (!seen) throw new AppError('not_found');
  if (seen.version !== version) throw new AppError('conflict');
  const { student_id, mentor_id } = seen;
  if (mentor_id === null) throw new AppError('wrong_state');
  if (wanted && (await isTaken(tx, seen, slotAt(wanted)))) {
    return { session: seen, pair: await findPair(tx, student_id, mentor_id), taken: true };
  }
  const pair = await lockPair(tx, student_id, mentor_id);
  const session = await findSession(tx, id);
  if (session?.version !== version) throw new AppError('conflict');
  return { session, pair, taken: false };
}

async function searchFor(tx: Db, services: Services, { session, pair, by }: Held & { by: By }): Promise<Search> {
  const term_end = await requireBookable(tx, services, { ...pair, created_at: session.created_at }, by);
  return seekSlots(tx, pair, { now: services.now(), term_end, session: session.id });
}

interface Time {
  session: SessionRow;
  search: Search;
  starts_at: Date;
  by: By;
  /** Until when the mentor may accept; null: it is booked. */
  held_until: Date | null;
}

/** Writes the time down. The constraint has the last word: it knows also what a process of the version before has written. */
async function keepTime(tx: Db, services: Services, { session, search, starts_at, by, held_until }: Time): Promise<SessionRow> {
  const what = held_until ? 'held' : session.state === 'booked' ? 'moved' : 'booked';
  // What is only held binds nobody: from the mentor's yes on the student has a day to call it off.
  const set_at = held_until || by.who === 'student' ? null : services.now();
  const change = { state: held_until ? 'held' : 'booked', ...slotAt(starts_at), set_at, held_until, late_at: null } as const;
  const ics_sequence = session.ics_sequence + 1;
  try {
    return await tx.transaction((inner) => changeSession(inner, services, session, { ...change, ics_sequence }, { what, by }));
  } catch (error) {
    throw sqlStateOf(error) === OVERLAPS ? slotTaken(search, starts_at) : error;
  }
}
