import { and, countDistinct, eq } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { plan_terms } from './plans.tables.ts';

/** How many people this code has put on a plan, whether the term runs still or not. */
export async function countTermsOf(db: Db, code: string): Promise<number> {
  const [row] = await db
    .select({ people: countDistinct(plan_terms.user_id) })
    .from(plan_terms)
    .where(eq(plan_terms.code, code));
  return row?.people ?? 0;
}

export async function hasTermOf(db: Db, userId: number, code: string): Promise<boolean> {
  return (await db.$count(plan_terms, and(eq(plan_terms.user_id, userId), eq(plan_terms.code, code)))) > 0;
}
