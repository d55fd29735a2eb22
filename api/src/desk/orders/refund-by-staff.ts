import { isNoted, noteAudit } from '../../identity/audit.sql.ts';
import { lockPerson } from '../../identity/people.sql.ts';
import { isInUse, isRefused } from '../../payments/at-stripe.ts';
import { sumRefunds } from '../../payments/ledger.sql.ts';
import { type Order, lockOrder } from '../../payments/orders.sql.ts';
import { GIVEN, giveBack } from '../../payments/refund-order.ts';
import { settleOrder } from '../../payments/settle-order.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { refundOf } from './refund-rule.ts';

interface Refund {
  order_id: number;
  reason: string;
  /** The representative. */
  actor_id: number | null;
}

/**
 * Gives the money of an order back by the rule and ends its plan; payer and student are told by mail. The order is looked at anew
 * first, so that what the bank knows counts and not what a screen showed.
 * @throws AppError wrong_state with the sentence of the rule or of the provider; conflict where somebody else did it at the same time
 */
export async function refundByStaff(services: Services, refund: Refund): Promise<{ order: Order; cents: number }> {
  const { database, now } = services;
  const before = await asAtStripe(() => settleOrder(services, refund.order_id));
  const refundedBefore = (await sumRefunds(database.db, [before.id])).get(before.id) ?? 0;
  const { cents, why } = await refundOf(database.db, before, now());
  const { order, refund_id } = await asAtStripe(() => giveBack(services, before, cents, why));
  await database.db.transaction(async (tx) => {
    // Two who pressed at once were given the same refund by the provider: it is the first one's. The student is locked before the
    // order, as where an order is settled: a line of the log holds its student too, and the other way round they would wait for each other.
    if (order.user_id !== null) await lockPerson(tx, order.user_id);
    await lockOrder(tx, order.id);
    if (await isNoted(tx, 'order.refunded', order.user_id, { refund: refund_id })) throw new AppError('conflict', { detail: GIVEN });
    await noteAudit(tx, {
      action: 'order.refunded',
      at: now(),
      actor: 'staff',
      actor_id: refund.actor_id,
      user_id: order.user_id,
      before: { state: before.state, refunded_cents: refundedBefore },
      after: { state: order.state, refunded_cents: refundedBefore + cents },
      detail: { order: order.number, cents, reason: refund.reason, refund: refund_id },
    });
  });
  return { order, cents };
}

/** What the provider refuses is said in its own words, which name no person. */
async function asAtStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (isInUse(error)) throw new AppError('conflict', { detail: GIVEN, cause: error });
    if (!(error instanceof AppError) && isRefused(error)) {
      throw new AppError('wrong_state', { detail: `Stripe refused: ${(error as Error).message}`, cause: error });
    }
    throw error;
  }
}
