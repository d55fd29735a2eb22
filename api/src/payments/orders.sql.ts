import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { OrderState } from '@careerscoop/contract/payments';
import type { Db } from '../platform/database.ts';
import { orders } from './payments.tables.ts';

export type Order = typeof orders.$inferSelect;
export type NewOrder = Omit<typeof orders.$inferInsert, 'id' | 'number' | 'state' | 'created_at'>;

const OPEN: OrderState[] = ['new', 'open'];

export async function findOrder(db: Db, id: number): Promise<Order | undefined> {
  return (await db.select().from(orders).where(eq(orders.id, id)))[0];
}

/** The same, held until the transaction ends; its person is locked before it. */
export async function lockOrder(tx: Db, id: number): Promise<Order | undefined> {
  return (await tx.select().from(orders).where(eq(orders.id, id)).for('update'))[0];
}

export async function findOrderNumbered(db: Db, number: string): Promise<Order | undefined> {
  return (await db.select().from(orders).where(eq(orders.number, number)))[0];
}

/** The one thing that a student is about to buy. */
export async function findOpenOrder(db: Db, userId: number): Promise<Order | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.user_id, userId), inArray(orders.state, OPEN)));
  return row;
}

/** Whether something that this student paid waits for a person to look. */
export async function isUnderReview(db: Db, userId: number): Promise<boolean> {
  return (await db.$count(orders, and(eq(orders.user_id, userId), eq(orders.state, 'review')))) > 0;
}

/** @returns nothing where the student has an order that is new or open: the index lets one in */
export async function addOrder(tx: Db, order: NewOrder, at: Date): Promise<Order | undefined> {
  const { rows } = (await tx.execute(sql`select nextval(pg_get_serial_sequence('orders', 'id'))::int as id`)) as unknown as {
    rows: { id: number }[];
  };
  const id = rows[0]?.id ?? 0;
  const number = `CS-${at.getUTCFullYear()}-${String(id).padStart(6, '0')}`;
  const [row] = await tx
    .insert(orders)
    .overridingSystemValue()
    .values({ ...order, id, number, created_at: at } as typeof orders.$inferInsert)
    .onConflictDoNothing()
    .returning();
  return row;
}

/** Keeps the checkout that was made for a new order. @returns the order as it is then */
export async function noteCheckout(db: Db, id: number, checkout_id: string): Promise<Order | undefined> {
  await db
    .update(orders)
    .set({ checkout_id, state: 'open' })
    .where(and(eq(orders.id, id), eq(orders.state, 'new'), isNull(orders.checkout_id)));
  return findOrder(db, id);
}

/** Ends a new order of which there is no checkout. */
export async function endUnmade(db: Db, id: number, state: 'expired' | 'failed'): Promise<void> {
  await db
    .update(orders)
    .set({ state })
    .where(and(eq(orders.id, id), eq(orders.state, 'new')));
}

export async function changeOrder(
  tx: Db,
  id: number,
  change: Partial<Pick<Order, 'state' | 'paid_at' | 'payment_intent'>>,
): Promise<Order | undefined> {
  const [row] = await tx.update(orders).set(change).where(eq(orders.id, id)).returning();
  return row;
}

/** The order that a payment belongs to, where it is known to be paid. */
export async function findOrderPaidBy(db: Db, paymentIntent: string): Promise<Order | undefined> {
  return (await db.select().from(orders).where(eq(orders.payment_intent, paymentIntent)))[0];
}

/** What is neither paid nor over, the oldest first. */
export async function listOpenOrders(db: Db, most: number): Promise<Order[]> {
  return db.select().from(orders).where(inArray(orders.state, OPEN)).orderBy(asc(orders.created_at)).limit(most);
}

/** What this student bought or was bought, the newest first. */
export async function listPaidOrders(db: Db, userId: number): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.user_id, userId), isNotNull(orders.paid_at)))
    .orderBy(desc(orders.paid_at), desc(orders.id));
}
