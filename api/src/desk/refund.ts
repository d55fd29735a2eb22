import { noteAudit } from '../identity/audit.sql.ts';
import type { Db } from '../platform/database.ts';
import { daysAgo } from '../platform/days-ago.ts';
import { AppError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { countHeldSince } from '../mentoring/sessions.sql.ts';
import { isRefused } from '../payments/at-stripe.ts';
import { dollars } from '../payments/finding-words.ts';
import { listEntries } from '../payments/ledger.sql.ts';
import { type Order, findOrderNumbered, listPaidOrders } from '../payments/orders.sql.ts';
import type { RefundReason } from '../payments/payer-letters.ts';
import { unusedCents } from '../payments/quote.ts';
import { giveBack } from '../payments/refund-order.ts';
import { settleOrder } from '../payments/settle-order.ts';
import { balanceOf } from '../payments/state-of.ts';
import { findTermOfOrder } from '../plans/terms.sql.ts';
import type { Options } from './commands.ts';
import { Refusal } from './refusal.ts';

export const REFUND_USAGE = 'refund <order number> --reason <why> --as <your email>';

const WHOLE_DAYS = 14;

/**
 * Gives the money of an order back and ends its plan: all of it within 14 days if no talk with a mentor took place, later what is
 * left of the time. Payer and student are told by mail.
 */
export async function refund(services: Services, [number = '']: string[], options: Options, actor_id: number | null): Promise<string> {
  const { database, now } = services;
  const reason = typeof options['reason'] === 'string' ? options['reason'].trim() : '';
  if (!reason) throw new Refusal('Say why: --reason "…".');
  const found = await findOrderNumbered(database.db, number.trim().toUpperCase());
  if (!found) throw new Refusal('There is no order with this number.');
  const order = await asAtStripe(() => settleOrder(services, found.id));
  const { cents, why } = await amountOf(services, order);
  await asAtStripe(() => giveBack(services, order, cents, why));
  await database.db.transaction((tx) =>
    noteAudit(tx, {
      at: now(),
      action: 'order.refunded',
      actor: 'staff',
      actor_id,
      user_id: order.user_id,
      detail: { order: order.number, cents, reason },
    }),
  );
  const part = cents === order.amount_cents ? 'all of it' : `of ${dollars(order.amount_cents)}`;
  const before =
    order.credit_cents > 0 ? ` ${dollars(order.credit_cents)} had been taken off its price: give the order before it back too.` : '';
  return `Given back ${dollars(cents)}, ${part}. The plan has ended, and mails are on their way.${before}`;
}

async function amountOf({ database: { db }, now }: Services, order: Order): Promise<{ cents: number; why: RefundReason }> {
  const left = balanceOf(await listEntries(db, order.id));
  if (order.state === 'disputed') throw new Refusal('The bank decides about this payment: answer the dispute at Stripe.');
  if (!order.paid_at || left <= 0) throw new Refusal(`Nothing is left to give back: the order is ${order.state}.`);
  if (!order.payment_intent) throw new Refusal('The checkout does not name this order: give it back at Stripe itself.');
  if (order.state === 'review') return { cents: left, why: 'review' };
  const term = await findTermOfOrder(db, order.id);
  if (term?.end_reason === 'replaced') return { cents: await creditLeft(db, order, left), why: 'unused' };
  if (!term?.ends_at || (order.paid_at > daysAgo(now(), WHOLE_DAYS) && !(await hadTalk(db, order, now()))))
    return { cents: left, why: 'asked' };
  const { starts_at, ends_at, ended_at } = term;
  const cents = Math.min(left, unusedCents(order.amount_cents, { starts_at, ends_at }, ended_at ? ends_at : now()));
  if (cents <= 0) throw new Refusal('Nothing of the time is left to give back.');
  return { cents, why: 'unused' };
}

/**
 * What was left of an order when a larger plan took its place: it was taken off that one's price, so it is given back once that
 * one is, and by as much of its time as that one was.
 */
async function creditLeft(db: Db, order: Order, left: number): Promise<number> {
  const bought = order.user_id === null ? [] : await listPaidOrders(db, order.user_id);
  const upgrade = bought.filter(({ id, credit_cents }) => id > order.id && credit_cents > 0).at(-1);
  const term = upgrade && (await findTermOfOrder(db, upgrade.id));
  if (!upgrade?.paid_at || !term?.ends_at || term.end_reason !== 'refunded') {
    throw new Refusal(`What was left of this order was taken off a later one: give ${upgrade?.number ?? 'that one'} back first.`);
  }
  const { starts_at, ends_at, ended_at } = term;
  const whole = upgrade.state === 'refunded';
  const owed = whole ? upgrade.credit_cents : unusedCents(upgrade.credit_cents, { starts_at, ends_at }, ended_at ?? ends_at);
  const since = upgrade.paid_at;
  const given = (await listEntries(db, order.id)).filter(({ kind, at }) => kind === 'refund' && at >= since);
  const cents = Math.min(left, owed + given.reduce((sum, entry) => sum + entry.cents, 0));
  if (cents <= 0) throw new Refusal('What was left of this order has been given back.');
  return cents;
}

async function hadTalk(db: Db, { user_id, paid_at }: Order, now: Date): Promise<boolean> {
  return user_id !== null && paid_at !== null && (await countHeldSince(db, user_id, paid_at, now)) > 0;
}

/** What the provider refuses is said in its own words, which name no person. */
async function asAtStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof AppError) throw new Refusal(error.detail);
    if (isRefused(error)) throw new Refusal(`Stripe refused: ${(error as Error).message}`);
    throw error;
  }
}
