import { asc, eq } from 'drizzle-orm';
import { plans } from '../identity/identity.tables.ts';
import type { Db } from '../platform/database.ts';

export async function listPlansByPrice(db: Db) {
  const { id, title, price, duration, image, white_image: whiteImage, description } = plans;
  return db.select({ id, title, price, duration, image, whiteImage, description }).from(plans).orderBy(asc(plans.price));
}

export async function findPlan(db: Db, id: number) {
  const [row] = await db
    .select({ id: plans.id, title: plans.title, price: plans.price, months: plans.months })
    .from(plans)
    .where(eq(plans.id, id));
  return row;
}
