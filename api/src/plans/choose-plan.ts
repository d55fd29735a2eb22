import type { Db } from '../platform/database.ts';
import { AppError, refuse } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import type { Visitor } from '../platform/sign-in-guard.ts';
import { lockPerson } from '../identity/people.sql.ts';
import { holdsPlans, isFree } from './plans.policy.ts';
import { findPlan } from './plans.sql.ts';
import { endTerm, runningTerm, setTerm } from './terms.ts';

/**
 * Puts a student on a plan that costs nothing, or on none (null). A plan that was paid for is never given up this way: it
 * is the student's until it ends. Choosing the plan one has already changes nothing.
 * @throws AppError refused field, not_allowed, payment_needed or plan_still_runs.
 */
export async function choosePlan(tx: Db, services: Services, visitor: Visitor, planId: number | null): Promise<void> {
  const plan = planId === null ? { price: null } : await findPlan(tx, planId);
  if (!plan) throw refuse('pricing_plan', 'There is no such plan.');
  if (!holdsPlans(visitor)) throw new AppError('not_allowed', { detail: 'Plans are for students. You need none.' });
  // Held, so that a payment that comes in at this moment waits.
  if (!(await lockPerson(tx, visitor.id))) throw new AppError('session_expired');
  const now = services.now();
  const held = await runningTerm(tx, visitor.id, now);
  if ((held?.plan_id ?? null) === planId) return;
  if (!isFree(plan)) throw new AppError('payment_needed');
  if (held && !isFree(held)) throw new AppError('plan_still_runs');
  if (planId !== null) await setTerm(tx, services, { user_id: visitor.id, plan_id: planId, source: 'free', starts_at: now, ends_at: null });
  // Being without a plan takes the free one's place.
  else if (held) await endTerm(tx, services, { term_id: held.id, reason: 'replaced' });
}
