import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkoutId, doubleOf, stripeOf } from '../../../test/payments.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const order = (change: object = {}) => ({
  mode: 'payment' as const,
  line_items: [
    { quantity: 1, price_data: { currency: 'usd', unit_amount: 4900, product_data: { name: 'Plan' }, tax_behavior: 'inclusive' as const } },
  ],
  success_url: 'http://careers.test/ok',
  ...change,
});

it('pays', async () => {
  const stripe = await stripeOf(server);
  const made = await stripe.checkout.sessions.create(order());
  expect(made).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 4900 });
  await server.ask('POST', `/dev/checkouts/${checkoutId(made.url ?? '')}/pay`);
  const paid = await stripe.checkout.sessions.retrieve(made.id, { expand: ['payment_intent.latest_charge.balance_transaction'] });
  expect(paid).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    payment_intent: { latest_charge: { balance_transaction: { fee: 172 } } },
  });
  await expect(stripe.checkout.sessions.expire(made.id)).rejects.toMatchObject({ statusCode: 400 });
  expect((await doubleOf(server).waiting()).map(({ type }) => type)).toEqual(['checkout.session.completed']);
});
