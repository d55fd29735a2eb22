import type { Entitlements, RightName } from '@careerscoop/contract/entitlements';
import type { Db } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';
import { entitlementsOf, startOfMonth } from './entitlements.policy.ts';
import { findEntitlementFacts } from './entitlements.sql.ts';

/** What is open to this person now. @throws session_expired when the account is gone. */
export async function findEntitlements(db: Db, userId: number, now: Date): Promise<Entitlements> {
  const found = await findEntitlementFacts(db, userId, startOfMonth(now));
  if (!found) throw new AppError('session_expired');
  const { pricing_plan, clear, latest, ...facts } = found;
  const plan = facts.plans.find(({ id }) => id === pricing_plan);
  return entitlementsOf(
    { ...facts, terms: plan ? [{ plan, ends_at: null }] : [], assessments: { clear, latest_unclear: latest === 'unclear' } },
    now,
  );
}

/** Lets those pass to whom it is open. @throws plan_needed, month_used or retake_needs_plan with the sentence that says why not. */
export async function requireRight(db: Db, userId: number, name: RightName, now: Date): Promise<void> {
  const right = (await findEntitlements(db, userId, now))[name];
  if (right.open) return;
  const code = right.why === 'month_used' ? 'month_used' : name === 'retake' ? 'retake_needs_plan' : 'plan_needed';
  throw new AppError(code, right.sentence ? { detail: right.sentence } : {});
}
