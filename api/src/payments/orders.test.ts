import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkoutId, decline, deliver, doubleOf, letExpire, pay } from '../../test/payments.ts';
import { type SignedIn, demoPerson, newStudent } from '../../test/people.ts';
import { askLink, begin, bothAccounts, findingsOf, jobsDone, ledgerOf, newAdult, ordersOf, termsOf } from '../../test/purchases.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { plans, users } from '../identity/identity.tables.ts';

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

const get = (path: string, who: SignedIn) => server.ask('GET', path, { as: who.access });
const orderAt = (order: { number: string }, who: SignedIn) => get(`/plan/orders/${order.number}/`, who);

describe('buying a plan', () => {
  it('gives an adult the checkout of a new order, and the plan from the moment that it is paid', async () => {
    const adult = await newAdult(server);
    expect((await get('/plan/', adult)).body).toMatchObject({ term: null, receipts: [], adult_needed: false, payments: true });
    expect((await get('/plan/quote/3/', adult)).body).toMatchObject({ plan_id: 3, title: 'Sundae', price: 8900, credit: 0, amount: 8900 });
    const { url, order } = await begin(server, adult, 3);
    expect(order).toMatchObject({ state: 'open', payer: 'self', amount_cents: 8900, months: 12, title: 'Sundae', currency: 'usd' });
    expect(order.number).toMatch(/^CS-\d{4}-\d{6}$/);
    const checkout = await doubleOf(server).checkout(checkoutId(url));
    expect(checkout).toMatchObject({
      // Paid once: nothing of it can renew.
      mode: 'payment',
      success_url: `http://careers.test/pricingplan/success?order=${order.number}`,
      cancel_url: `http://careers.test/pricingplan/cancel?order=${order.number}`,
      customer_email: adult.email,
      client_reference_id: String(order.id),
      amount_total: 8900,
    });
    expect((await orderAt(order, adult)).body).toMatchObject({ state: 'open', ends_at: null });
    await pay(server, url, 'never');
    const { body } = await orderAt(order, adult);
    expect(body).toMatchObject({ number: order.number, state: 'paid', title: 'Sundae', plan_id: 3 });
    const now = server.services.now();
    expect(body.ends_at.slice(0, 7)).toBe(`${now.getUTCFullYear() + 1}-${now.toISOString().slice(5, 7)}`);
    expect((await get('/plan/', adult)).body).toMatchObject({
      term: { plan_id: 3, title: 'Sundae', source: 'payment', order: order.number, ends_at: body.ends_at },
      receipts: [{ number: order.number, title: 'Sundae', state: 'paid', amount: 8900, refunded: 0 }],
      entitlements: { plan: { id: 3 } },
    });
    expect((await get('/profile/', adult)).body).toMatchObject({ pricing_plan: 3, plan_title: 'Sundae' });
    expect(await ledgerOf(server, order)).toEqual(['charge 8900']);
    const receipt = await server.mailTo(adult.email, /receipt/i);
    expect(receipt.subject).toContain(order.number);
    expect(receipt.text).toMatch(/did not agree/);
    expect(receipt.text).toContain('$89.00');
    expect(receipt.links.some((link) => /\/pay\/disagree#[\w-]{43}$/.test(link))).toBe(true);
  });

  it('takes off what is left of the plan before: half of it after half of its time, to the cent', async () => {
    const adult = await newAdult(server);
    const first = await begin(server, adult, 2);
    await pay(server, first.url);
    const { ends_at } = (await orderAt(first.order, adult)).body;
    const quote = (await get('/plan/quote/4/', adult)).body;
    // A moment of six months has passed.
    expect(quote.price).toBe(14900);
    expect(quote.credit).toBeGreaterThanOrEqual(3898);
    expect(quote.amount).toBe(quote.price - quote.credit);
    expect(ends_at).toBeTruthy();
    const second = await begin(server, adult, 4);
    await pay(server, second.url);
    expect((await orderAt(second.order, adult)).body.state).toBe('paid');
    expect(await termsOf(server, adult)).toEqual(['2 payment: replaced', '4 payment: runs']);
    expect(second.order.amount_cents + second.order.credit_cents).toBe(14900);
    expect(await ledgerOf(server, second.order)).toEqual([`charge ${second.order.amount_cents}`]);
    expect(await findingsOf(server, second.order)).toEqual([]);
  });

  it('keeps the order open when the card is declined, and takes another card', async () => {
    const adult = await newAdult(server);
    const { url, order } = await begin(server, adult);
    await decline(server, url);
    expect((await orderAt(order, adult)).body.state).toBe('open');
    expect(await termsOf(server, adult)).toEqual([]);
    await pay(server, url);
    expect((await orderAt(order, adult)).body.state).toBe('paid');
  });

  it('marks an order expired when its checkout has, and lets a new one begin', async () => {
    const adult = await newAdult(server);
    const { url, order } = await begin(server, adult);
    await letExpire(server, url);
    expect((await orderAt(order, adult)).body.state).toBe('expired');
    const again = await begin(server, adult);
    expect(again.order.id).not.toBe(order.id);
  });

  it('is the same order for two clicks within ten seconds, and ends the first checkout for a later one', async () => {
    const adult = await newAdult(server);
    const first = await begin(server, adult, 3);
    expect((await begin(server, adult, 3)).url).toBe(first.url);
    server.advance(11_000);
    const second = await begin(server, adult, 3);
    expect(second.url).not.toBe(first.url);
    expect((await doubleOf(server).checkout(checkoutId(first.url))).status).toBe('expired');
    expect((await ordersOf(server, adult)).map(({ state }) => state)).toEqual(['expired', 'open']);
    const other = await begin(server, adult, 4);
    expect((await ordersOf(server, adult)).map(({ state }) => state)).toEqual(['expired', 'expired', 'open']);
    await pay(server, other.url);
    await jobsDone(server);
    expect(await termsOf(server, adult)).toEqual(['4 payment: runs']);
  });

  it('answers 409 already_paid when the older checkout turns out to be paid, and the plan is there', async () => {
    const adult = await newAdult(server);
    const first = await begin(server, adult, 3);
    await pay(server, first.url, 'never');
    expect(await askLink(server, adult, 4)).toMatchObject({ status: 409, body: { code: 'already_paid' } });
    expect(await termsOf(server, adult)).toEqual(['3 payment: runs']);
    expect(await ordersOf(server, adult)).toHaveLength(1);
  });

  it('holds the price of the click: a representative who edits it between click and payment changes nothing', async () => {
    const adult = await newAdult(server);
    const { url, order } = await begin(server, adult, 2);
    const { db } = server.services.database;
    await db.update(plans).set({ price: 59 }).where(eq(plans.id, 2));
    await pay(server, url);
    await db.update(plans).set({ price: 39 }).where(eq(plans.id, 2));
    expect((await orderAt(order, adult)).body.state).toBe('paid');
    expect(await ledgerOf(server, order)).toEqual(['charge 3900']);
  });
});

describe('what is refused', () => {
  it.each([0, -1, 1.5, '4', 99, 1, null, undefined])('plan %j: 400 at pricing_plan, and no order', async (plan) => {
    const adult = await newAdult(server);
    const { status, body } = await askLink(server, adult, plan);
    expect(status).toBe(400);
    expect(Object.keys(body)).toEqual(['pricing_plan']);
    expect(await ordersOf(server, adult)).toEqual([]);
  });

  it('the plan one has: 409 plan_held; a cheaper one, and any from Milkshake: 409 plan_still_runs; no order', async () => {
    const adult = await newAdult(server);
    await pay(server, (await begin(server, adult, 3)).url);
    await jobsDone(server);
    expect((await get('/plan/', adult)).body.receipts).toHaveLength(1);
    expect(await askLink(server, adult, 3)).toMatchObject({ status: 409, body: { code: 'plan_held' } });
    expect(await askLink(server, adult, 2)).toMatchObject({ status: 409, body: { code: 'plan_still_runs' } });
    expect(await get('/plan/quote/2/', adult)).toMatchObject({ status: 409, body: { code: 'plan_still_runs' } });
    await pay(server, (await begin(server, adult, 4)).url);
    await jobsDone(server);
    expect(await askLink(server, adult, 3)).toMatchObject({ status: 409, body: { code: 'plan_still_runs' } });
    expect(await ordersOf(server, adult)).toHaveLength(2);
  });

  it("another student's order: 404, as one that does not exist; a mentor 403", async () => {
    const [adult, stranger] = [await newAdult(server), await newAdult(server)];
    const { order } = await begin(server, adult);
    expect((await orderAt(order, stranger)).status).toBe(404);
    expect((await get('/plan/orders/CS-2027-999999/', adult)).status).toBe(404);
    expect((await get('/plan/orders/x/', adult)).status).toBe(400);
    expect((await askLink(server, await demoPerson(server, 'mentor'), 3)).status).toBe(403);
  });

  it('extra fields: 400, and no order', async () => {
    const adult = await newAdult(server);
    const body = { pricing_plan: 3, amount: 1, user_id: 1 };
    expect((await server.ask('POST', '/payment_link/', { as: adult.access, body })).status).toBe(400);
    expect(await ordersOf(server, adult)).toEqual([]);
  });

  it('a minor never begins a checkout: there is no order', async () => {
    const minor = await newStudent(server, { age: 16 });
    await askLink(server, minor, 3);
    expect(await ordersOf(server, minor)).toEqual([]);
  });

  it('a success address opened without having paid: the order says open, and there is no plan', async () => {
    const adult = await newAdult(server);
    const { order } = await begin(server, adult);
    expect((await orderAt(order, adult)).body).toMatchObject({ state: 'open', ends_at: null });
    expect(await termsOf(server, adult)).toEqual([]);
    expect((await get('/plan/', adult)).body.receipts).toEqual([]);
  });

  it('a minor sees no amounts on receipts, of what was paid before the age was corrected', async () => {
    const adult = await newAdult(server);
    const { url, order } = await begin(server, adult);
    await pay(server, url);
    await jobsDone(server);
    await server.services.database.db.update(users).set({ adult_on: '2099-01-01' }).where(eq(users.id, adult.id));
    const { body } = await get('/plan/', adult);
    expect(body).toMatchObject({ adult_needed: true, receipts: [{ number: order.number, amount: null, refunded: null }] });
  });
});
