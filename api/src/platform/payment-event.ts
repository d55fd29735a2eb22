import type Stripe from 'stripe';

/** The version of Stripe's protocol that all of this was written for; the library's types are of the same. */
export const API_VERSION = '2026-10-28.endive';
const TOLERANCE_SECONDS = 300;

/** What the webhook of an installation has to be sent: the only types that anything is done about. */
export const PAYMENT_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
] as const satisfies Stripe.Event['type'][];

interface Received {
  body: Buffer;
  signature: string;
  /** Each that may have signed: two while one takes the other's place. */
  secrets: string[];
  live: boolean;
  now: Date;
}

/**
 * Reads a signed event.
 * @throws Error where no secret fits, the signature is too old or ahead, or the mode is not the key's
 */
export async function readPaymentEvent(client: Stripe, { body, signature, secrets, live, now }: Received): Promise<Stripe.Event> {
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  // The library itself refuses what is too old alone.
  if (!(signedAt <= now.getTime() / 1000 + TOLERANCE_SECONDS)) throw new Error('signed ahead of time');
  const event = await firstThatFits(secrets, (secret) =>
    client.webhooks.constructEventAsync(body, signature, secret, TOLERANCE_SECONDS, undefined, now.getTime()),
  );
  if (event.livemode !== live) throw new Error('an event of the other mode');
  return event;
}

async function firstThatFits<T>(secrets: string[], read: (secret: string) => Promise<T>): Promise<T> {
  const tried = await Promise.allSettled(secrets.map(read));
  const fitting = tried.find((one) => one.status === 'fulfilled');
  if (fitting) return fitting.value;
  throw tried[0]?.status === 'rejected' ? tried[0].reason : new Error('no signing secret');
}
