import type Stripe from 'stripe';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCheckout, doubleOf, paidCharge, pay, stripeOf } from '../../../test/payments.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { openPayments } from '../payments.ts';
import { eraseFromSandbox } from './sandbox.sql.ts';

let server: TestServer;
let stripe: Stripe;
beforeAll(async () => {
  server = await startTestServer();
  stripe = await stripeOf(server);
});
afterAll(() => server.close());

const sessions = () => stripe.checkout.sessions;
const inSeconds = (seconds: number) => Math.floor(server.services.now().getTime() / 1000) + seconds;
const newest = async () => (await sessions().list({ limit: 1 })).data[0]?.id;

async function idsOf(list: AsyncIterable<{ id: string }>): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of list) ids.push(id);
  return ids;
}

describe('the words of a refusal', () => {
  const price = (unit_amount: number) => ({
    line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount, product_data: { name: 'Sundae' } } }],
  });

  it.each([
    [{ colour: 'red' }, 'Received unknown parameter: colour'],
    [{ mode: undefined }, 'Missing required param: mode.'],
    [{ success_url: undefined }, 'Missing required param: success_url.'],
    [{ mode: 'subscription' }, 'Invalid mode: must be one of payment'],
    [{ customer_email: 'pat' }, 'Invalid email address: pat'],
    [price(49), "The Checkout Session's total amount must convert to at least 50 cents."],
    [price(49.5), 'Invalid integer: 49.5'],
  ])('of %j is: %s', async (change, message) => {
    const made = sessions().create({ ...aCheckout(), ...change } as Stripe.Checkout.SessionCreateParams);
    await expect(made).rejects.toMatchObject({ message, raw: { type: 'invalid_request_error' } });
  });

  it('of an address that the double does not know: 404', async () => {
    const made = stripe.products.create({ name: 'Plan' });
    await expect(made).rejects.toMatchObject({ statusCode: 404, message: 'Unrecognized request URL (POST: /v1/products).' });
  });
});

describe('the same call twice', () => {
  it('is answered again although its time has run short meanwhile, and the answer says so', async () => {
    const asked = aCheckout({ expires_at: inSeconds(60 * 60) });
    const first = await sessions().create(asked, { idempotencyKey: 'order-1' });
    server.advance(45 * 60_000);
    const second = await sessions().create(asked, { idempotencyKey: 'order-1' });
    expect(second.id).toBe(first.id);
    const said = [first, second].map(({ lastResponse }) => (lastResponse.headers as unknown as Headers).get('idempotent-replayed'));
    expect(said).toEqual([null, 'true']);
  });

  it('at one instant makes one: who comes while the key is in use is told to come again, and then has the same', async () => {
    const asked = aCheckout();
    const make = () => sessions().create(asked, { idempotencyKey: 'order-2' });
    const tries = await Promise.allSettled(Array.from({ length: 4 }, make));
    // The library asks again by itself, twice; on a busy machine the first call may take longer than that.
    for (const tried of tries) if (tried.status === 'rejected') expect(tried.reason).toMatchObject({ code: 'idempotency_key_in_use' });
    const made = tries.flatMap((tried) => (tried.status === 'fulfilled' ? [tried.value.id] : []));
    expect(new Set([...made, (await make()).id]).size).toBe(1);
    expect(made.length).toBeGreaterThan(0);
  });

  it('may be mended after a refusal of its form; one by its state is refused again', async () => {
    const bad = aCheckout({ customer_email: 'pat' });
    await expect(sessions().create(bad, { idempotencyKey: 'order-4' })).rejects.toMatchObject({ statusCode: 400 });
    await sessions().create(aCheckout(), { idempotencyKey: 'order-4' });
    const charge = await paidCharge(server);
    const tooMuch = () => stripe.refunds.create({ charge, amount: 9900 }, { idempotencyKey: 'refund-1' });
    await expect(tooMuch()).rejects.toMatchObject({ statusCode: 400, param: 'amount' });
    await expect(tooMuch()).rejects.toMatchObject({ statusCode: 400, headers: { 'idempotent-replayed': 'true' } });
  });

  it('is another one a day later', async () => {
    const asked = aCheckout();
    const { id } = await sessions().create(asked, { idempotencyKey: 'order-5' });
    server.advance(24 * 60 * 60_000 + 1);
    expect((await sessions().create(asked, { idempotencyKey: 'order-5' })).id).not.toBe(id);
  });
});

describe('a fault', () => {
  it.each([
    ['rate_limited', 429, 'StripeRateLimitError'],
    ['broken', 500, 'StripeAPIError'],
    ['card_declined', 402, 'StripeCardError'],
  ] as const)('%s: %i, and nothing is made', async (fault, statusCode, type) => {
    const before = await newest();
    doubleOf(server).fail(fault, 1, /^POST/);
    await expect(sessions().create(aCheckout())).rejects.toMatchObject({ statusCode, type });
    expect(await newest()).toBe(before);
  });

  it('that is kept: the same key is answered with 500 again', async () => {
    doubleOf(server).fail('broken_kept');
    const asked = aCheckout();
    const create = () => sessions().create(asked, { idempotencyKey: 'order-6' });
    await expect(create()).rejects.toMatchObject({ statusCode: 500 });
    await expect(create()).rejects.toMatchObject({ statusCode: 500, headers: { 'idempotent-replayed': 'true' } });
  });

  it('of an answer that was lost once: the library asks again under its key, and there is one', async () => {
    doubleOf(server).fail('answer_lost');
    const made = await sessions().create(aCheckout({ client_reference_id: 'once' }));
    const all = (await sessions().list({ limit: 100 })).data.filter((one) => one.client_reference_id === 'once');
    expect(all.map(({ id }) => id)).toEqual([made.id]);
  });

  it.each([
    ['answer_lost', 1],
    ['lost', 0],
  ] as const)('%s, however often: a connection error, and %i are found in the list', async (fault, count) => {
    doubleOf(server).fail(fault, 3, /^POST/);
    const lost = sessions().create(aCheckout({ client_reference_id: fault }), { idempotencyKey: fault });
    await expect(lost).rejects.toMatchObject({ type: 'StripeConnectionError' });
    const found = (await sessions().list({ created: { gte: inSeconds(-60) } })).data;
    expect(found.filter((one) => one.client_reference_id === fault)).toHaveLength(count);
  });
});

it('a list comes in pages both ways, and by the time that its objects were made', async () => {
  server.advance(60 * 60_000);
  const begun = inSeconds(0);
  const checkouts: Stripe.Checkout.Session[] = [];
  for (let count = 0; count < 5; count += 1) {
    checkouts.unshift(await sessions().create(aCheckout()));
    server.advance(1_000);
  }
  const made = checkouts.map(({ id }) => id);
  const since = { created: { gte: begun } };
  const last = await sessions().list({ limit: 3, starting_after: made[1] ?? '', ...since });
  expect([last.data.map(({ id }) => id), last.has_more]).toEqual([made.slice(2), false]);
  const back = await sessions().list({ limit: 2, ending_before: made[4] ?? '', ...since });
  expect([back.data.map(({ id }) => id), back.has_more]).toEqual([made.slice(2, 4), true]);
  expect(await idsOf(sessions().list({ limit: 2, ...since }))).toEqual(made);
  // Between them the clock goes on by itself, too.
  const [, third = 0, , fifth = 0] = checkouts.map(({ created }) => created);
  const between = { created: { gt: fifth, lte: third } };
  const inside = checkouts.filter(({ created }) => created > fifth && created <= third);
  expect(inside.length).toBeGreaterThan(0);
  expect(await idsOf(sessions().list(between))).toEqual(inside.map(({ id }) => id));
});

describe('what was paid', () => {
  const movesOf = async (source: string) => (await stripe.balanceTransactions.list({ source })).data;

  it('is not given back twice at one instant', async () => {
    const charge = await paidCharge(server);
    const tries = await Promise.allSettled([1, 2, 3].map(() => stripe.refunds.create({ charge })));
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });

  it('can be given back by somebody at the screens of the provider', async () => {
    // In one instant, in which much happens: what was told first stays first.
    const { charge, id } = await server.atOneMoment(async () => {
      const paid = await paidCharge(server);
      return { charge: paid, id: (await doubleOf(server).refund(paid, 1_200)).id };
    });
    expect(charge).toMatch(/^ch_/);
    expect(await stripe.refunds.retrieve(id, { expand: ['charge'] })).toMatchObject({ amount: 1_200, charge: { amount_refunded: 1_200 } });
    const told = (await doubleOf(server).waiting()).slice(-2).map(({ type }) => type);
    expect(told).toEqual(['refund.created', 'charge.refunded']);
  });

  it('comes back to the balance where the bank cannot give it back', async () => {
    const charge = await paidCharge(server);
    const { id } = await stripe.refunds.create({ charge });
    await doubleOf(server).failRefund(id);
    expect(await stripe.refunds.retrieve(id)).toMatchObject({ status: 'failed', failure_reason: 'lost_or_stolen_card' });
    expect(await stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 0, refunded: false });
    expect((await movesOf(id)).map(({ type, amount }) => [type, amount])).toEqual([
      ['refund_failure', 4900],
      ['refund', -4900],
    ]);
  });

  it('is taken back by a dispute, with a fee; won, it returns', async () => {
    const charge = await paidCharge(server);
    const { id } = await doubleOf(server).openDispute(charge);
    await expect(stripe.refunds.create({ charge })).rejects.toMatchObject({ statusCode: 400, code: 'charge_disputed' });
    expect((await stripe.disputes.list({ charge })).data).toMatchObject([{ id, status: 'needs_response', amount: 4900 }]);
    await doubleOf(server).closeDispute(id, 'won');
    expect(await stripe.disputes.retrieve(id)).toMatchObject({ status: 'won' });
    expect((await movesOf(id)).map(({ amount, fee }) => [amount, fee])).toEqual([
      [4900, 0],
      [-4900, 1500],
    ]);
  });

  it('stays away where a dispute is lost', async () => {
    const charge = await paidCharge(server);
    const { id } = await doubleOf(server).openDispute(charge);
    await doubleOf(server).closeDispute(id, 'lost');
    expect(await stripe.disputes.retrieve(id, { expand: ['charge'] })).toMatchObject({ status: 'lost', charge: { disputed: true } });
    expect(await movesOf(id)).toHaveLength(1);
  });

  it('has to be paid before it can be given back', async () => {
    const { id } = await sessions().create(aCheckout());
    await server.ask('POST', `/dev/checkouts/${id}/decline`);
    const payment_intent = (await sessions().retrieve(id)).payment_intent as string;
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
    await expect(stripe.refunds.create({})).rejects.toMatchObject({ statusCode: 400 });
  });
});

it('outlives a restart: everything stands in the database', async () => {
  const asked = aCheckout({ client_reference_id: 'before' });
  const made = await sessions().create(asked, { idempotencyKey: 'order-8' });
  const { config, database, now, jobs } = server.services;
  const anew = await openPayments(config, database.db, now, jobs)?.client();
  expect(await anew?.checkout.sessions.retrieve(made.id)).toMatchObject({ client_reference_id: 'before' });
  expect((await anew?.checkout.sessions.create(asked, { idempotencyKey: 'order-8' }))?.id).toBe(made.id);
});

it('loses the address of who is erased, and nothing of what moved', async () => {
  const { id } = await sessions().create(aCheckout({ customer_email: 'gone@example.org' }), { idempotencyKey: 'order-9' });
  await pay(server, id, 'never');
  const { db } = server.services.database;
  await db.transaction((tx) => eraseFromSandbox(tx, ['gone@example.org']));
  const held = sql`select 1 from sandbox_objects where body::text like '%gone@%' union all select 1 from sandbox_replays where body::text like '%gone@%'`;
  expect(((await db.execute(held)) as unknown as { rows: unknown[] }).rows).toEqual([]);
  expect(await sessions().retrieve(id)).toMatchObject({ payment_status: 'paid', customer_email: 'erased@example.invalid' });
});

it('forgets events after thirty days and answers after one; payments stay', async () => {
  const { id } = await sessions().create(aCheckout());
  await pay(server, id, 'never');
  server.advance(31 * 24 * 60 * 60_000);
  const { database, now, subjects } = server.services;
  for (const { forget } of subjects) await forget?.(database.db, now());
  expect((await stripe.events.list()).data).toEqual([]);
  expect(await sessions().retrieve(id)).toMatchObject({ payment_status: 'paid' });
  const kept = (await database.db.execute(sql`select 1 from sandbox_replays`)) as unknown as { rows: unknown[] };
  expect(kept.rows).toEqual([]);
});
