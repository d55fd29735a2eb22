import { type SQL, and, asc, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { next_steps, step_plans } from './steps.tables.ts';

export type StepRow = typeof next_steps.$inferSelect;
const columns = getTableColumns(next_steps);

/** Neither the step nor its plan was taken out. */
const present = and(isNull(next_steps.removed_at), or(isNull(next_steps.plan_id), isNull(step_plans.removed_at)));

function stepsWhere(db: Db, userId: number, condition?: SQL) {
  return db
    .select(columns)
    .from(next_steps)
    .leftJoin(step_plans, eq(step_plans.id, next_steps.plan_id))
    .where(and(eq(next_steps.user_id, userId), present, condition))
    .orderBy(asc(next_steps.plan_id), asc(next_steps.position), asc(next_steps.id));
}

/** All that somebody has, in their order. */
export const listStepsOf = (db: Db, userId: number) => stepsWhere(db, userId);

/** One of somebody's own. */
export async function findStep(db: Db, userId: number, id: number): Promise<StepRow | undefined> {
  const [row] = await stepsWhere(db, userId, eq(next_steps.id, id));
  return row;
}

/** The one outside of plans that has this key. */
export async function findByKey(db: Db, userId: number, key: string): Promise<StepRow | undefined> {
  const [row] = await stepsWhere(db, userId, and(isNull(next_steps.plan_id), eq(next_steps.step_key, key)));
  return row;
}

export async function countSteps(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(next_steps)
    .leftJoin(step_plans, eq(step_plans.id, next_steps.plan_id))
    .where(and(eq(next_steps.user_id, userId), present));
  return row?.count ?? 0;
}

/** Steps that stand in one order: those of a part of a plan, or all that are in none. */
export type Place = Pick<StepRow, 'plan_id' | 'when'>;

export function listPlace(db: Db, userId: number, { plan_id, when }: Place): Promise<StepRow[]> {
  const plan = plan_id === null ? isNull(next_steps.plan_id) : eq(next_steps.plan_id, plan_id);
  const part = when === null ? isNull(next_steps.when) : eq(next_steps.when, when);
  return stepsWhere(db, userId, and(plan, part));
}

type NewStep = typeof next_steps.$inferInsert;

export async function addSteps(db: Db, steps: NewStep[]): Promise<StepRow[]> {
  return db.insert(next_steps).values(steps).returning();
}

type StepColumns = Partial<Pick<StepRow, 'text' | 'due_on' | 'done_at' | 'position' | 'removed_at' | 'changed_at'>>;

export async function saveStep(db: Db, userId: number, id: number, change: StepColumns): Promise<void> {
  await db
    .update(next_steps)
    .set(change)
    .where(and(eq(next_steps.user_id, userId), eq(next_steps.id, id)));
}

/** Puts steps into this order. */
export async function orderSteps(db: Db, userId: number, ids: readonly number[]): Promise<void> {
  const list = sql.join(
    ids.map((id) => sql`${id}::int`),
    sql`, `,
  );
  const order = sql`array_position(array[${list}], ${next_steps.id})`;
  await db
    .update(next_steps)
    .set({ position: order })
    .where(and(eq(next_steps.user_id, userId), sql`${order} is not null`));
}

/** How many steps a plan has, also one that was taken out. */
export async function countPlan(db: Db, userId: number, planId: number): Promise<number> {
  return db.$count(next_steps, and(eq(next_steps.user_id, userId), eq(next_steps.plan_id, planId), isNull(next_steps.removed_at)));
}
