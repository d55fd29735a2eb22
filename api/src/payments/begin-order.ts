import { lockPerson } from '../identity/people.sql.ts';
import type { Db } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { atStripe, requirePayments } from './at-stripe.ts';
import { CHECKOUT_MS, type Checkout, endCheckout, makeCheckout, withCheckout } from './checkout.ts';
import { type Order, addOrder, findOpenOrder, isUnderReview } from './orders.sql.ts';
import { quoteFor } from './quote.ts';
import { settleOrder } from './settle-order.ts';

/**
 * Who wants what for whom. The return addresses follow from `payer`, so that making the checkout again sends the same:
 * `self` comes back to /pricingplan/success|cancel?order=CS-…, `adult` to /pay/success|cancel?order=CS-…
 */
export interface Wish {
  user_id: number;
  plan_id: number;
  payer: 'self' | 'adult';
  /** Filled in at the checkout; it is kept by the provider alone. */
  payer_email?: string;
  /** When somebody else than the student said that they are an adult who may pay. */
  adult_said_at?: Date;
  /** When they clicked, where work was done since then. */
  asked_at?: Date;
}
interface Begun {
  order: Order;
  /** The address of its checkout. */
  url: string;
}

/** Within this a second click is the same one. */
const SAME_CLICK_MS = 10_000;
const TRIES = 5;
const UNDER_REVIEW = 'A payment of yours is being looked at by a person. Nothing more can be bought until then; we write to you.';

/**
 * Begins a purchase: the student's older open checkout is ended at the provider first, and settled where it was paid.
 * @throws AppError as `quoteFor`, and already_paid, payments_away
 */
export async function beginOrder(services: Services, asked: Wish): Promise<Begun> {
  const wish = { ...asked, asked_at: asked.asked_at ?? services.now() };
  const { db } = services.database;
  requirePayments(services);
  await quoteFor(db, services, wish.user_id, wish.plan_id);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const older = await findOpenOrder(db, wish.user_id);
    const same = older && (await sameClick(services, older, wish));
    if (same) return same;
    if (older) await setAside(services, older);
    const order = await db.transaction((tx) => insertOrder(tx, services, wish));
    if (order) return openCheckout(services, order, wish);
  }
  throw new AppError('conflict');
}

/** Nothing where another request of this student was first. */
async function insertOrder(tx: Db, services: Services, wish: Wish): Promise<Order | undefined> {
  const { user_id, plan_id, payer, adult_said_at = null } = wish;
  const person = await lockPerson(tx, user_id, ['role', 'deletion_requested_at']);
  if (!person) throw new AppError('session_expired');
  if (person.role !== 'Student') throw new AppError('not_allowed', { detail: 'Plans are for students. You need none.' });
  if (person.deletion_requested_at) throw new AppError('not_allowed', { detail: 'This account is about to be deleted. Keep it first.' });
  if (await isUnderReview(tx, user_id)) throw new AppError('already_paid', { detail: UNDER_REVIEW });
  const { title, months, price, credit, amount } = await quoteFor(tx, services, user_id, plan_id);
  const at = services.now();
  const snapshot = { plan_id, title, months, price_cents: price, credit_cents: credit, amount_cents: amount, currency: 'usd' };
  // The provider counts in whole seconds.
  const checkout_ends_at = new Date(Math.floor((at.getTime() + CHECKOUT_MS) / 1000) * 1000);
  return addOrder(tx, { user_id, ...snapshot, payer, adult_said_at, checkout_ends_at }, at);
}

/** Two clicks, or fifty requests at once, are one purchase: the second gets the checkout of the first. */
async function sameClick(services: Services, older: Order, wish: Wish & { asked_at: Date }): Promise<Begun | undefined> {
  const age = wish.asked_at.getTime() - older.created_at.getTime();
  if (older.plan_id !== wish.plan_id || older.payer !== wish.payer || age > SAME_CLICK_MS) return undefined;
  const { order, checkout } = await checkoutOf(services, older, wish);
  const is = order.state === 'open' && checkout.status === 'open' && (checkout.customer_email ?? undefined) === wish.payer_email;
  return is && checkout.url ? { order, url: checkout.url } : undefined;
}

async function checkoutOf(services: Services, order: Order, { payer_email }: Pick<Wish, 'payer_email'>) {
  const { checkout_id } = order;
  if (!checkout_id) return makeCheckout(services, order, payer_email);
  return { order, checkout: await atStripe(services, (client): Promise<Checkout> => client.checkout.sessions.retrieve(checkout_id)) };
}

/** Ends an open checkout, so that two of them can never both be paid. @throws AppError already_paid where it was */
async function setAside(services: Services, older: Order): Promise<void> {
  const order = older.checkout_id ? older : await withCheckout(services, older);
  if (!order.checkout_id) return;
  await endCheckout(services, order.checkout_id);
  const settled = await settleOrder(services, order.id);
  if (!['expired', 'failed', 'refunded'].includes(settled.state)) throw new AppError('already_paid');
}

async function openCheckout(services: Services, made: Order, { payer_email }: Wish): Promise<Begun> {
  const { order, checkout } = await makeCheckout(services, made, payer_email);
  if (order.state !== 'open' || !checkout.url) throw new AppError('conflict');
  return { order, url: checkout.url };
}
