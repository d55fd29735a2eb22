import { type Job, defineJob } from '../job.ts';
import type { Services } from '../services.ts';
import type { Kinds } from './sandbox-object.ts';

/** Stripe tries for days; here as often as whatever else is owed to people. */
export const sendEventJob: Job<{ event: string }> = defineJob('sandbox-event');

/** The double's events reach the product as Stripe's own do: over HTTP, signed. */
export async function sendEvent(services: Services, { event: id }: { event: string }): Promise<void> {
  const double = services.payments?.double;
  if (!double) return;
  const { body, headers } = await signed(services, await double.event(id));
  const { status } = await fetch(`${ownAddress(services)}/hooks/stripe`, { method: 'POST', body, headers });
  if (status !== 200) throw new Error(`the webhook answered ${status}`);
  await double.sent(id);
}

/** An event as it is sent; `at` is when it says that it was signed. */
export async function signed({ payments, now }: Services, event: Kinds['event'], at: Date = now()) {
  if (!payments?.double) throw new Error('no double of Stripe here');
  const body = JSON.stringify(event, null, 2);
  const { webhooks } = await payments.client();
  const signature = await webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret: payments.double.webhookSecret,
    timestamp: Math.floor(at.getTime() / 1000),
  });
  return { body, headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature } };
}

/** A process that only works answers nothing itself. */
function ownAddress({ config }: Services): string {
  if (config.role === 'worker') return config.publicUrl;
  const host = config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host;
  return `http://${host.includes(':') ? `[${host}]` : host}:${config.port}`;
}
