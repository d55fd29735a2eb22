import type { Db } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import { runningTerm } from '../plans/terms.ts';
import type { FindingKind } from './finding-words.ts';
import { type Order, findOrder } from './orders.sql.ts';
import type { RefundReason } from './payer-letters.ts';
import { isUpgrade } from './quote.ts';

interface NotGiven {
  finding: FindingKind;
  why: RefundReason;
  /** Whose money goes back: of two payments for the same plan the later one's, whichever is seen first. */
  order_id: number;
}

/** Why a payment that is right brings no plan; nothing where it does. */
export async function whyNotGiven(tx: Db, services: Services, order: Order, userId: number | undefined): Promise<NotGiven | undefined> {
  if (userId === undefined) return { finding: 'paid_after_erasure', why: 'erased', order_id: order.id };
  const held = await runningTerm(tx, userId, services.now());
  if (!held) return undefined;
  const other = held.order_id === null ? undefined : await findOrder(tx, held.order_id);
  if (held.plan_id === order.plan_id) {
    return { finding: 'paid_twice', why: 'twice', order_id: other && isLater(other, order) ? other.id : order.id };
  }
  // What was agreed counts: a price that is edited between click and payment takes no plan away.
  const price = other ? other.price_cents / 100 : held.price;
  if (isUpgrade({ plan_id: held.plan_id, price }, order.price_cents)) return undefined;
  return { finding: 'paid_beside_dearer', why: 'dearer', order_id: order.id };
}

function isLater(one: Order, other: Order): boolean {
  const [first, second] = [one.paid_at?.getTime() ?? 0, other.paid_at?.getTime() ?? 0];
  return first === second ? one.id > other.id : first > second;
}
