import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, not, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { daysAgo } from '../../platform/days-ago.ts';
import { POINTS_TO_DANGER } from './look.ts';
import { type SafetyEvent, safety_events } from './safety.tables.ts';

export type { SafetyEvent };

const { id, user_id, tier, state, kind, at } = safety_events;
/** Who somebody is, or a question of law or medicine, gives nobody a reason to read along. */
const reviewable = and(eq(tier, 1), inArray(kind, [...POINTS_TO_DANGER]));

export async function addSafetyEvent(db: Db, event: typeof safety_events.$inferInsert): Promise<number> {
  const [row] = await db.insert(safety_events).values(event).returning({ id });
  if (!row) throw new Error('safety_events: nothing written');
  return row.id;
}

/** How many events that point to danger somebody has had within a day, since the last one that was reviewed. */
export async function countCares(db: Db, userId: number, now: Date): Promise<number> {
  const mine = and(eq(user_id, userId), reviewable, gt(at, daysAgo(now, 1)));
  const reviewed = db
    .select({ last: sql`coalesce(max(${id}), 0)` })
    .from(safety_events)
    .where(and(mine, ne(state, 'counted')));
  return db.$count(safety_events, and(mine, eq(state, 'counted'), gt(id, sql`(${reviewed})`)));
}

/** What waits for somebody, danger first, then the oldest; with `all`, the last 200 that were reviewed or wait. */
export function listEvents(db: Db, all: boolean): Promise<SafetyEvent[]> {
  const events = db.select().from(safety_events);
  return all
    ? events.where(ne(state, 'counted')).orderBy(desc(id)).limit(200)
    : events.where(eq(state, 'open')).orderBy(desc(tier), asc(at), asc(id)).limit(200);
}

/** One that waits or was reviewed; what was only counted is nobody's to open. */
export async function findEvent(db: Db, eventId: number): Promise<SafetyEvent | undefined> {
  const [row] = await db
    .select()
    .from(safety_events)
    .where(and(eq(id, eventId), ne(state, 'counted')));
  return row;
}

/** @returns false when it was closed before. */
export async function closeEvent(db: Db, eventId: number, closed_at: Date): Promise<boolean> {
  const rows = await db
    .update(safety_events)
    .set({ state: 'closed', closed_at })
    .where(and(eq(id, eventId), ne(state, 'closed')))
    .returning({ id });
  return rows.length === 1;
}

/** @returns false when the parent was told before. */
export async function noteParentTold(db: Db, eventId: number, parent_told_at: Date): Promise<boolean> {
  const rows = await db
    .update(safety_events)
    .set({ parent_told_at })
    .where(and(eq(id, eventId), isNull(safety_events.parent_told_at)))
    .returning({ id });
  return rows.length === 1;
}

const year = sql<number>`extract(year from ${at} at time zone 'UTC')::int`;

/** How often help was shown in each year. */
export function countReferrals(db: Db): Promise<{ year: number; referrals: number }[]> {
  return db.select({ year, referrals: count() }).from(safety_events).where(eq(tier, 2)).groupBy(year).orderBy(desc(year));
}

/** The same for one year by kind, what wants care as well. */
export function countKinds(db: Db, of: number) {
  return db
    .select({ tier, kind, events: count(), closed: sql<number>`count(${safety_events.closed_at})::int` })
    .from(safety_events)
    .where(eq(year, of))
    .groupBy(tier, kind)
    .orderBy(desc(tier), asc(kind));
}

/**
 * Whose events they were is forgotten a year after they were dealt with; what was counted alone goes after a year. Those that close a
 * day to a parent stay with the account: the conversation of that day may still be there.
 */
export async function forgetSafety(db: Db, now: Date): Promise<void> {
  const then = daysAgo(now, 365);
  const open = or(isNull(safety_events.mark), eq(safety_events.mark, 'danger'));
  await db.delete(safety_events).where(and(eq(state, 'counted'), lt(at, then), open));
  await db
    .update(safety_events)
    .set({ user_id: null, turn: null })
    .where(and(lt(safety_events.closed_at, then), open, or(isNotNull(user_id), isNotNull(safety_events.turn))));
}

/** An erased person's events lead nowhere any more, and wait for nobody. */
export async function eraseSafety(tx: Db, userId: number, now: Date): Promise<void> {
  await tx.delete(safety_events).where(and(eq(user_id, userId), eq(state, 'counted')));
  await tx
    .update(safety_events)
    .set({
      state: 'closed',
      closed_at: sql`coalesce(${safety_events.closed_at}, ${now.toISOString()}::timestamptz)`,
      turn: null,
      user_id: null,
    })
    .where(eq(user_id, userId));
}

/** Within a day of these, reading along could harm: spoken of home, or of who they are. */
const closedAround = (userId: number) =>
  sql`exists (select 1 from safety_events as closing where closing.user_id = ${userId} and closing.mark in ('home', 'identity')
    and closing.at between ${at} - interval '1 day' and ${at} + interval '1 day')`;

/** Whether the day around this event is closed to a parent: they are not told of it either. */
export async function isClosedToParent(db: Db, event: Pick<SafetyEvent, 'id' | 'user_id'>): Promise<boolean> {
  if (event.user_id === null) return false;
  return (await db.$count(safety_events, and(eq(id, event.id), closedAround(event.user_id)))) > 0;
}

/** What an export may hold of a person's events: a parent may be the one who reads it. */
export function listExported(db: Db, userId: number) {
  return db
    .select({ at, kind, state })
    .from(safety_events)
    .where(and(eq(user_id, userId), not(closedAround(userId))))
    .orderBy(asc(id));
}
