import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deliver, doubleOf, pay } from '../../test/payments.ts';
import { begin, bothAccounts, findingsOf, jobsDone, ledgerOf, newAdult, orderNow, termsOf } from '../../test/purchases.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { plans } from '../identity/identity.tables.ts';
import { orders } from './payments.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  doubleOf(server).sends = false;
});
afterEach(async () => {
  await setPrices({ 2: 39, 3: 89 });
  const { ledger, provider } = await bothAccounts(server);
  expect(ledger).toBe(provider);
});
afterAll(() => server.close());

async function setPrices(prices: Record<number, number>): Promise<void> {
  const { db } = server.services.database;
  for (const [id, price] of Object.entries(prices))
    await db
      .update(plans)
      .set({ price })
      .where(eq(plans.id, Number(id)));
}
async function settled(): Promise<void> {
  await deliver(server);
  await jobsDone(server);
}

describe('a price that a representative edits between click and payment', () => {
  it('of the plan that one has, to more than the larger one costs: the larger one is given, and nothing goes back', async () => {
    const adult = await newAdult(server);
    await pay(server, (await begin(server, adult, 2)).url);
    await settled();
    const { url, order } = await begin(server, adult, 3);
    await setPrices({ 2: 99 });
    await pay(server, url);
    await settled();
    expect((await orderNow(server, order)).state).toBe('paid');
    expect(await termsOf(server, adult)).toEqual(['2 payment: replaced', '3 payment: runs']);
    expect(await findingsOf(server, order)).toEqual([]);
  });

  it('to less, where the same plan is paid twice: the later payment goes back all the same', async () => {
    const adult = await newAdult(server);
    const { db } = server.services.database;
    const first = await begin(server, adult, 3);
    // As only a fault could leave it: two orders that can both be paid.
    await db.update(orders).set({ state: 'failed' }).where(eq(orders.id, first.order.id));
    server.advance(11_000);
    const second = await begin(server, adult, 3);
    await setPrices({ 3: 79 });
    await pay(server, first.url);
    await settled();
    server.advance(5_000);
    await pay(server, second.url);
    await settled();
    expect([(await orderNow(server, first.order)).state, (await orderNow(server, second.order)).state]).toEqual(['paid', 'refunded']);
    expect(await ledgerOf(server, second.order)).toEqual(['charge 8900', 'refund -8900']);
    expect(await termsOf(server, adult)).toEqual(['3 payment: runs']);
  });
});
