import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import { AppError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { addEvent } from './events.sql.ts';
import { type Hint, settleOrderJob } from './payment-jobs.ts';

const MOST_BYTES = 256 * 1024;
/** What money and checkouts are told of by; anything else is answered and forgotten. */
const TYPES = /^(checkout\.session\.\w+|refund\.\w+|charge\.refunded|charge\.dispute\.\w+)$/;

/**
 * Where the provider tells what has happened. An event is a hint: it is kept once, and what it is about is asked again. The
 * signature is over the bytes as they were sent, so that nothing here reads them first; no limit counts a provider's calls.
 */
export function hookRoutes(app: FastifyInstance, { payments, database, jobs, now }: Services): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) => done(null, body));

  app.post('/hooks/stripe', { bodyLimit: MOST_BYTES, decompress: false }, async ({ body, headers }) => {
    if (!payments) throw new AppError('not_found');
    const signedBy = headers['stripe-signature'];
    if (!Buffer.isBuffer(body) || typeof signedBy !== 'string') throw new AppError('bad_signature');
    const event = await payments.readEvent(body, signedBy).catch((cause: unknown) => {
      throw new AppError('bad_signature', { cause });
    });
    if (!TYPES.test(event.type)) return { received: true };
    const object = event.data.object as unknown as Told;
    await database.db.transaction(async (tx) => {
      const isNew = await addEvent(tx, { id: event.id, type: event.type, object_id: object.id, received_at: now() });
      if (isNew) await jobs.enqueue(tx, settleOrderJob, { ...hintOf(object), event_id: event.id });
    });
    return { received: true };
  });
}

/** What a checkout, charge, refund or dispute says of what it belongs to. */
interface Told {
  id: string;
  object: string;
  client_reference_id?: string | null;
  payment_intent?: string | Stripe.PaymentIntent | null;
}

function hintOf({ object, client_reference_id, payment_intent }: Told): Hint {
  const order = object === 'checkout.session' && /^[1-9]\d{0,8}$/.test(client_reference_id ?? '') ? Number(client_reference_id) : undefined;
  const intent = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
  return { ...(order ? { order_id: order } : {}), ...(intent ? { payment_intent: intent } : {}) };
}
