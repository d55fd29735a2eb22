import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import { plans, users } from '../../identity/identity.tables.ts';
import type { Db } from '../../platform/database.ts';
import type { Scope } from '../scope.ts';

/** The plans with how many people have each now; who may see them sees all. */
export function listPlansWithPeople(db: Db, _scope: Scope, now: Date, planId?: number) {
  const { id, title, price, duration, description, months } = plans;
  const people = db.$count(users, and(eq(users.pricing_plan, id), or(isNull(users.plan_ends_at), gt(users.plan_ends_at, now))));
  return db
    .select({ id, title, price, duration, description, months, people })
    .from(plans)
    .where(planId === undefined ? undefined : eq(id, planId))
    .orderBy(asc(price), asc(id));
}
