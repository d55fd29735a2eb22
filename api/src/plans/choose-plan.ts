import { changePerson } from '../identity/people.sql.ts';
import type { Db } from '../platform/database.ts';
import { AppError, refuse } from '../platform/errors.ts';
import type { Visitor } from '../platform/sign-in-guard.ts';
import { holdsPlans, isFree } from './plans.policy.ts';
import { findPlan, holdPlanOf } from './plans.sql.ts';

/**
 * Puts a student on a plan that costs nothing, or on none (null). A plan that was paid for is never given up this way: it
 * is the student's until it ends. Choosing the plan one has already changes nothing.
 * @throws AppError refused field, not_allowed, payment_needed or plan_still_runs.
 */
export async function choosePlan(tx: Db, visitor: Visitor, planId: number | null): Promise<void> {
  const plan = planId === null ? { price: null } : await findPlan(tx, planId);
  if (!plan) throw refuse('pricing_plan', 'There is no such plan.');
  if (!holdsPlans(visitor)) throw new AppError('not_allowed', { detail: 'Plans are for students. You need none.' });
  const held = await holdPlanOf(tx, visitor.id);
  if (!held) throw new AppError('session_expired');
  if (held.pricing_plan === planId) return;
  if (!isFree(plan)) throw new AppError('payment_needed');
  if (!isFree(held)) throw new AppError('plan_still_runs');
  await changePerson(tx, visitor.id, { pricing_plan: planId });
}
