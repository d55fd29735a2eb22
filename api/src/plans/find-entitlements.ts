import type { Entitlements, RightName } from '@careerscoop/contract/entitlements';
import type { Db } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { type Facts, entitlementsOf, sessionsEnd, startOfMonth } from './entitlements.policy.ts';
import { findEntitlementFacts } from './entitlements.sql.ts';

type Asked = Pick<Services, 'subjects' | 'now'>;

/** What decides about this person now. @throws session_expired when the account is gone. */
async function findFacts(db: Db, services: Asked, userId: number): Promise<Facts> {
  const found = await findEntitlementFacts(db, services.subjects, userId, startOfMonth(services.now()));
  if (!found) throw new AppError('session_expired');
  const { clear_assessments: clear, latest_clarity, ...facts } = found;
  return { ...facts, assessments: { clear, latest_unclear: latest_clarity === 'unclear' } };
}

/** What is open to this person now. @throws session_expired when the account is gone. */
export async function findEntitlements(db: Db, services: Asked, userId: number): Promise<Entitlements> {
  return entitlementsOf(await findFacts(db, services, userId), services.now());
}

/** When talks with a mentor end, as far as is known now; null where they do not, or are not open. */
export async function findSessionsEnd(db: Db, services: Asked, userId: number): Promise<Date | null> {
  return sessionsEnd(await findFacts(db, services, userId), services.now());
}

/** What is open to this person, and the plan as answers name it: of the terms that run now, not of the copy in the account. */
export async function findShownPlan(db: Db, services: Asked, userId: number) {
  const entitlements = await findEntitlements(db, services, userId);
  const { plan } = entitlements;
  return { entitlements, pricing_plan: plan?.id ?? null, plan_title: plan?.title ?? null, plan_price: plan?.price ?? null };
}

/** Lets those pass to whom it is open. @throws plan_needed, month_used or retake_needs_plan with the sentence that says why not. */
export async function requireRight(db: Db, services: Asked, userId: number, name: RightName): Promise<void> {
  const right = (await findEntitlements(db, services, userId))[name];
  if (right.open) return;
  const code = right.why === 'month_used' ? 'month_used' : name === 'retake' ? 'retake_needs_plan' : 'plan_needed';
  throw new AppError(code, right.sentence ? { detail: right.sentence } : {});
}
