import type { Quote } from '@careerscoop/contract/payments';
import type { Db } from '../platform/database.ts';
import { AppError, refuse } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { type RunningTerm, runningTerms, termEnd } from '../plans/terms.ts';
import { findSnapshot } from './plan-snapshot.sql.ts';
import { findOrder } from './orders.sql.ts';
import { sumRefunds } from './ledger.sql.ts';

/** What a plan would cost this student now; `months` is how long it lasts. */
export type PlanQuote = Quote & { months: number };

/** The provider takes no less. */
const LEAST_CENTS = 50;
/** From the whole of it nobody changes by paying. */
const MILKSHAKE = 4;

/**
 * What a plan costs this student if they buy it now, with what is left of the one that runs taken off.
 * @throws AppError refused field `pricing_plan` for an unknown or a free plan, plan_held, plan_still_runs
 */
export async function quoteFor(db: Db, { now }: Pick<Services, 'now'>, userId: number, planId: number): Promise<PlanQuote> {
  const plan = await findSnapshot(db, planId);
  if (!plan) throw refuse('pricing_plan', 'There is no such plan.');
  if (plan.price_cents === 0) throw refuse('pricing_plan', 'This plan is free. Choose it on the page of the plans, without paying.');
  if (plan.price_cents < LEAST_CENTS || plan.months < 1) throw refuse('pricing_plan', 'This plan cannot be bought right now.');
  const at = now();
  const terms = await runningTerms(db, userId, at);
  const [named] = terms;
  if (named?.plan_id === planId) throw new AppError('plan_held');
  if (named && !isUpgrade(named, plan.price_cents)) throw new AppError('plan_still_runs');
  const credit = Math.min(await creditOf(db, terms, at), plan.price_cents - LEAST_CENTS);
  return {
    plan_id: planId,
    title: plan.title,
    months: plan.months,
    price: plan.price_cents,
    credit,
    amount: plan.price_cents - credit,
    ends_at: termEnd(at, plan.months).toISOString(),
  };
}

/** Whether a plan of this price is more than the one that somebody has. */
export function isUpgrade(held: Pick<RunningTerm, 'plan_id' | 'price'>, priceCents: number): boolean {
  return held.plan_id !== MILKSHAKE && Math.round(held.price * 100) < priceCents;
}

/** What is left of the term that was paid for. */
async function creditOf(db: Db, terms: RunningTerm[], now: Date): Promise<number> {
  const paid = terms.find(({ source, order_id }) => source === 'payment' && order_id !== null);
  const order = paid?.order_id ? await findOrder(db, paid.order_id) : undefined;
  if (!paid?.ends_at || !order) return 0;
  const refunded = (await sumRefunds(db, [order.id])).get(order.id) ?? 0;
  return unusedCents(order.price_cents - refunded, { starts_at: paid.starts_at, ends_at: paid.ends_at }, now);
}

/** floor(paid × unused ÷ whole time). What was taken off the price had been paid before, so it counts as paid. */
export function unusedCents(paidCents: number, { starts_at, ends_at }: { starts_at: Date; ends_at: Date }, now: Date): number {
  const whole = ends_at.getTime() - starts_at.getTime();
  const unused = Math.min(whole, Math.max(0, ends_at.getTime() - now.getTime()));
  return whole > 0 ? Math.floor((Math.max(0, paidCents) * unused) / whole) : 0;
}
