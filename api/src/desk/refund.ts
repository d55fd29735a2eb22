import { dollars } from '../payments/finding-words.ts';
import { findOrderNumbered } from '../payments/orders.sql.ts';
import type { Services } from '../platform/services.ts';
import type { Options } from './commands.ts';
import { refundByStaff } from './orders/refund-by-staff.ts';
import { Refusal } from './refusal.ts';
import { ruled } from './ruled.ts';

export const REFUND_USAGE = 'refund <order number> --reason <why> --as <your email>';

/**
 * Gives the money of an order back and ends its plan: all of it within 14 days if no talk with a mentor took place, later what is
 * left of the time. Payer and student are told by mail.
 */
export async function refund(services: Services, [number = '']: string[], options: Options, actor_id: number | null): Promise<string> {
  const reason = typeof options['reason'] === 'string' ? options['reason'].trim() : '';
  if (!reason) throw new Refusal('Say why: --reason "…".');
  const found = await findOrderNumbered(services.database.db, number.trim().toUpperCase());
  if (!found) throw new Refusal('There is no order with this number.');
  const { order, cents } = await ruled(refundByStaff(services, { order_id: found.id, reason, actor_id }));
  const part = cents === order.amount_cents ? 'all of it' : `of ${dollars(order.amount_cents)}`;
  const before =
    order.credit_cents > 0 ? ` ${dollars(order.credit_cents)} had been taken off its price: give the order before it back too.` : '';
  return `Given back ${dollars(cents)}, ${part}. The plan has ended, and mails are on their way.${before}`;
}
