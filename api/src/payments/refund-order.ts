import { AppError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { atStripe, isRefused } from './at-stripe.ts';
import { listEntries } from './ledger.sql.ts';
import { noteFinding } from './note-finding.ts';
import { type Order, findOrder } from './orders.sql.ts';
import type { RefundReason } from './payer-letters.ts';
import { settleOrder } from './settle-order.ts';
import { balanceOf } from './state-of.ts';

export const GIVEN = 'Somebody else gave this back a moment ago. Load the page again.';

/** Gives all of a payment back that should not have been made; the letter follows from the refund. */
export async function refundWhole(services: Services, { order_id, why }: { order_id: number; why: RefundReason }): Promise<void> {
  const { db } = services.database;
  const order = await findOrder(db, order_id);
  const left = balanceOf(await listEntries(db, order_id));
  if (!order || left <= 0) return;
  try {
    await giveBack(services, order, left, why);
  } catch (error) {
    if (!isRefused(error)) throw error;
    // Somebody may have given it back at the provider itself a moment ago.
    await settleOrder(services, order_id);
    if (balanceOf(await listEntries(db, order_id)) <= 0) return;
    const found = { kind: 'refund_refused', external_id: order.payment_intent ?? order.number, order_id, found_cents: left } as const;
    await db.transaction((tx) => noteFinding(tx, services, found));
  }
}

/**
 * Gives money of an order back, which ends its plan, and settles it. Of two who do so at once one does: the key is of how the
 * ledger stood, not of the amount, which is a cent less an hour later. @returns the order then, and the provider's id of the refund
 * @throws AppError conflict where less is left than that
 */
export async function giveBack(
  services: Services,
  order: Order,
  cents: number,
  why: RefundReason,
): Promise<{ order: Order; refund_id: string }> {
  const { payment_intent, number } = order;
  const ledger = await listEntries(services.database.db, order.id);
  if (!payment_intent) throw new Error(`${number}: no payment is known`);
  // Between the rule and here somebody else may have given it back.
  if (cents > balanceOf(ledger)) throw new AppError('conflict', { detail: GIVEN });
  const { id } = await atStripe(services, (client) =>
    client.refunds.create(
      {
        payment_intent,
        amount: cents,
        reason: why === 'twice' ? 'duplicate' : 'requested_by_customer',
        metadata: { order: number, why, ends_plan: 'yes' },
      },
      { idempotencyKey: `refund-${order.id}-${ledger.length}-${why}` },
    ),
  );
  return { order: await settleOrder(services, order.id), refund_id: id };
}
