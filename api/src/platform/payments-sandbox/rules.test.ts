import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCheckout, paidCharge, stripeOf } from '../../../test/payments.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { API_VERSION } from '../payment-event.ts';

/** Who is asked: the double, and Stripe itself in its test mode where there is a key for it. */
interface Provider {
  open(): Promise<Stripe>;
  /** The id of a charge of 49 dollars. */
  charge(stripe: Stripe): Promise<string>;
  close(): Promise<void>;
}

let server: TestServer;
const DOUBLE: Provider = {
  open: async () => stripeOf((server = await startTestServer())),
  charge: () => paidCharge(server),
  close: () => server.close(),
};

const key = process.env['STRIPE_TEST_KEY'];
const STRIPE: Provider = {
  open: async () => new Stripe(key ?? '', { apiVersion: API_VERSION, telemetry: false }),
  charge: async (stripe) => {
    const card = { payment_method: 'pm_card_visa', payment_method_types: ['card'], confirm: true };
    const { latest_charge } = await stripe.paymentIntents.create({ amount: 4900, currency: 'usd', ...card });
    return latest_charge as string;
  },
  close: async () => undefined,
};

const PROVIDERS: [string, Provider][] = [['the double', DOUBLE], ...(key ? [['Stripe in test mode', STRIPE] as [string, Provider]] : [])];

describe.each(PROVIDERS)('%s', (_, provider) => {
  let stripe: Stripe;
  beforeAll(async () => {
    stripe = await provider.open();
  });
  afterAll(() => provider.close());

  const sessions = () => stripe.checkout.sessions;
  const ahead = (minutes: number) => Math.floor(Date.now() / 1000) + minutes * 60;
  const newKey = () => `rules-${crypto.randomUUID()}`;
  const newest = async () => (await sessions().list({ limit: 1 })).data[0]?.id;

  const price = (change: object) => ({
    line_items: [{ quantity: 1, price_data: { ...aCheckout().line_items[0]?.price_data, ...change } }],
  });
  const UNIT = 'line_items[0][price_data][unit_amount]';

  it.each<[object, { code?: string; param?: string }]>([
    [{ colour: 'red' }, { code: 'parameter_unknown', param: 'colour' }],
    [price({ shade: 'red' }), { code: 'parameter_unknown', param: 'line_items[0][price_data][shade]' }],
    [{ mode: undefined }, { param: 'mode' }],
    [{ success_url: '/ok' }, { code: 'url_invalid', param: 'success_url' }],
    [{ customer_email: 'pat' }, { code: 'email_invalid', param: 'customer_email' }],
    [price({ unit_amount: 49 }), { code: 'amount_too_small' }],
    [price({ unit_amount: 49.5 }), { code: 'parameter_invalid_integer', param: UNIT }],
    [price({ unit_amount: -100 }), { code: 'parameter_invalid_integer', param: UNIT }],
    [price({ currency: 'dollars' }), { param: 'line_items[0][price_data][currency]' }],
    [price({ currency: 840 }), { param: 'line_items[0][price_data][currency]' }],
    [{ expires_at: ahead(28) }, { param: 'expires_at' }],
    [{ expires_at: ahead(24 * 60 + 2) }, { param: 'expires_at' }],
  ])('refuses a checkout with %j: 400, and there is none', async (change, fault) => {
    const before = await newest();
    const made = sessions().create({ ...aCheckout(), ...change } as Stripe.Checkout.SessionCreateParams);
    await expect(made).rejects.toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError', ...fault });
    expect(await newest()).toBe(before);
  });

  it.each([
    ['a checkout', () => sessions().retrieve('cs_test_none')],
    ['a payment', () => stripe.paymentIntents.retrieve('pi_none')],
    ['a refund of no payment', () => stripe.refunds.create({ payment_intent: 'pi_none' })],
    ['a page after no refund', () => stripe.refunds.list({ starting_after: 're_none' })],
  ])('%s that is not there: 404', async (_what, ask) => {
    await expect(ask()).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' });
  });

  it('refuses to expand what is no object, and more than a hundred: 400', async () => {
    const { id } = await sessions().create(aCheckout());
    await expect(sessions().retrieve(id, { expand: ['cherry'] })).rejects.toMatchObject({ statusCode: 400 });
    await expect(sessions().list({ limit: 101 })).rejects.toMatchObject({ statusCode: 400, param: 'limit' });
  });

  it('keeps what a checkout was made with', async () => {
    const known = { client_reference_id: '17', metadata: { order_id: '17' }, customer_email: 'pat@example.org', expires_at: ahead(120) };
    const { id } = await sessions().create(aCheckout({ ...known, invoice_creation: { enabled: true } }));
    const kept = { status: 'open', payment_status: 'unpaid', amount_total: 4900, currency: 'usd', payment_intent: null, livemode: false };
    expect(await sessions().retrieve(id)).toMatchObject({ ...kept, ...known });
  });

  it('expires a checkout once: the second time 400', async () => {
    const { id } = await sessions().create(aCheckout());
    expect(await sessions().expire(id)).toMatchObject({ status: 'expired', url: null });
    await expect(sessions().expire(id)).rejects.toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError' });
  });

  it('answers the same call under one key again', async () => {
    const [asked, idempotencyKey] = [aCheckout({ expires_at: ahead(60) }), newKey()];
    const first = await sessions().create(asked, { idempotencyKey });
    expect((await sessions().create(asked, { idempotencyKey })).id).toBe(first.id);
  });

  it('refuses another call under one key: 400', async () => {
    const idempotencyKey = newKey();
    await sessions().create(aCheckout(), { idempotencyKey });
    const other = sessions().create(aCheckout({ client_reference_id: '9' }), { idempotencyKey });
    await expect(other).rejects.toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' });
  });

  it('lists in pages, the newest first', async () => {
    const made: string[] = [];
    for (let count = 0; count < 3; count += 1) made.unshift((await sessions().create(aCheckout())).id);
    const first = await sessions().list({ limit: 2, created: { gte: ahead(-2) } });
    expect(first).toMatchObject({ has_more: true });
    const second = await sessions().list({ limit: 2, starting_after: first.data[1]?.id ?? '', created: { gte: ahead(-2) } });
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    expect(ids.slice(0, 3).sort()).toEqual(made.sort());
  });

  it('gives back in parts, and never more than is left', async () => {
    const charge = await provider.charge(stripe);
    expect(await stripe.refunds.create({ charge, amount: 1000 })).toMatchObject({ status: 'succeeded', amount: 1000 });
    await expect(stripe.refunds.create({ charge, amount: 3901 })).rejects.toMatchObject({ statusCode: 400, param: 'amount' });
    await stripe.refunds.create({ charge });
    await expect(stripe.refunds.create({ charge })).rejects.toMatchObject({ statusCode: 400, code: 'charge_already_refunded' });
    const whole = await stripe.charges.retrieve(charge, { expand: ['refunds'] });
    expect(whole).toMatchObject({ amount_refunded: 4900, refunded: true });
    expect(whole.refunds?.data.map(({ amount }) => amount)).toEqual([3900, 1000]);
  });
});
