import { asc, eq } from 'drizzle-orm';
import { plans } from '../identity/identity.tables.ts';
import { type Db, sqlStateOf } from '../platform/database.ts';

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

/** A plan as it is sold, and nobody else changes it until the transaction ends. */
export async function lockPlan(tx: Db, id: number) {
  const { title, price, duration, description } = plans;
  const [row] = await tx.select({ title, price, duration, description }).from(plans).where(eq(plans.id, id)).for('update');
  return row;
}

/** @returns false where another plan has this title, and the transaction can only end then. */
export async function changePlanRow(
  tx: Db,
  id: number,
  columns: Partial<Pick<typeof plans.$inferSelect, 'title' | 'price' | 'duration' | 'description'>>,
): Promise<boolean> {
  try {
    await tx.update(plans).set(columns).where(eq(plans.id, id));
    return true;
  } catch (error) {
    if (sqlStateOf(error) !== '23505') throw error;
    return false;
  }
}
