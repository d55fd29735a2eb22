import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliver, doubleOf, pay, send } from '../../test/payments.ts';
import { begin, findingsOf, jobsDone, ledgerOf, newAdult, orderNow, termsOf } from '../../test/purchases.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { buildApp } from '../app.ts';
import { API_VERSION } from '../platform/payment-event.ts';
import { signed } from '../platform/payments-sandbox/send-event.ts';
import { payment_events, payment_findings } from './payments.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  doubleOf(server).sends = false;
});
afterAll(() => server.close());

type Event = Parameters<typeof send>[1];
const events = () => server.services.database.db.select().from(payment_events);
const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url: '/hooks/stripe', payload, headers: { 'content-type': 'application/json', ...headers } });

/** An event that we sign ourselves, about whatever is wanted. */
function made(object: object, change: object = {}): Event {
  const base = { object: 'event', api_version: API_VERSION, created: 1, livemode: false, pending_webhooks: 1, request: null };
  const id = `evt_${Math.random().toString(36).slice(2)}`;
  return { ...base, id, type: 'checkout.session.completed', data: { object }, ...change } as unknown as Event;
}

it('a right event: 200, kept once with what came of it, and the plan is there', async () => {
  const adult = await newAdult(server);
  const { url, order } = await begin(server, adult);
  await pay(server, url);
  await jobsDone(server);
  expect((await orderNow(server, order)).state).toBe('paid');
  expect(await termsOf(server, adult)).toEqual(['3 payment: runs']);
  const kept = (await events()).find(({ object_id }) => object_id === order.checkout_id);
  expect(kept).toMatchObject({ type: 'checkout.session.completed', outcome: 'paid', done_at: expect.any(Date) });
});

it('the same id 1,000 times: 200 each, one row, one receipt', async () => {
  const adult = await newAdult(server);
  const { url, order } = await begin(server, adult);
  await pay(server, url, 'never');
  const [event] = await doubleOf(server).waiting();
  const { body, headers } = await signed(server.services, event!);
  const statuses = new Set();
  for (let time = 0; time < 1_000; time += 1) statuses.add((await post(body, headers)).statusCode);
  await jobsDone(server);
  expect([...statuses]).toEqual([200]);
  expect((await events()).filter(({ id }) => id === event!.id)).toHaveLength(1);
  expect(await ledgerOf(server, order)).toEqual(['charge 8900']);
  await deliver(server);
});

it.each([
  ['of yesterday', -86_400],
  ['of tomorrow', 86_400],
  ['of 301 seconds ago', -302],
  ['of 301 seconds ahead', 302],
])('a signature %s: 400 bad_signature, nothing stored', async (_when, seconds) => {
  const before = (await events()).length;
  const at = new Date(server.services.now().getTime() + seconds * 1000);
  expect(await send(server, made({ id: 'cs_1', object: 'checkout.session' }), at)).toBe(400);
  expect(await events()).toHaveLength(before);
});

it('forged, altered, unsigned, of live mode at a test key, or no JSON: 400 bad_signature, nothing stored', async () => {
  const before = (await events()).length;
  const event = made({ id: 'cs_1', object: 'checkout.session' });
  const { body, headers } = await signed(server.services, event);
  const answers = [
    await post(body),
    await post(body, { ...headers, 'stripe-signature': 't=1,v1=00' }),
    await post(body.replace('cs_1', 'cs_2'), headers),
    await post(' ' + body, headers),
    await post('not json', headers),
    await post(
      ...(Object.values(await signed(server.services, made({ id: 'cs_1' }, { livemode: true }))) as [string, Record<string, string>]),
    ),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400, 400]);
  expect(answers[0]?.json()).toMatchObject({ code: 'bad_signature', detail: 'The signature does not fit.' });
  expect(await events()).toHaveLength(before);
});

it('10 MB: 413, nothing stored', async () => {
  const before = (await events()).length;
  const event = made({ id: 'cs_1', object: 'checkout.session', more: 'x'.repeat(10_000_000) });
  expect(await send(server, event)).toBe(413);
  expect(await events()).toHaveLength(before);
});

it('a right signature and a wrong amount in the event: what Stripe says counts, the order stays open', async () => {
  const adult = await newAdult(server);
  const { order } = await begin(server, adult);
  const checkout = await doubleOf(server).checkout(order.checkout_id!);
  const lying = { ...checkout, status: 'complete', payment_status: 'paid', amount_total: 1 };
  expect(await send(server, made(lying))).toBe(200);
  await jobsDone(server);
  expect((await orderNow(server, order)).state).toBe('open');
  expect(await termsOf(server, adult)).toEqual([]);
});

it('a right signature for an unknown order: 200, noted as unknown_order, a finding where money moved, and nothing else', async () => {
  const unknown = { object: 'checkout.session', client_reference_id: '999999', payment_intent: 'pi_of_nobody' };
  expect(await send(server, made({ id: 'cs_unknown', ...unknown }))).toBe(200);
  expect(await send(server, made({ id: 'cs_strange', ...unknown, client_reference_id: 'x; drop', payment_intent: null }))).toBe(200);
  await jobsDone(server);
  const { db } = server.services.database;
  expect((await events()).filter(({ outcome }) => outcome === 'unknown_order')).toHaveLength(2);
  const found = await db.select().from(payment_findings).where(eq(payment_findings.kind, 'unknown_order'));
  expect(found.map(({ external_id }) => external_id)).toEqual(['pi_of_nobody']);
});

it('of a kind that we do nothing about: 200, nothing stored', async () => {
  const before = (await events()).length;
  expect(await send(server, made({ id: 'cus_1', object: 'customer' }, { type: 'customer.created' }))).toBe(200);
  expect(await events()).toHaveLength(before);
});

it('is counted by no limit of addresses, and is not there where payments are off', async () => {
  const limited = await buildApp({ ...server.services, config: { ...server.services.config, rateLimit: 5 } });
  const event = made({ id: 'cus_1', object: 'customer' }, { type: 'customer.created' });
  const { body, headers } = await signed(server.services, event);
  const ask = (app: typeof limited) => app.inject({ method: 'POST', url: '/hooks/stripe', payload: body, headers });
  const statuses = [];
  for (let time = 0; time < 20; time += 1) statuses.push((await ask(limited)).statusCode);
  expect(new Set(statuses)).toEqual(new Set([200]));
  await limited.close();
  const off = await buildApp({ ...server.services, payments: undefined });
  expect((await ask(off)).statusCode).toBe(404);
  await off.close();
});

it('payments off: payment_link/ answers 503 payments_away with a plain sentence, plan/ says so, no order', async () => {
  const adult = await newAdult(server);
  const app = await buildApp({ ...server.services, payments: undefined });
  const headers = { authorization: `Bearer ${adult.access}` };
  const asked = await app.inject({ method: 'POST', url: '/api/v1/payment_link/', payload: { pricing_plan: 3 }, headers });
  expect([asked.statusCode, asked.json().code]).toEqual([503, 'payments_away']);
  expect(asked.json().detail).toBe('Plans cannot be bought here right now. Nothing was charged.');
  expect((await app.inject({ url: '/api/v1/plan/', headers })).json().payments).toBe(false);
  await app.close();
  expect(await findingsOf(server, { id: 0 })).toEqual([]);
});
