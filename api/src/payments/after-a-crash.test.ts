import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deliver, doubleOf, pay, stripeOf } from '../../test/payments.ts';
import type { SignedIn } from '../../test/people.ts';
import { askLink, begin, bothAccounts, findingsOf, jobsDone, newAdult, orderNow, ordersOf, termsOf } from '../../test/purchases.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { type Order, addOrder } from './orders.sql.ts';
import { orders } from './payments.tables.ts';
import { settleOpen } from './settle-hinted.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  doubleOf(server).sends = false;
});
afterEach(async () => {
  await deliver(server);
  await jobsDone(server);
  const { ledger, provider } = await bothAccounts(server);
  expect(ledger).toBe(provider);
});
afterAll(() => server.close());

const MINUTE = 60_000;

/** An order whose process died before it said anything to Stripe. */
async function unmade(student: SignedIn): Promise<Order> {
  const { database, now } = server.services;
  const at = now();
  const what = { plan_id: 3, title: 'Sundae', months: 12, price_cents: 8900, credit_cents: 0, amount_cents: 8900, currency: 'usd' };
  const checkout_ends_at = new Date(Math.floor((at.getTime() + 120 * MINUTE) / 1000) * 1000);
  const order = await addOrder(database.db, { ...what, user_id: student.id, payer: 'self', checkout_ends_at }, at);
  if (!order) throw new Error('there is an open one');
  return order;
}

describe('a process that dies before it asks for the checkout', () => {
  it('leaves an order that the job of ten minutes makes the one checkout of; the next click has it or a fresh one', async () => {
    const adult = await newAdult(server);
    const order = await unmade(adult);
    server.advance(10 * MINUTE);
    await settleOpen(server.services);
    const { state, checkout_id } = await orderNow(server, order);
    expect(state).toBe('open');
    await settleOpen(server.services);
    const stripe = await stripeOf(server);
    const made = await stripe.checkout.sessions.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
    expect(made.filter((each) => each.client_reference_id === String(order.id)).map(({ id }) => id)).toEqual([checkout_id]);
    expect((await begin(server, adult)).order.state).toBe('open');
    expect((await ordersOf(server, adult)).map((each) => each.state)).toEqual(['expired', 'open']);
  });

  it('leaves one that is expired where the job comes too late for a checkout, and the job has done its work: no finding', async () => {
    const adult = await newAdult(server);
    const order = await unmade(adult);
    server.advance(100 * MINUTE);
    await settleOpen(server.services);
    expect((await orderNow(server, order)).state).toBe('expired');
    expect(await findingsOf(server, order)).toEqual([]);
    expect((await begin(server, adult)).order.state).toBe('open');
  });
});

describe('a checkout that Stripe knows nothing of, as after a change of keys', () => {
  /** An open order whose checkout is at another account. */
  async function elsewhere(student: SignedIn): Promise<Order> {
    const { order } = await begin(server, student);
    await doubleOf(server).press(order.checkout_id ?? '', 'expire');
    const { db } = server.services.database;
    await db
      .update(orders)
      .set({ checkout_id: `cs_test_elsewhere${order.id}` })
      .where(eq(orders.id, order.id));
    return order;
  }

  it('ends its order with a finding when the student buys again: 200 with a fresh checkout, which gives the plan', async () => {
    const adult = await newAdult(server);
    const order = await elsewhere(adult);
    server.advance(MINUTE);
    expect(await askLink(server, adult, 3)).toMatchObject({ status: 200 });
    expect((await ordersOf(server, adult)).map(({ state }) => state)).toEqual(['failed', 'open']);
    expect(await findingsOf(server, order)).toEqual(['checkout_unknown']);
    await pay(server, (await begin(server, adult)).url);
    await jobsDone(server);
    expect(await termsOf(server, adult)).toEqual(['3 payment: runs']);
  });

  it('ends it by the job of ten minutes too, and holds up no other', async () => {
    const order = await elsewhere(await newAdult(server));
    const { url, order: other } = await begin(server, await newAdult(server));
    await pay(server, url, 'never');
    await settleOpen(server.services);
    expect([(await orderNow(server, order)).state, (await orderNow(server, other)).state]).toEqual(['failed', 'paid']);
  });
});

it('a mail server that is away: the plan is there at once, and the receipt comes by the next try, once', async () => {
  const { mail } = server.services;
  const send = mail.send.bind(mail);
  let tries = 0;
  mail.send = async (...sent) => {
    tries += 1;
    if (tries === 1) throw new Error('mail server: not reached');
    return send(...sent);
  };
  const adult = await newAdult(server);
  await pay(server, (await begin(server, adult)).url);
  await jobsDone(server);
  expect((await server.ask('GET', '/profile/', { as: adult.access })).body).toMatchObject({ pricing_plan: 3 });
  expect(await termsOf(server, adult)).toEqual(['3 payment: runs']);
  const receipt = () => server.mailTo(adult.email, /receipt/);
  expect((await receipt().catch(receipt)).text).toContain('$89.00');
  mail.send = send;
  expect(tries).toBeGreaterThan(1);
});
