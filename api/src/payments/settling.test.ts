import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setZone } from '../../test/booked-talks.ts';
import { checkoutId, deliver, doubleOf, pay, stripeOf } from '../../test/payments.ts';
import { type SignedIn, newStudent } from '../../test/people.ts';
import {
  askLink,
  begin,
  bothAccounts,
  findingsOf,
  jobsDone,
  ledgerOf,
  newAdult,
  orderNow,
  ordersOf,
  termsOf,
} from '../../test/purchases.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { nameGuardian } from '../consent/consent.sql.ts';
import { users } from '../identity/identity.tables.ts';
import { announce } from '../platform/announce.ts';
import { listOutbox } from '../platform/outbox.sql.ts';
import { setTerm } from '../plans/terms.ts';
import { beginOrder } from './begin-order.ts';
import { orders } from './payments.tables.ts';
import { settleOpen } from './settle-hinted.ts';
import { settleOrder } from './settle-order.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ operationsEmail: 'operations@careers.test' });
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
const state = async (order: { id: number }) => (await orderNow(server, order)).state;
const settle = (order: { id: number }) => settleOrder(server.services, order.id);
const lettersTo = async (address: string) =>
  (await listOutbox(server.services.database.db)).filter(({ to }) => to === address).map(({ subject }) => subject);

describe('when something dies on the way', () => {
  it('the answer to the making of a checkout is lost: 503 payments_away, and the job of ten minutes finds the same checkout', async () => {
    const adult = await newAdult(server);
    doubleOf(server).fail('answer_lost', 3, /^POST \/v1\/checkout\/sessions$/);
    expect(await askLink(server, adult, 3)).toMatchObject({ status: 503, body: { code: 'payments_away' } });
    const [order] = await ordersOf(server, adult);
    expect(order).toMatchObject({ state: 'new', checkout_id: null });
    server.advance(10 * MINUTE);
    await settleOpen(server.services);
    const kept = await orderNow(server, order!);
    expect(kept.state).toBe('open');
    const stripe = await stripeOf(server);
    const made = await stripe.checkout.sessions.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
    expect(made.filter(({ client_reference_id }) => client_reference_id === String(kept.id)).map(({ id }) => id)).toEqual([
      kept.checkout_id,
    ]);
  });

  it('the same with the email of a payer, which is not kept here: found among those of that time', async () => {
    const student = await newStudent(server, { age: 16 });
    doubleOf(server).fail('answer_lost', 3, /^POST \/v1\/checkout\/sessions$/);
    const wish = { user_id: student.id, plan_id: 3, payer: 'adult', payer_email: 'lost@example.net', adult_said_at: new Date() } as const;
    await expect(beginOrder(server.services, wish)).rejects.toThrow('payments_away');
    const [order] = await ordersOf(server, student);
    server.advance(10 * MINUTE);
    await settleOpen(server.services);
    expect(await orderNow(server, order!)).toMatchObject({ state: 'open', checkout_id: expect.stringMatching(/^cs_test_/) });
  });

  it('Stripe is down: 503 with a plain sentence; the next click begins anew, and nobody is charged', async () => {
    const adult = await newAdult(server);
    doubleOf(server).fail('broken_kept', 1, /^POST \/v1\/checkout\/sessions$/);
    const { status, body } = await askLink(server, adult, 3);
    expect(status).toBe(503);
    expect(body.detail).toMatch(/Nothing was charged/);
    server.advance(3 * MINUTE);
    const { order } = await begin(server, adult, 3);
    expect((await ordersOf(server, adult)).map((each) => each.state)).toEqual(['failed', 'open']);
    expect(order.state).toBe('open');
  });

  it('Stripe is away while a page waits for its order: 200 with what is known, and the plan as soon as it is back', async () => {
    const adult = await newAdult(server);
    const { url, order } = await begin(server, adult);
    await pay(server, url, 'never');
    doubleOf(server).fail('lost', 3, /^GET \/v1\/checkout/);
    const ask = () => server.ask('GET', `/plan/orders/${order.number}/`, { as: adult.access });
    expect(await ask()).toMatchObject({ status: 200, body: { state: 'open' } });
    expect(await ask()).toMatchObject({ status: 200, body: { state: 'paid' } });
  });

  it('a webhook is lost: the job of ten minutes settles; it comes late and twice: one term', async () => {
    const adult = await newAdult(server);
    const { url, order } = await begin(server, adult);
    await pay(server, url, 'never');
    await settleOpen(server.services);
    expect(await state(order)).toBe('paid');
    server.advance(40 * MINUTE);
    expect(new Set(await deliver(server, 'twice'))).toEqual(new Set([200]));
    await jobsDone(server);
    expect(await termsOf(server, adult)).toEqual(['3 payment: runs']);
    expect((await lettersTo(adult.email)).filter((subject) => /receipt/i.test(subject))).toHaveLength(1);
  });
});

describe('at once', () => {
  it('100 settlements make one term, one ledger row and one receipt', async () => {
    const adult = await newAdult(server);
    const { url, order } = await begin(server, adult);
    await pay(server, url, 'never');
    await Promise.all(Array.from({ length: 100 }, () => settle(order)));
    await jobsDone(server);
    expect(await termsOf(server, adult)).toEqual(['3 payment: runs']);
    expect(await ledgerOf(server, order)).toEqual(['charge 8900']);
    expect((await lettersTo(adult.email)).filter((subject) => /receipt/i.test(subject))).toHaveLength(1);
  });

  it('50 purchases leave one open order with one checkout, whose address all are given', async () => {
    const adult = await newAdult(server);
    const answers = await server.atOneMoment(() => Promise.all(Array.from({ length: 50 }, () => askLink(server, adult, 3))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.payment_link)).size).toBe(1);
    expect((await ordersOf(server, adult)).map((order) => order.state)).toEqual(['open']);
  });

  it('student and parent: one open order, and the older checkout can no longer be paid', async () => {
    const student = await newAdult(server);
    const first = await begin(server, student, 3);
    const wish = { user_id: student.id, plan_id: 3, payer: 'adult', payer_email: 'both@example.net', adult_said_at: new Date() } as const;
    const second = await beginOrder(server.services, wish);
    expect((await doubleOf(server).checkout(checkoutId(first.url))).status).toBe('expired');
    await pay(server, second.url);
    await jobsDone(server);
    expect((await ordersOf(server, student)).map((order) => order.state)).toEqual(['expired', 'paid']);
    expect((await doubleOf(server).checkout(checkoutId(second.url))).success_url).toContain('/pay/success?order=CS-');
  });
});

/** Two orders that could both be paid, as only a fault could leave them. */
async function twoOpen(student: SignedIn, plans: [number, number] = [3, 3]) {
  const { db } = server.services.database;
  const first = await begin(server, student, plans[0]);
  await db.update(orders).set({ state: 'failed' }).where(eq(orders.id, first.order.id));
  server.advance(11_000);
  const second = await begin(server, student, plans[1]);
  return { first, second };
}

describe('paid, and not to be kept', () => {
  it.each(['in order', 'the later one first'])(
    'twice, seen %s: the later charge goes back by itself, with a mail and a finding; one term',
    async (seen) => {
      const student = await newAdult(server);
      const { first, second } = await twoOpen(student);
      await pay(server, first.url, 'never');
      server.advance(5_000);
      await pay(server, second.url, 'never');
      for (const { order } of seen === 'in order' ? [first, second] : [second, first]) await settle(order);
      await jobsDone(server);
      expect([await state(first.order), await state(second.order)]).toEqual(['paid', 'refunded']);
      expect(await ledgerOf(server, second.order)).toEqual(['charge 8900', 'refund -8900']);
      expect(await findingsOf(server, second.order)).toEqual(['paid_twice']);
      expect((await termsOf(server, student)).filter((term) => term.endsWith('runs'))).toEqual(['3 payment: runs']);
      expect((await server.mailTo(student.email, /money goes back/)).text).toMatch(/paid before/);
    },
  );

  it('beside a dearer plan: the money goes back, with a mail and a finding; the dearer plan stays', async () => {
    const student = await newAdult(server);
    const { url, order } = await begin(server, student, 2);
    const { database, now } = server.services;
    const term = { user_id: student.id, plan_id: 4, source: 'staff', starts_at: now(), ends_at: new Date('2099-01-01') } as const;
    await database.db.transaction((tx) => setTerm(tx, server.services, term));
    await pay(server, url);
    await jobsDone(server);
    expect(await state(order)).toBe('refunded');
    expect(await findingsOf(server, order)).toEqual(['paid_beside_dearer']);
    expect(await termsOf(server, student)).toEqual(['4 staff: runs']);
    expect((await server.mailTo(student.email, /money goes back/)).text).toMatch(/larger plan/);
  });

  it('by an account that is erased: the open checkout ends; one paid in that moment goes back; ledger and order stay, without a person', async () => {
    const { database } = server.services;
    const erase = async (student: SignedIn) =>
      database.db.transaction(async (tx) => {
        await announce(tx, server.services, 'person_erased', { id: student.id, email: student.email });
        await tx.delete(users).where(eq(users.id, student.id));
      });
    const unpaid = await newAdult(server);
    const open = await begin(server, unpaid);
    await erase(unpaid);
    await jobsDone(server);
    expect(await orderNow(server, open.order)).toMatchObject({ state: 'expired', user_id: null });

    const payer = await newAdult(server);
    const paid = await begin(server, payer);
    await pay(server, paid.url, 'never');
    await erase(payer);
    await jobsDone(server);
    expect(await orderNow(server, paid.order)).toMatchObject({ state: 'refunded', user_id: null });
    expect(await ledgerOf(server, paid.order)).toEqual(['charge 8900', 'refund -8900']);
    expect(await findingsOf(server, paid.order)).toEqual(['paid_after_erasure']);
    expect((await server.mailTo(payer.email, /money goes back/)).text).toMatch(/no longer there/);
  });

  it.each([
    ['another amount', 'amount_differs', { amount_total: 50 }],
    ['another currency', 'amount_differs', { currency: 'cad' }],
    ['the number of another order', 'foreign_checkout', { client_reference_id: '999999' }],
    ['no number in its metadata', 'foreign_checkout', { metadata: {} }],
  ])('with %s: review, no plan, a finding (%s), and a person is told', async (_what, finding, fields) => {
    const student = await newAdult(server);
    const { url, order } = await begin(server, student);
    await pay(server, url, 'never');
    await doubleOf(server).alter('checkout.session', checkoutId(url), fields as never);
    await settle(order);
    await settle(order);
    await jobsDone(server);
    expect(await state(order)).toBe('review');
    expect(await termsOf(server, student)).toEqual([]);
    expect(await findingsOf(server, order)).toEqual([finding]);
    expect((await server.mailTo(student.email, /looking at your payment/)).text).toMatch(/need not pay again/);
    expect((await server.mailTo('operations@careers.test', /to look at/)).text).toContain('npm run staff -- findings');
    expect(await askLink(server, student, 4)).toMatchObject({ status: 409, body: { code: 'already_paid' } });
  });
});

describe('the letters', () => {
  it('go to the payer, to the named guardian of a minor, and to the student without an amount', async () => {
    const { services } = server;
    const minor = await newStudent(server, { age: 15, first_name: 'Avery' });
    await nameGuardian(services.database.db, {
      user_id: minor.id,
      channel: 'email',
      contact: 'guardian@example.net',
      asked_at: services.now(),
    });
    const wish = { user_id: minor.id, plan_id: 3, payer: 'adult', payer_email: 'aunt@example.net', adult_said_at: services.now() } as const;
    const { url, order } = await beginOrder(services, wish);
    await pay(server, url);
    await jobsDone(server);
    expect(await orderNow(server, order)).toMatchObject({ state: 'paid', payer: 'adult' });
    for (const to of ['aunt@example.net', 'guardian@example.net']) {
      const { text } = await server.mailTo(to, /receipt/);
      expect(text).toContain(order.number);
      expect(text).toMatch(/for Avery/);
      expect(text).toMatch(/Nothing renews by itself/);
      expect(text).toMatch(/did not agree/);
    }
    const begun = await server.mailTo(minor.email, /has begun/);
    expect(begun.text).not.toMatch(/\$/);
  });

  it('reach a guardian by text where they are reached so, within 480 signs', async () => {
    const { services } = server;
    const minor = await newStudent(server, { age: 15 });
    const contact = '+14155550199';
    await nameGuardian(services.database.db, { user_id: minor.id, channel: 'sms', contact, asked_at: services.now() });
    const wish = {
      user_id: minor.id,
      plan_id: 3,
      payer: 'adult',
      payer_email: 'uncle@example.net',
      adult_said_at: services.now(),
    } as const;
    await pay(server, (await beginOrder(services, wish)).url);
    await jobsDone(server);
    const { text } = await server.mailTo(contact);
    expect(text).toMatch(/did not agree/);
    expect(text.length).toBeLessThanOrEqual(480);
  });

  it("name the days by the student's clock: what is paid in the evening of December 31 is paid on that day, and runs to that day", async () => {
    const { services } = server;
    const year = services.now().getUTCFullYear();
    // Eight in the evening in Chicago.
    server.advance(Date.UTC(year + 1, 0, 1, 2) - services.now().getTime());
    const minor = await newStudent(server, { age: 15 });
    await setZone(server, minor, 'America/Chicago');
    const wish = { user_id: minor.id, plan_id: 3, payer: 'adult', payer_email: 'eve@example.net', adult_said_at: services.now() } as const;
    await pay(server, (await beginOrder(services, wish)).url);
    await jobsDone(server);
    const { text } = await server.mailTo('eve@example.net', /receipt/);
    expect(text).toContain(`Paid on: December 31, ${year}`);
    expect(text).toContain(`The plan runs until December 31, ${year + 1}.`);
    expect((await server.mailTo(minor.email, /has begun/)).text).toContain(`is open now, until December 31, ${year + 1}.`);
  });
});
