import type { CheckoutParams } from './checkout-params.ts';
import { newCheckout } from './new-checkout.ts';
import { invalid } from './refusal.ts';
import { type Kinds, secondsOf } from './sandbox-object.ts';
import { listObjects } from './sandbox.sql.ts';
import { type World, add, announce, change, find } from './world.ts';

type Checkout = Kinds['checkout.session'];

/** What of the parameters belongs to the payment, kept until there is one. */
export type ForPayment = NonNullable<CheckoutParams['payment_intent_data']>;

export async function createCheckout(world: World, asked: CheckoutParams): Promise<Checkout> {
  const checkout = newCheckout(asked, world.now, world.publicUrl);
  const kept = { ...checkout, payment_intent_data: asked.payment_intent_data ?? {} };
  return add(world, 'checkout.session', kept);
}

/** A checkout as it is now: one whose time is over expires in this moment, and is told of. */
export async function findCheckout(world: World, id: string): Promise<Checkout> {
  const checkout = await find(world, 'checkout.session', id);
  const over = checkout.status === 'open' && checkout.expires_at <= secondsOf(world.now);
  return over ? end(world, checkout) : checkout;
}

/** Lets all expire whose time is over, before they are listed. */
export async function endOverdue(world: World): Promise<void> {
  const open = await listObjects(world.tx, 'checkout.session', { fields: { status: 'open' }, limit: 1_000 });
  for (const { id } of open) await findCheckout(world, id);
}

/** @throws Refusal when it is no longer open */
export async function expireCheckout(world: World, id: string): Promise<Checkout> {
  const checkout = await findCheckout(world, id);
  if (checkout.status === 'open') return end(world, checkout);
  throw invalid(
    `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${checkout.status}.`,
  );
}

async function end(world: World, checkout: Checkout): Promise<Checkout> {
  const expired = await change(world, 'checkout.session', checkout, { status: 'expired', url: null });
  await announce(world, 'checkout.session.expired', withoutKept(expired));
  return expired;
}

/** As Stripe tells it: what is kept beside it, and what is answered on demand alone, stays here. */
export function withoutKept(checkout: Checkout): Checkout {
  const { line_items: _lines, payment_intent_data: _data, ...told } = checkout as Checkout & { payment_intent_data?: ForPayment };
  return told as Checkout;
}
