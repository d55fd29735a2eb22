import type Stripe from 'stripe';
import type { Kinds } from '../src/platform/payments-sandbox/sandbox-object.ts';
import { signed } from '../src/platform/payments-sandbox/send-event.ts';
import type { TestServer } from './test-server.ts';

type Event = Kinds['event'];
type Checkout = Kinds['checkout.session'];

/** The double of Stripe: what buyers and banks do at it (`press`, `refund`, `failRefund`, `openDispute`, `fail` …). */
export function doubleOf({ services }: TestServer) {
  const double = services.payments?.double;
  if (!double) throw new Error('this server has no double of Stripe');
  return double;
}

/** Stripe's library as the product has it. */
export async function stripeOf({ services }: TestServer): Promise<Stripe> {
  if (!services.payments) throw new Error('this server takes no payments');
  return services.payments.client();
}

/** The parameters of a checkout that is right. */
export function aCheckout(change: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  return {
    mode: 'payment' as const,
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'usd', unit_amount: 4900, tax_behavior: 'inclusive' as const, product_data: { name: 'Sundae' } },
      },
    ],
    success_url: 'http://careers.test/pricingplan/success',
    cancel_url: 'http://careers.test/pricingplan/cancel',
    ...change,
  } satisfies Stripe.Checkout.SessionCreateParams;
}

/** A charge of 49 dollars that somebody has paid, of no order of ours. */
export async function paidCharge(server: TestServer): Promise<string> {
  const stripe = await stripeOf(server);
  const { id } = await stripe.checkout.sessions.create(aCheckout());
  await pay(server, id, 'never');
  const { payment_intent } = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
  return (payment_intent as Stripe.PaymentIntent).latest_charge as string;
}

/** How the events of a checkout come: `late` is half an hour afterwards, and `never` leaves them waiting. */
type Coming = 'at once' | 'twice' | 'shuffled' | 'late' | 'never';

/** The id in a checkout's address, or what was given. */
export const checkoutId = (address: string): string => address.split('/').at(-1) ?? '';

/** Pays as somebody at the test checkout does. `checkout` is its id or its address. */
export async function pay(server: TestServer, checkout: string, coming: Coming = 'at once'): Promise<Checkout> {
  return pressed(server, checkout, 'pay', coming);
}

/** The bank refuses the card; the checkout stays open. */
export async function decline(server: TestServer, checkout: string, coming: Coming = 'at once'): Promise<Checkout> {
  return pressed(server, checkout, 'decline', coming);
}

/** The checkout's time ends before anybody pays. */
export async function letExpire(server: TestServer, checkout: string, coming: Coming = 'at once'): Promise<Checkout> {
  return pressed(server, checkout, 'expire', coming);
}

async function pressed(server: TestServer, checkout: string, press: string, coming: Coming): Promise<Checkout> {
  const id = checkoutId(checkout);
  const { status, text } = await server.ask('POST', `/dev/checkouts/${id}/${press}`);
  if (status !== 200) throw new Error(`the test checkout answered ${status}: ${text}`);
  if (coming === 'late') server.advance(30 * 60_000);
  if (coming !== 'never') await deliver(server, coming);
  return doubleOf(server).checkout(id);
}

/** Sends the events that wait, and answers the statuses that the product's webhook gave, in the order in which they were sent. */
export async function deliver(server: TestServer, coming: Exclude<Coming, 'never'> = 'at once'): Promise<number[]> {
  const double = doubleOf(server);
  const waiting = await double.waiting();
  const order = coming === 'twice' ? [...waiting, ...waiting] : coming === 'shuffled' ? shuffled([...waiting, ...waiting]) : waiting;
  const statuses = [];
  for (const event of order) {
    const status = await send(server, event);
    if (status === 200) await double.sent(event.id);
    statuses.push(status);
  }
  return statuses;
}

/** Sends one event, signed now or as if at another time. @returns the status of the answer */
export async function send(server: TestServer, event: Event, at?: Date): Promise<number> {
  const { body, headers } = await signed(server.services, event, at);
  const { statusCode } = await server.app.inject({ method: 'POST', url: '/hooks/stripe', payload: body, headers });
  return statusCode;
}

/** By numbers that are the same in every run. */
export function shuffled<T>(list: T[], seed = 1): T[] {
  const mixed = [...list];
  let state = seed;
  for (let place = mixed.length - 1; place > 0; place -= 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const other = state % (place + 1);
    [mixed[place], mixed[other]] = [mixed[other] as T, mixed[place] as T];
  }
  return mixed;
}
