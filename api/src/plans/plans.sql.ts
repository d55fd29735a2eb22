import { asc } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { plans } from './plans.tables.ts';

export async function listPlansByPrice(db: Db) {
  const { id, title, price, duration, image, white_image: whiteImage, description } = plans;
  return db.select({ id, title, price, duration, image, whiteImage, description }).from(plans).orderBy(asc(plans.price));
}
