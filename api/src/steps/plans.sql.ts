import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { step_plans } from './steps.tables.ts';

export type PlanRow = typeof step_plans.$inferSelect;
const { id, user_id, card_hash, removed_at } = step_plans;

/** The plans that somebody has, the newest first. */
export function listPlansOf(db: Db, userId: number): Promise<PlanRow[]> {
  return db
    .select()
    .from(step_plans)
    .where(and(eq(user_id, userId), isNull(removed_at)))
    .orderBy(desc(id));
}

export async function findPlan(db: Db, userId: number, planId: number): Promise<PlanRow | undefined> {
  const [row] = await db
    .select()
    .from(step_plans)
    .where(and(eq(user_id, userId), eq(id, planId), isNull(removed_at)));
  return row;
}

/** The one that was made of this card. */
export async function findByCard(db: Db, userId: number, hash: string): Promise<PlanRow | undefined> {
  const [row] = await db
    .select()
    .from(step_plans)
    .where(and(eq(user_id, userId), eq(card_hash, hash), isNull(removed_at)));
  return row;
}

export async function addPlan(db: Db, plan: typeof step_plans.$inferInsert): Promise<PlanRow> {
  const [row] = await db.insert(step_plans).values(plan).returning();
  if (!row) throw new Error('a plan was not stored');
  return row;
}
