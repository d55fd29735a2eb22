import { eq } from 'drizzle-orm';
import { plans } from '../identity/identity.tables.ts';
import type { Db } from '../platform/database.ts';

/** Of a plan what an order keeps. */
export async function findSnapshot(db: Db, planId: number) {
  const { title, months, price } = plans;
  const [row] = await db.select({ title, months, price }).from(plans).where(eq(plans.id, planId));
  return row && { title: row.title, months: row.months, price_cents: Math.round(row.price * 100) };
}
