import { asc, eq } from 'drizzle-orm';
import { plans, users } from '../identity/identity.tables.ts';
import type { Db } from '../platform/database.ts';

export async function listPlansByPrice(db: Db) {
  const { id, title, price, duration, image, white_image: whiteImage, description } = plans;
  return db.select({ id, title, price, duration, image, whiteImage, description }).from(plans).orderBy(asc(plans.price));
}

export async function findPlan(db: Db, id: number) {
  const [row] = await db.select({ id: plans.id, price: plans.price }).from(plans).where(eq(plans.id, id));
  return row;
}

/** The person's plan, its price null without one. The person is held: a payment that comes in at this moment waits. */
export async function holdPlanOf(tx: Db, userId: number) {
  const [row] = await tx
    .select({ pricing_plan: users.pricing_plan, price: plans.price })
    .from(users)
    .leftJoin(plans, eq(plans.id, users.pricing_plan))
    .where(eq(users.id, userId))
    .for('update', { of: users });
  return row;
}
