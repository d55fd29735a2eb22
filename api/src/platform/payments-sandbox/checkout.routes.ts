import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import type { Services } from '../services.ts';
import { DECLINED } from './payments-made.ts';
import { PRESSES } from './press.ts';
import { Refusal } from './refusal.ts';
import type { Kinds } from './sandbox-object.ts';

/** The double's checkouts, for the page at /dev/checkout and for tests; there are none where Stripe itself is asked. */
export function checkoutRoutes(app: FastifyInstance, { payments }: Services): void {
  const double = payments?.double;
  if (!double) return;
  type Params = { Params: { id: string; press: string } };

  app.get<Params>('/dev/checkouts/:id', async ({ params }, reply) => {
    reply.header('cache-control', 'no-store');
    return shown(await double.checkout(params.id).catch(asRefused));
  });

  app.post<Params>('/dev/checkouts/:id/:press', async ({ params }, reply) => {
    reply.header('cache-control', 'no-store');
    const press = PRESSES.find((one) => one === params.press);
    if (!press) throw new AppError('not_found');
    return { ...shown(await double.press(params.id, press).catch(asRefused)), declined: press === 'decline' ? DECLINED : null };
  });
}

function shown(checkout: Kinds['checkout.session']) {
  const { id, status, amount_total, currency, customer_email, expires_at, success_url, cancel_url, line_items } = checkout;
  const title = line_items?.data.map(({ description }) => description).join(', ') ?? '';
  return {
    id,
    state: status,
    title,
    amount: amount_total,
    currency,
    email: customer_email,
    expires_at: new Date(expires_at * 1000).toISOString(),
    success_url: success_url?.replace('{CHECKOUT_SESSION_ID}', id) ?? null,
    cancel_url,
  };
}

/** No such checkout, or one that is paid or over. */
function asRefused(error: unknown): never {
  if (!(error instanceof Refusal)) throw error;
  throw error.status === 404 ? new AppError('not_found') : new AppError('conflict');
}
