import { and, countDistinct, eq, isNotNull } from 'drizzle-orm';
import { users } from '../identity/identity.tables.ts';
import type { Db } from '../platform/database.ts';
import { plan_terms } from './plans.tables.ts';

/** How many people this code has put on a plan, whether the term runs still or not; nobody whose email is not confirmed. */
export async function countTermsOf(db: Db, code: string): Promise<number> {
  const [row] = await db
    .select({ people: countDistinct(plan_terms.user_id) })
    .from(plan_terms)
    .innerJoin(users, eq(users.id, plan_terms.user_id))
    .where(and(eq(plan_terms.code, code), isNotNull(users.email_confirmed_at)));
  return row?.people ?? 0;
}

export async function hasTermOf(db: Db, userId: number, code: string): Promise<boolean> {
  return (await db.$count(plan_terms, and(eq(plan_terms.user_id, userId), eq(plan_terms.code, code)))) > 0;
}
