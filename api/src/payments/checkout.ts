import { setTimeout as pause } from 'node:timers/promises';
import type Stripe from 'stripe';
import { AppError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { atStripe, isInUse, isRefused, requirePayments } from './at-stripe.ts';
import { noteFinding } from './note-finding.ts';
import { type Order, endUnmade, findOrder, noteCheckout } from './orders.sql.ts';

export type Checkout = Stripe.Checkout.Session;

/** A checkout lasts two hours; the provider takes no shorter end than half an hour. */
export const CHECKOUT_MS = 2 * 60 * 60 * 1000;
const LEAST_MS = 30 * 60 * 1000;
/** No call is on its way for so long. */
const IN_LIST_MS = 2 * 60 * 1000;
const OTHER_MS = 250;
const OTHER_TRIES = 40;

/**
 * Makes the checkout of an order and keeps its id. Once more it is the same one: the values are the order's own and the key is
 * too. Where the provider finds them changed (the payer's email is not kept here), the one that was made is looked for.
 * @throws AppError payments_away; then the order is failed where the provider will never take it, else it stays new
 */
export async function makeCheckout(services: Services, order: Order, payer_email?: string): Promise<{ order: Order; checkout: Checkout }> {
  const checkout = await createCheckout(services, order, payer_email);
  const kept = await noteCheckout(services.database.db, order.id, checkout.id);
  if (!kept) throw new AppError('not_found');
  return { order: kept, checkout };
}

/** The order with its checkout; one that none can be made for any more is over by then, and as it is. */
export async function withCheckout(services: Services, order: Order): Promise<Order> {
  try {
    return (await makeCheckout(services, order)).order;
  } catch (error) {
    const now = await findOrder(services.database.db, order.id);
    if (now?.state === 'expired' || now?.state === 'failed') return now;
    throw error;
  }
}

async function createCheckout(services: Services, order: Order, payer_email?: string): Promise<Checkout> {
  const { tax } = requirePayments(services);
  const values = checkoutValues(services.config.publicUrl, order, { tax, payer_email });
  try {
    return await atStripe(services, (client) => client.checkout.sessions.create(values, { idempotencyKey: `order-${order.id}` }));
  } catch (error) {
    if (isInUse(error)) return otherCheckout(services, order);
    const refused = isRefused(error);
    // The provider answers a fault of its own once more under the same key: what was made is in its list by then, if anything was.
    if (!refused && services.now().getTime() - order.created_at.getTime() < IN_LIST_MS) throw error;
    const made = await findMade(services, order);
    if (made) return made;
    await giveUp(services, order, refused);
    throw refused ? new AppError('payments_away', { cause: error }) : error;
  }
}

/** What another request is making for the same order, as soon as it has kept it. */
async function otherCheckout(services: Services, { id }: Order): Promise<Checkout> {
  for (let tries = 0; tries < OTHER_TRIES; tries += 1) {
    await pause(OTHER_MS);
    const checkoutId = (await findOrder(services.database.db, id))?.checkout_id;
    if (checkoutId) return atStripe(services, (client): Promise<Checkout> => client.checkout.sessions.retrieve(checkoutId));
  }
  throw new AppError('payments_away');
}

/** The checkout that was made for this order, among those of that time. */
async function findMade(services: Services, order: Order): Promise<Checkout | undefined> {
  const begun = Math.floor(order.created_at.getTime() / 1000);
  return atStripe(services, async (client) => {
    const made = client.checkout.sessions.list({ created: { gte: begun - 300, lte: begun + 24 * 3600 }, limit: 100 });
    for await (const checkout of made) if (belongsTo(checkout, order)) return checkout;
    return undefined;
  });
}

/** Too late to make one is how an order runs out; anything else that is refused is a fault in the settings. */
async function giveUp(services: Services, { id, number, checkout_ends_at }: Order, refused: boolean): Promise<void> {
  const late = checkout_ends_at !== null && checkout_ends_at.getTime() < services.now().getTime() + LEAST_MS;
  await services.database.db.transaction(async (tx) => {
    await endUnmade(tx, id, late ? 'expired' : 'failed');
    if (refused && !late) await noteFinding(tx, services, { kind: 'checkout_refused', external_id: number, order_id: id });
  });
}

/** One that is over, because it was paid or its time has come, stays as it is. */
export async function endCheckout(services: Services, checkoutId: string): Promise<void> {
  await atStripe(services, (client) => client.checkout.sessions.expire(checkoutId)).catch((error: unknown) => {
    if (!isRefused(error)) throw error;
  });
}

/** Whether a checkout names this order, in both places. */
export function belongsTo({ client_reference_id, metadata }: Checkout, { id, number }: Order): boolean {
  return client_reference_id === String(id) && metadata?.['order'] === number;
}

/** Everything of the order's own snapshot, so that the same is sent at every repetition. */
function checkoutValues(
  publicUrl: string,
  order: Order,
  { tax, payer_email }: { tax: boolean; payer_email: string | undefined },
): Stripe.Checkout.SessionCreateParams {
  const { id, number, title, months, amount_cents, currency, payer, checkout_ends_at } = order;
  const metadata = { order: number, order_id: String(id) };
  const back = `${publicUrl}/${payer === 'self' ? 'pricingplan' : 'pay'}`;
  return {
    mode: 'payment',
    ui_mode: 'hosted_page',
    allowed_payment_method_types: ['card'],
    client_reference_id: String(id),
    metadata,
    payment_intent_data: { metadata, description: `CareerScoop ${title}, order ${number}` },
    invoice_creation: { enabled: true, invoice_data: { metadata, footer: `Order ${number}. Nothing renews by itself.` } },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency,
          unit_amount: amount_cents,
          tax_behavior: 'inclusive',
          product_data: { name: `CareerScoop ${title}`, description: `${months} months, paid once. Nothing renews by itself.` },
        },
      },
    ],
    // What is shown is what is paid: no other currency at the provider's rate.
    adaptive_pricing: { enabled: false },
    ...(tax ? { automatic_tax: { enabled: true } } : {}),
    ...(payer_email ? { customer_email: payer_email } : {}),
    ...(checkout_ends_at ? { expires_at: Math.floor(checkout_ends_at.getTime() / 1000) } : {}),
    success_url: `${back}/success?order=${number}`,
    cancel_url: `${back}/cancel?order=${number}`,
  };
}
