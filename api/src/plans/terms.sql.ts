import { type SQL, and, asc, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { plans, users } from '../identity/identity.tables.ts';
import type { Db } from '../platform/database.ts';
import { type EndReason, plan_terms } from './plans.tables.ts';

const { id, user_id, plan_id, source, order_id, code, starts_at, ends_at } = plan_terms;
const shown = { id, user_id, plan_id, title: plans.title, price: plans.price, months: plans.months, source, order_id, code, starts_at, ends_at };

/** Terms that run at that moment: not ended, and not past their time. */
export function runsAt(at: Date): SQL | undefined {
  return and(isNull(plan_terms.ended_at), or(isNull(ends_at), gt(ends_at, at)));
}

/** The terms that run, the one that names the plan first: the dearest, of equals the one that lasts longest. */
export function listRunningTerms(db: Db, userId: number, at: Date) {
  return db
    .select(shown)
    .from(plan_terms)
    .innerJoin(plans, eq(plans.id, plan_id))
    .where(and(eq(user_id, userId), runsAt(at)))
    .orderBy(desc(plans.price), sql`${ends_at} desc nulls first`, desc(id));
}

/** The term that an order paid for, running or not. */
export async function findTermOfOrder(db: Db, orderId: number) {
  const [row] = await db
    .select({ ...shown, ended_at: plan_terms.ended_at, end_reason: plan_terms.end_reason })
    .from(plan_terms)
    .innerJoin(plans, eq(plans.id, plan_id))
    .where(eq(order_id, orderId));
  return row;
}

export async function addTerm(tx: Db, term: typeof plan_terms.$inferInsert): Promise<number> {
  const [row] = await tx.insert(plan_terms).values(term).returning({ id });
  if (!row) throw new Error('A term was not stored.');
  return row.id;
}

/** Ends what has not ended yet. @returns whose it was. */
export async function endTermAt(tx: Db, which: { term_id: number } | { order_id: number }, reason: EndReason, at: Date) {
  const [row] = await tx
    .update(plan_terms)
    .set({ ended_at: at, end_reason: reason })
    .where(and('term_id' in which ? eq(id, which.term_id) : eq(order_id, which.order_id), isNull(plan_terms.ended_at)))
    .returning({ id, user_id, plan_id, ends_at });
  return row;
}

/** Takes a dispute's end back. @returns whose term it is; nothing where there was none. */
export async function reopenTerm(tx: Db, orderId: number) {
  const [row] = await tx
    .update(plan_terms)
    .set({ ended_at: null, end_reason: null })
    .where(and(eq(order_id, orderId), eq(plan_terms.end_reason, 'disputed')))
    .returning({ id, user_id, ends_at });
  return row;
}

/** Terms whose time is over and that nobody has ended, the oldest first. */
export function listOverdue(db: Db, at: Date, limit: number) {
  return db
    .select({ id, user_id })
    .from(plan_terms)
    .where(and(isNull(plan_terms.ended_at), lte(ends_at, at)))
    .orderBy(asc(ends_at))
    .limit(limit);
}

/** The copy in the account of the term that names the plan. */
export async function copyToAccount(tx: Db, userId: number, term: { plan_id: number; ends_at: Date | null } | undefined): Promise<void> {
  await tx
    .update(users)
    .set({ pricing_plan: term?.plan_id ?? null, plan_ends_at: term?.ends_at ?? null })
    .where(eq(users.id, userId));
}
