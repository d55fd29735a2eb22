import { countHeldSince } from '../../mentoring/sessions.sql.ts';
import { listEntries } from '../../payments/ledger.sql.ts';
import { type Order, listPaidOrders } from '../../payments/orders.sql.ts';
import type { RefundReason } from '../../payments/payer-letters.ts';
import { unusedCents } from '../../payments/quote.ts';
import { balanceOf } from '../../payments/state-of.ts';
import { findTermOfOrder } from '../../plans/terms.sql.ts';
import { termEnd } from '../../plans/terms.ts';
import type { Db } from '../../platform/database.ts';
import { daysAgo } from '../../platform/days-ago.ts';
import { AppError } from '../../platform/errors.ts';

type Term = NonNullable<Awaited<ReturnType<typeof findTermOfOrder>>>;

const WHOLE_DAYS = 14;

/** The same card would refuse it again. */
const CAME_BACK = 'The bank did not take the refund: the money is with us again. Reach the payer another way.';

const refused = (detail: string) => new AppError('wrong_state', { detail });

/**
 * What goes back of an order, and why: all of it within 14 days if no talk with a mentor took place, later what is left of the time.
 * @throws AppError wrong_state with a sentence where nothing does
 */
export async function refundOf(db: Db, order: Order, now: Date): Promise<{ cents: number; why: RefundReason }> {
  const ledger = await listEntries(db, order.id);
  const left = balanceOf(ledger);
  if (order.state === 'disputed') throw refused('The bank decides about this payment: answer the dispute at Stripe.');
  if (!order.paid_at || left <= 0) throw refused(`Nothing is left to give back: the order is ${order.state}.`);
  if (ledger.some(({ kind, cents }) => kind === 'refund' && cents > 0)) throw refused(CAME_BACK);
  if (!order.payment_intent) throw refused('The checkout does not name this order: give it back at Stripe itself.');
  if (order.state === 'review') return { cents: left, why: 'review' };
  const term = (await findTermOfOrder(db, order.id)) ?? lostTerm(order);
  if (term?.end_reason === 'replaced') {
    const bought = order.user_id === null ? [] : await listPaidOrders(db, order.user_id);
    const cents = Math.min(left, await creditLeft(db, bought, order));
    if (cents <= 0) throw refused('What was left of this order has been given back.');
    return { cents, why: 'unused' };
  }
  if (!term?.ends_at || (order.paid_at > daysAgo(now, WHOLE_DAYS) && !(await hadTalk(db, order, now))))
    return { cents: left, why: 'asked' };
  const { starts_at, ends_at, ended_at } = term;
  const cents = Math.min(left, unusedCents(order.amount_cents, { starts_at, ends_at }, ended_at ? ends_at : now));
  if (cents <= 0) throw refused('Nothing of the time is left to give back.');
  return { cents, why: 'unused' };
}

/**
 * What was left of an order when a larger plan took its place: it was taken off that one's price, so it is given back once that
 * one is, and by as much of its time as that one was. Where a third plan took the place of that one, what it gave back of its own comes
 * first, and what was left of this order is the rest. @returns cents; what has been given back since is off
 */
async function creditLeft(db: Db, bought: Order[], order: Order): Promise<number> {
  const upgrade = bought.filter(({ id, credit_cents }) => id > order.id && credit_cents > 0).at(-1);
  const term = upgrade && (await findTermOfOrder(db, upgrade.id));
  if (!upgrade?.paid_at || !term?.ends_at || (term.end_reason !== 'refunded' && term.end_reason !== 'replaced')) {
    throw refused(firstBack(upgrade));
  }
  const since = upgrade.paid_at;
  const given = (await listEntries(db, order.id)).filter(({ kind, at }) => kind === 'refund' && at >= since);
  return (await owedBy(db, bought, upgrade, term)) + given.reduce((sum, entry) => sum + entry.cents, 0);
}

/** What an order that was given back owes to the one whose rest was taken off its price. */
async function owedBy(db: Db, bought: Order[], upgrade: Order, { starts_at, ends_at, ended_at, end_reason }: Term): Promise<number> {
  if (end_reason === 'replaced') {
    const rest = await creditLeft(db, bought, upgrade);
    if (rest > 0 && balanceOf(await listEntries(db, upgrade.id)) > 0) throw refused(firstBack(upgrade));
    return Math.max(0, Math.min(upgrade.credit_cents, rest));
  }
  if (upgrade.state === 'refunded' || !ends_at) return upgrade.credit_cents;
  return unusedCents(upgrade.credit_cents, { starts_at, ends_at }, ended_at ?? ends_at);
}

/** The term of an account that is erased went with it: it ran from the payment on. */
function lostTerm({ user_id, paid_at, months }: Order): Pick<Term, 'starts_at' | 'ends_at' | 'ended_at' | 'end_reason'> | undefined {
  if (user_id !== null || !paid_at) return undefined;
  return { starts_at: paid_at, ends_at: termEnd(paid_at, months), ended_at: null, end_reason: null };
}

const firstBack = (upgrade: Order | undefined) =>
  `What was left of this order was taken off a later one: give ${upgrade?.number ?? 'that one'} back first.`;

async function hadTalk(db: Db, { user_id, paid_at }: Order, now: Date): Promise<boolean> {
  return user_id !== null && paid_at !== null && (await countHeldSince(db, user_id, paid_at, now)) > 0;
}
