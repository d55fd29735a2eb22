import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliver, doubleOf, pay, stripeOf } from '../../test/payments.ts';
import { begin, jobsDone, newAdult } from '../../test/purchases.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const books = async () => (await server.ask('GET', '/dev/books.json')).body;

it('the books of the double stand beside the ledger: what is on its way differs until it is settled, then nothing', async () => {
  expect(await books()).toEqual({ ledger: 0, provider: 0, differences: [] });
  const { url } = await begin(server, await newAdult(server));
  await pay(server, url, 'never');
  const missing = { kind: 'missing_in_ledger', external_id: expect.stringMatching(/^ch_/), found_cents: 8900 };
  expect(await books()).toEqual({ ledger: 0, provider: 8900, differences: [missing] });
  await deliver(server);
  await jobsDone(server);
  expect(await books()).toEqual({ ledger: 8900, provider: 8900, differences: [] });
});

it('a cent more or less on either side is a difference', async () => {
  const [newest] = (await (await stripeOf(server)).balanceTransactions.list({ limit: 1 })).data;
  await doubleOf(server).alter('balance_transaction', newest!.id, { amount: 8901 });
  expect(await books()).toMatchObject({
    ledger: 8900,
    provider: 8901,
    differences: [{ kind: 'ledger_differs', expected_cents: 8900, found_cents: 8901 }],
  });
});

it('are shown to nobody where Stripe itself is asked: 404', async () => {
  const stripe = { secretKey: 'sk_test_1', webhookSecrets: ['whsec_1'] };
  const real = await startTestServer({ payments: { stripe, tax: false } });
  expect((await real.ask('GET', '/dev/books.json')).status).toBe(404);
  await real.close();
});
