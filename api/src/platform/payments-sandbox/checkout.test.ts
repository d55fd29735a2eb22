import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCheckout, doubleOf, pay, stripeOf } from '../../../test/payments.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';

let server: TestServer;
let stripe: Stripe;
beforeAll(async () => {
  server = await startTestServer();
  stripe = await stripeOf(server);
});
afterAll(() => server.close());

const sessions = () => stripe.checkout.sessions;
const inSeconds = (seconds: number) => Math.floor(server.services.now().getTime() / 1000) + seconds;
const PAID = { expand: ['payment_intent.latest_charge.balance_transaction'] };

describe('a checkout of the double', () => {
  it('has an address that nobody guesses, and shows what is to be paid', async () => {
    const made = await sessions().create(aCheckout({ customer_email: 'pat@example.org' }));
    expect(made.id).toMatch(/^cs_test_\w{30,}$/);
    expect(made.url).toBe(`http://careers.test/dev/checkout/${made.id}`);
    expect(made.lastResponse.requestId).toMatch(/^req_/);
    expect(made.line_items).toBeUndefined();
    const whole = await sessions().retrieve(made.id, { expand: ['line_items'] });
    expect(whole.line_items?.data[0]).toMatchObject({ description: 'Sundae', amount_total: 4900, quantity: 1 });
    const { status, body, headers } = await server.ask('GET', `/dev/checkouts/${made.id}`);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({ state: 'open', title: 'Sundae', amount: 4900, email: 'pat@example.org' });
  });

  it('is paid: payment, charge, fee, receipt and the events, each as Stripe has it', async () => {
    const asked = aCheckout({
      invoice_creation: { enabled: true },
      automatic_tax: { enabled: true },
      payment_intent_data: { metadata: { order_id: '18' } },
    });
    const made = await sessions().create(asked);
    await pay(server, made.url ?? '', 'never');
    const paid = await sessions().retrieve(made.id, PAID);
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      automatic_tax: { status: 'complete' },
      invoice: expect.stringMatching(/^in_/),
      payment_intent: {
        status: 'succeeded',
        amount_received: 4900,
        metadata: { order_id: '18' },
        latest_charge: { paid: true, amount: 4900, balance_transaction: { type: 'charge', amount: 4900, fee: 172, net: 4728 } },
      },
    });
    const { data } = await stripe.events.list({ limit: 4 });
    const types = ['checkout.session.completed', 'invoice.paid', 'payment_intent.succeeded', 'charge.succeeded'];
    expect(data.map(({ type }) => type)).toEqual(types);
    expect(data[0]?.data.object).toMatchObject({ id: made.id, payment_status: 'paid' });
    expect(data[0]?.data.object).not.toHaveProperty('line_items');
    expect((await doubleOf(server).waiting()).map(({ id }) => id)).toEqual([data[0]?.id]);
  });

  it('takes another card after one was declined', async () => {
    const made = await sessions().create(aCheckout());
    expect((await server.ask('POST', `/dev/checkouts/${made.id}/decline`)).body).toMatchObject({ state: 'open' });
    const open = await sessions().retrieve(made.id, PAID);
    const declined = { last_payment_error: { code: 'card_declined' }, latest_charge: { status: 'failed', paid: false } };
    expect(open).toMatchObject({ status: 'open', payment_status: 'unpaid', payment_intent: declined });
    await pay(server, made.id, 'never');
    const { payment_intent } = await sessions().retrieve(made.id, PAID);
    expect(payment_intent).toMatchObject({ id: (open.payment_intent as Stripe.PaymentIntent).id, status: 'succeeded' });
  });

  it('expires by itself when its time is over, and tells of it', async () => {
    const late = await sessions().create(aCheckout({ expires_at: inSeconds(31 * 60) }));
    server.advance(32 * 60_000);
    expect((await sessions().list({ status: 'expired' })).data.map(({ id }) => id)).toEqual([late.id]);
    expect((await server.ask('POST', `/dev/checkouts/${late.id}/pay`)).status).toBe(409);
    expect((await doubleOf(server).waiting()).at(-1)).toMatchObject({
      type: 'checkout.session.expired',
      data: { object: { id: late.id } },
    });
  });

  it('is not expired when it is paid: 400, in the words of Stripe', async () => {
    const { id } = await sessions().create(aCheckout());
    await pay(server, id, 'never');
    const message = 'Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of complete.';
    await expect(sessions().expire(id)).rejects.toMatchObject({ statusCode: 400, message });
    expect(await sessions().retrieve(id)).toMatchObject({ status: 'complete', payment_status: 'paid' });
  });

  it('is paid once, however often at one instant', async () => {
    const { id } = await sessions().create(aCheckout());
    const answers = await Promise.all(Array.from({ length: 5 }, () => server.ask('POST', `/dev/checkouts/${id}/pay`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const { payment_intent } = await sessions().retrieve(id);
    expect((await stripe.charges.list({ payment_intent: payment_intent as string })).data).toHaveLength(1);
  });

  it('has no other presses and no other addresses: 404', async () => {
    const { id } = await sessions().create(aCheckout());
    expect((await server.ask('POST', `/dev/checkouts/${id}/steal`)).status).toBe(404);
    expect((await server.ask('POST', '/dev/checkouts/cs_test_none/pay')).status).toBe(404);
    expect((await server.ask('GET', '/dev/checkouts/cs_test_none')).status).toBe(404);
  });

  it('sends nothing to people: what went in as an amount can be made another only by a test', async () => {
    const { id } = await sessions().create(aCheckout());
    await doubleOf(server).alter('checkout.session', id, { amount_total: 100 });
    expect(await sessions().retrieve(id)).toMatchObject({ amount_total: 100 });
  });
});

describe('where Stripe itself is asked, or nobody', () => {
  const STRIPE = { secretKey: 'sk_test_1', webhookSecrets: ['whsec_1'] };

  it.each([
    ['with keys of Stripe', { stripe: STRIPE, tax: false }, false],
    ['with PAYMENTS=off', undefined, undefined],
  ])('%s there is no test checkout: 404', async (_, payments, sandbox) => {
    const other = await startTestServer({ payments });
    expect(other.services.payments?.sandbox).toBe(sandbox);
    expect(other.services.payments?.double).toBeUndefined();
    expect((await other.ask('GET', '/dev/checkouts/cs_test_1')).status).toBe(404);
    expect((await other.ask('POST', '/dev/checkouts/cs_test_1/pay')).status).toBe(404);
    await other.close();
  });
});
