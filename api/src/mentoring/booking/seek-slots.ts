import type { Slot } from '@careerscoop/contract/mentoring';
import type { Db } from '../../platform/database.ts';
import { isMinor } from '../../identity/age.ts';
import { lastDayInWords } from '../../platform/day-in-words.ts';
import { AppError } from '../../platform/errors.ts';
import { dayAt, zoneOf } from '../../platform/wall-clock.ts';
import { type Pair, listBusy } from './booking.sql.ts';
import { type Span, type Wanted, freeSlots, isInDay, overlap } from './free-slots.ts';
import { listDays, listHours } from './hours.sql.ts';
import { SESSION_MS } from './session-states.ts';

const HOUR = 60 * 60 * 1000;
const LEAD = 24 * HOUR;
const FURTHEST = 60 * 24 * HOUR;
/** How many of the next free times come with a refusal. */
const OFFERED = 6;

/** What the times of a mentor are looked for in, for one student. */
export interface Search extends Wanted {
  pair: Pair;
  now: Date;
  busy: (Span & { mentor_id: number | null })[];
  /** When the student's talks end; null: they do not. */
  term_end: Date | null;
}

interface Sought {
  now: Date;
  term_end: Date | null;
  /** The session that is moved: its own time holds up nothing. */
  session?: number | null;
}

/** Reads what decides when these two can meet: between a day and 60 days from now, while the student's plan runs. */
export async function seekSlots(db: Db, pair: Pair, { now, term_end, session = null }: Sought): Promise<Search> {
  const { student, mentor } = pair;
  const zone = zoneOf(mentor);
  const furthest = now.getTime() + FURTHEST;
  return {
    pair,
    now,
    term_end,
    week: { hours: await listHours(db, mentor.id), days: await listDays(db, mentor.id, dayAt(now, zone)), zone },
    // Who is of age now stays so by any clock: where it is still yesterday, their own day says otherwise for some hours.
    learner: { zone: zoneOf(student), adult_on: isMinor(student, now) ? student.adult_on : null },
    busy: await listBusy(db, pair, now, session),
    from: new Date(now.getTime() + LEAD),
    to: new Date(term_end ? Math.min(furthest, term_end.getTime() - 1) : furthest),
  };
}

export const slotAt = (starts_at: Date) => ({ starts_at, ends_at: new Date(starts_at.getTime() + SESSION_MS) });

/** Whether this is one of the mentor's times, taken or not. */
export function isOffered(search: Search, starts_at: Date): boolean {
  return starts_at >= search.from && !freeSlots({ ...search, busy: [], from: starts_at, to: starts_at }).next().done;
}

/** Why nobody could book this time for these two, whoever asks, in words for one of them or for the desk; nothing where they could. */
export function obstacleAt(search: Search, starts_at: Date, reader: 'own' | 'desk' = 'own'): AppError | undefined {
  const { now, term_end, learner, pair } = search;
  const slot = slotAt(starts_at);
  const no = (detail: string) => new AppError('no_slot', { detail });
  if (starts_at <= now) return no('This time is over. Choose one that is still to come.');
  if (starts_at.getTime() > now.getTime() + FURTHEST) return no('Talks are booked at most 60 days ahead. Choose an earlier time.');
  if (term_end && starts_at >= term_end) {
    const whose = reader === 'desk' ? 'The talks of this student' : 'Your talks with a mentor';
    return no(`${whose} end on ${lastDayInWords(term_end, learner.zone)}. Choose a time before that.`);
  }
  if (!isInDay(slot, learner)) {
    return no(`Talks are between 8 am and 8 pm by ${reader === 'desk' ? "the student's" : 'your'} clock. Choose one of the free times.`);
  }
  const taken = search.busy.filter((each) => overlap(each, slot));
  if (taken.some(({ mentor_id }) => mentor_id !== pair.mentor.id)) {
    return no(`${reader === 'desk' ? 'The student has' : 'You have'} another talk at this time. Choose another one.`);
  }
  return taken.length > 0 ? slotTaken(search, starts_at) : undefined;
}

/** Why this is too soon for who books by themselves. */
export function tooSoon(search: Search, starts_at: Date): AppError | undefined {
  if (starts_at >= search.from) return undefined;
  return new AppError('no_slot', { detail: 'Talks are booked at least 24 hours ahead, so that both can plan. Choose a later time.' });
}

/** Somebody else has it: the answer carries the next free ones after it, or the first of all. */
export function slotTaken(search: Search, starts_at: Date): AppError {
  const after = take(freeSlots({ ...search, from: new Date(Math.max(starts_at.getTime(), search.from.getTime())) }), OFFERED);
  return new AppError('slot_taken', { slots: (after.length > 0 ? after : take(freeSlots(search), OFFERED)).map(presentSlot) });
}

export function presentSlot({ starts_at, ends_at }: Span): Slot {
  return { starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString() };
}

/** The first of them; none after those is worked out. */
export function take<T>(from: Iterable<T>, most: number): T[] {
  const taken: T[] = [];
  for (const each of from) if (taken.push(each) >= most) break;
  return taken;
}
