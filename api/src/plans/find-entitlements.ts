import type { Entitlements, RightName } from '@careerscoop/contract/entitlements';
import type { Db } from '../platform/database.ts';
import { daysAgo } from '../platform/days-ago.ts';
import { AppError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { startOfMonth, zoneOf } from '../platform/wall-clock.ts';
import { type Facts, entitlementsOf, opensSessions, ranOutSince, sessionsEnd } from './entitlements.policy.ts';
import { findEntitlementFacts } from './entitlements.sql.ts';

type Asked = Pick<Services, 'subjects' | 'now'>;

/** No month is longer, whatever the clock there says. */
const MONTH = 33;

/** What decides about this person now. @throws session_expired when the account is gone. */
async function findFacts(db: Db, services: Asked, userId: number): Promise<Facts> {
  const now = services.now();
  const found = await findEntitlementFacts(db, services.subjects, userId, daysAgo(now, MONTH));
  if (!found) throw new AppError('session_expired');
  const { clear_assessments: clear, latest_clarity, sessions_asked_at, sessions_given_back: back, time_zone, ...facts } = found;
  const zone = zoneOf({ time_zone });
  const month = startOfMonth(now, zone).getTime();
  return {
    ...facts,
    zone,
    sessions_asked: sessions_asked_at.filter((at) => at >= month).length,
    // That month is over: what others took of it is made good in this one.
    sessions_given_back: back.filter(([asked_at, back_at]) => asked_at < month && back_at >= month).length,
    assessments: { clear, latest_unclear: latest_clarity === 'unclear' },
  };
}

/** What is open to this person now. @throws session_expired when the account is gone. */
export async function findEntitlements(db: Db, services: Asked, userId: number): Promise<Entitlements> {
  return entitlementsOf(await findFacts(db, services, userId), services.now());
}

/** When talks with a mentor end, as far as is known now; null where they do not, or are not open. */
export async function findSessionsEnd(db: Db, services: Asked, userId: number): Promise<Date | null> {
  return sessionsEnd(await findFacts(db, services, userId), services.now());
}

/**
 * Whether a talk that was asked for then may take place now, also where the month's are used up (it has its place in it) or the plan's
 * time is over since (it was paid for); and when that ends, or null where it does not.
 */
export async function findTalkRight(db: Db, services: Asked, userId: number, askedAt: Date) {
  const facts = await findFacts(db, services, userId);
  const now = services.now();
  const open = opensSessions(facts, now);
  return {
    open: open || (facts.role === 'Student' && ranOutSince(facts, askedAt, now)),
    ends_at: open ? sessionsEnd(facts, now) : null,
    sentence: entitlementsOf(facts, now).sessions.sentence,
  };
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
