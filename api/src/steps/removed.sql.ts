import { STEP_LIMIT } from '@careerscoop/contract/steps';
import { and, desc, eq, gte, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { next_steps, step_plans } from './steps.tables.ts';

const TABLES = { step: next_steps, plan: step_plans };
type Kind = keyof typeof TABLES;
const HOUR = 60 * 60 * 1000;
const anHourBefore = (now: Date) => new Date(now.getTime() - HOUR);

/** Takes one of somebody's own out of sight. @returns false where it is not there */
export async function remove(db: Db, kind: Kind, userId: number, id: number, at: Date): Promise<boolean> {
  const table = TABLES[kind];
  const own = eq(table.user_id, userId);
  const gone = await db
    .update(table)
    .set({ removed_at: at })
    .where(and(own, eq(table.id, id), isNull(table.removed_at)))
    .returning({ id: table.id });
  // What is taken out and can be put back shall not pile up either.
  const older = await db
    .select({ id: table.id })
    .from(table)
    .where(and(own, isNotNull(table.removed_at)))
    .orderBy(desc(table.removed_at))
    .offset(STEP_LIMIT);
  if (older.length > 0) {
    const ids = older.map((row) => row.id);
    await db.delete(table).where(and(own, inArray(table.id, ids)));
  }
  return gone.length === 1;
}

/** Which of somebody's own can be put back. */
const restorable = (table: (typeof TABLES)[Kind], userId: number, id: number, now: Date) =>
  and(eq(table.user_id, userId), eq(table.id, id), gte(table.removed_at, anHourBefore(now)));

export async function findRemovedStep(db: Db, userId: number, id: number, now: Date) {
  const [row] = await db
    .select()
    .from(next_steps)
    .where(restorable(next_steps, userId, id, now));
  return row;
}

export async function findRemovedPlan(db: Db, userId: number, id: number, now: Date) {
  const [row] = await db
    .select()
    .from(step_plans)
    .where(restorable(step_plans, userId, id, now));
  return row;
}

/** Puts it back. */
export async function restore(db: Db, kind: Kind, userId: number, id: number): Promise<void> {
  const table = TABLES[kind];
  await db
    .update(table)
    .set({ removed_at: null })
    .where(and(eq(table.user_id, userId), eq(table.id, id)));
}

/** What was taken out and not put back. */
export async function forgetRemoved(db: Db, now: Date): Promise<void> {
  for (const table of Object.values(TABLES)) await db.delete(table).where(lt(table.removed_at, anHourBefore(now)));
}
