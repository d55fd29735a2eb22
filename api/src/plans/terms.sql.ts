import { type SQL, and, asc, desc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { affiliate_codes, plans, users } from '../identity/identity.tables.ts';
import type { Db } from '../platform/database.ts';
import { type EndReason, plan_terms } from './plans.tables.ts';

export type { EndReason, TermSource } from './plans.tables.ts';

const { id, user_id, plan_id, source, order_id, code, starts_at, ends_at } = plan_terms;
const shown = {
  id,
  user_id,
  plan_id,
  title: plans.title,
  price: plans.price,
  months: plans.months,
  source,
  order_id,
  code,
  starts_at,
  ends_at,
};

/** Terms that run at that moment: not ended, and not past their time. */
export function runsAt(at: Date): SQL | undefined {
  return and(isNull(plan_terms.ended_at), or(isNull(ends_at), gt(ends_at, at)));
}
// A code that is switched off opens nothing as long as it is.
const isOn = or(isNull(code), eq(affiliate_codes.is_active, true));

/** The terms that run, the one that names the plan first: the dearest, of equals the one that lasts longest. */
export function listRunningTerms(db: Db, userId: number, at: Date) {
  return db
    .select(shown)
    .from(plan_terms)
    .innerJoin(plans, eq(plans.id, plan_id))
    .leftJoin(affiliate_codes, eq(affiliate_codes.code, code))
    .where(and(eq(user_id, userId), runsAt(at), isOn))
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
  const one = 'term_id' in which ? eq(id, which.term_id) : eq(order_id, which.order_id);
  // A code may have been given more time since somebody saw that it was over.
  const over = reason === 'expired' ? lte(ends_at, at) : undefined;
  const [row] = await tx
    .update(plan_terms)
    .set({ ended_at: at, end_reason: reason })
    .where(and(one, over, isNull(plan_terms.ended_at)))
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

const isOpenOf = (paidBy: string) => and(eq(code, paidBy), isNull(plan_terms.ended_at));

/** Holds whoever has a term of a code that has not ended: by their numbers, as all do who hold many, and before the terms themselves. */
export async function holdHoldersOf(tx: Db, paidBy: string): Promise<void> {
  const holders = tx.select({ user_id }).from(plan_terms).where(isOpenOf(paidBy));
  await tx.select({ id: users.id }).from(users).where(inArray(users.id, holders)).orderBy(asc(users.id)).for('no key update');
}

/** The terms of a code that have not ended. */
export function listTermsOf(db: Db, paidBy: string) {
  return db.select({ id, user_id, starts_at, ends_at }).from(plan_terms).where(isOpenOf(paidBy));
}

/** Whoever was told of the end that was is told of this one too. */
export async function moveEnd(tx: Db, termId: number, to: Date | null): Promise<void> {
  await tx.update(plan_terms).set({ ends_at: to, told_at: null }).where(eq(id, termId));
}

/** Terms that end by `until` and whose holder has not been told, but for free ones and those of who is leaving. */
export function listEndingUntold(db: Db, now: Date, until: Date, { after, limit }: { after: number; limit: number }) {
  return db
    .select({ id, user_id, starts_at, title: plans.title, ends_at: sql<Date>`${ends_at}`.mapWith(ends_at), code })
    .from(plan_terms)
    .innerJoin(plans, eq(plans.id, plan_id))
    .innerJoin(users, eq(users.id, user_id))
    .where(
      and(
        isNull(plan_terms.ended_at),
        isNull(plan_terms.told_at),
        gt(id, after),
        ne(source, 'free'),
        gt(ends_at, now),
        lte(ends_at, until),
        isNull(users.deletion_requested_at),
      ),
    )
    .orderBy(asc(id))
    .limit(limit);
}

/** @returns false where somebody else told it, or it has ended meanwhile. */
export async function noteTold(tx: Db, termId: number, at: Date): Promise<boolean> {
  const rows = await tx
    .update(plan_terms)
    .set({ told_at: at })
    .where(and(eq(id, termId), isNull(plan_terms.told_at), isNull(plan_terms.ended_at)))
    .returning({ id });
  return rows.length > 0;
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
