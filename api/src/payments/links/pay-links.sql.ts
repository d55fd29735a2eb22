import { and, asc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { plans } from '../../identity/identity.tables.ts';
import type { Db } from '../../platform/database.ts';
import { daysAgo } from '../../platform/days-ago.ts';
import { pay_links } from '../payments.tables.ts';

export async function addPayLink(db: Db, link: typeof pay_links.$inferInsert): Promise<void> {
  await db.insert(pay_links).values(link);
}

const { token_hash, user_id, plan_id, channel, contact, created_at, expires_at, opened_at, order_id } = pay_links;

/** A link with its plan as it is sold now. */
export async function findPayLink(db: Db, tokenHash: string) {
  const { id, title, price, duration, description } = plans;
  const [row] = await db
    .select({
      link: { token_hash, user_id, plan_id, channel, contact, created_at, expires_at, opened_at, order_id },
      plan: { id, title, price, duration, description },
    })
    .from(pay_links)
    .innerJoin(plans, eq(id, plan_id))
    .where(eq(token_hash, tokenHash));
  return row;
}

/** The first time that somebody opened it. */
export async function noteOpened(db: Db, tokenHash: string, at: Date): Promise<void> {
  await db
    .update(pay_links)
    .set({ opened_at: at })
    .where(and(eq(token_hash, tokenHash), isNull(opened_at)));
}

/** The newest order that it led to. */
export async function noteOrder(db: Db, tokenHash: string, orderId: number): Promise<void> {
  await db.update(pay_links).set({ order_id: orderId }).where(eq(token_hash, tokenHash));
}

/** Ends it before its time. */
export async function endPayLink(db: Db, tokenHash: string, at: Date): Promise<void> {
  await db.update(pay_links).set({ expires_at: at }).where(eq(token_hash, tokenHash));
}

/** The numbers that links for this student were texted to. */
export async function listTextedContacts(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ contact })
    .from(pay_links)
    .where(and(eq(user_id, userId), isNotNull(contact)))
    .orderBy(asc(contact));
  return rows.flatMap((row) => row.contact ?? []);
}

/** Old links, kept for a while so that they are told to be old and not unknown. */
export async function forgetPayLinks(db: Db, now: Date): Promise<void> {
  await db.delete(pay_links).where(lt(expires_at, daysAgo(now, 30)));
}
