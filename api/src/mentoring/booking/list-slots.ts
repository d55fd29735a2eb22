import type { Slot } from '@careerscoop/contract/mentoring';
import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/sign-in-guard.ts';
import { addDays, dayAt, startOfDay, zoneOf } from '../../platform/wall-clock.ts';
import { findPair } from './booking.sql.ts';
import { freeSlots } from './free-slots.ts';
import { requireBookable } from './require-bookable.ts';
import { presentSlot, seekSlots, take } from './seek-slots.ts';
import type { SessionRow } from './session-states.ts';

/** So many days with a free time are shown at once. */
const DAYS = 4;

/**
 * The free times for this session, of the next four days by the reader's clock that have one, or of those after a day.
 * @throws mentor_away, consent_needed or plan_needed, as booking does.
 */
export async function listSlotsFor(db: Db, services: Services, visitor: Visitor, session: SessionRow, after?: string) {
  const now = services.now();
  if (session.mentor_id === null) throw new AppError('wrong_state');
  const pair = await findPair(db, session.student_id, session.mentor_id);
  const who = visitor.role === 'Mentor' ? 'mentor' : 'student';
  const { created_at } = session;
  const term_end = await requireBookable(db, services, { ...pair, created_at }, { who, id: visitor.id });
  const search = await seekSlots(db, pair, { now, term_end, session: session.id });
  const time_zone = zoneOf(pair[who]);
  const from = after === undefined ? search.from : later(search.from, startOfDay(addDays(after, 1), time_zone));
  const slots: Slot[] = [];
  const days = new Set<string>();
  for (const slot of freeSlots({ ...search, from })) {
    if (slot.starts_at.getTime() === session.starts_at?.getTime()) continue;
    const day = dayAt(slot.starts_at, time_zone);
    if (!days.has(day) && days.size === DAYS) return { slots, time_zone, version: session.version, more: true };
    days.add(day);
    slots.push(presentSlot(slot));
  }
  return { slots, time_zone, version: session.version, more: false };
}

const later = (one: Date, other: Date) => (one > other ? one : other);

/** The next times at which a mentor is free for the student of a session, for who only looks; none where the two cannot meet. */
export async function listNextSlots(
  db: Db,
  services: Services,
  { student_id, created_at }: Pick<SessionRow, 'student_id' | 'created_at'>,
  { mentor_id, most }: { mentor_id: number; most: number },
): Promise<Slot[]> {
  const pair = await findPair(db, student_id, mentor_id);
  const by = { who: 'student', id: student_id } as const;
  const term_end = await requireBookable(db, services, { ...pair, created_at }, by).catch((error: unknown) => {
    if (error instanceof AppError) return undefined;
    throw error;
  });
  if (term_end === undefined) return [];
  const search = await seekSlots(db, pair, { now: services.now(), term_end });
  return take(freeSlots(search), most).map(presentSlot);
}
