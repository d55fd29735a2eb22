import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BAD_QUERIES } from '../../../test/bad-queries.ts';
import { deskPerson } from '../../../test/desk-people.ts';
import { doubleOf, pay, stripeOf } from '../../../test/payments.ts';
import { PASSWORD, type SignedIn, newStudent } from '../../../test/people.ts';
import { begin, jobsDone, ledgerOf, newAdult, orderNow, termsOf } from '../../../test/purchases.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { audit_log } from '../../identity/audit.tables.ts';
import type { Order } from '../../payments/orders.sql.ts';

let server: TestServer;
let admin: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  admin = await deskPerson(server, 'admin');
});
afterAll(() => server.close());

const DAY = 24 * 60 * 60 * 1000;
const get = (path: string, who = admin) => server.ask('GET', `/desk/orders/${path}`, { as: who.access });
const refund = ({ number }: Order, change: object = {}, who = admin) =>
  server.ask('POST', `/desk/orders/${number}/refund/`, {
    as: who.access,
    body: { reason: 'Changed their mind', current_password: PASSWORD, ...change },
  });

async function bought(plan = 3): Promise<{ student: SignedIn; order: Order }> {
  const student = await newAdult(server);
  const { url, order } = await begin(server, student, plan);
  await pay(server, url);
  await jobsDone(server);
  return { student, order };
}

const refundsNoted = ({ id }: SignedIn) =>
  server.services.database.db
    .select()
    .from(audit_log)
    .where(and(eq(audit_log.user_id, id), eq(audit_log.action, 'order.refunded')));

describe('GET desk/orders/', () => {
  it('lists orders, the newest first, without anybody’s contact; finds them by number, first name or whole email', async () => {
    const { student, order } = await bought(2);
    const { status, body, text } = await get('');
    expect(status).toBe(200);
    expect(body.results[0]).toEqual({
      number: order.number,
      state: 'paid',
      title: order.title,
      amount: 3900,
      refunded: 0,
      payer: 'self',
      student: { id: student.id, first_name: 'Robin' },
      created_at: expect.any(String),
      paid_at: expect.any(String),
    });
    expect(body.meta).toMatchObject({ page: 1, per_page: 50, more: false });
    expect(text).not.toMatch(/@|Lake/);
    for (const q of [order.number.slice(-6), student.email, student.email.toUpperCase()]) {
      expect((await get(`?q=${encodeURIComponent(q)}`)).body.results.map(({ number }: { number: string }) => number)).toContain(
        order.number,
      );
    }
    expect((await get('?q=100%25')).body.results).toEqual([]);
    expect((await get('?state=disputed')).body.results).toEqual([]);
    const { body: up } = await get('?sort=amount');
    const amounts = up.results.map(({ amount }: { amount: number }) => amount);
    expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
  });

  it.each(BAD_QUERIES)('%s: 400 with a sentence at its field, and nothing is told', async (_what, query, field) => {
    const { status, body } = await get(`?${query}`);
    expect([status, Object.keys(body)]).toEqual([400, [field]]);
    expect(body[field][0]).toMatch(/^[A-Za-z].*\.$/);
  });

  it.each(['representative', 'safety', 'content'] as const)(
    'is closed to the level %s, as refunds and findings are: 403',
    async (level) => {
      const { order } = await bought(2);
      const member = await deskPerson(server, level);
      const asked = [
        await get('', member),
        await get(`${order.number}/`, member),
        await refund(order, {}, member),
        await server.ask('GET', '/desk/findings/', { as: member.access }),
        await server.ask('POST', '/desk/findings/1/handle/', { as: member.access }),
      ];
      expect(asked.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
      expect((await orderNow(server, order)).state).toBe('paid');
    },
  );

  it('is closed to students, also to the one whose order it is: 403', async () => {
    const { student, order } = await bought(2);
    expect((await get(`${order.number}/`, student)).status).toBe(403);
    expect((await refund(order, {}, student)).status).toBe(403);
    expect((await get('', await newStudent(server))).status).toBe(403);
  });
});

describe('GET desk/orders/:number/', () => {
  it('shows the ledger, the term, and what would go back now', async () => {
    const { order } = await bought();
    const { body } = await get(`${order.number}/`);
    expect(body).toMatchObject({
      number: order.number,
      price: 8900,
      credit: 0,
      refundable: 8900,
      not_refundable: null,
      term: { end_reason: null, ends_at: expect.any(String) },
      ledger: [{ kind: 'charge', amount: 8900, external_id: expect.stringMatching(/^ch_/) }],
      findings: [],
      payment_id: expect.stringMatching(/^pi_/),
    });
  });

  it('of a number that nobody has: 404 with a sentence', async () => {
    expect(await get('CS-2020-000001/')).toMatchObject({ status: 404, body: { detail: 'There is no order with this number.' } });
    expect((await get('nonsense/')).status).toBe(400);
  });
});

describe('POST desk/orders/:number/refund/', () => {
  it('gives all back within 14 days, ends the plan, tells the payer, and is in the log with before and after', async () => {
    const { student, order } = await bought();
    const { status, body } = await refund(order);
    expect([status, body]).toMatchObject([
      200,
      { amount: 8900, credit: 0, order: { state: 'refunded', refunded: 8900, refundable: null } },
    ]);
    expect(body.order.not_refundable).toBe('Nothing is left to give back: the order is refunded.');
    expect(await termsOf(server, student)).toEqual(['3 payment: refunded']);
    const lines = await refundsNoted(student);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      actor: 'staff',
      actor_id: admin.id,
      before: { state: 'paid', refunded_cents: 0 },
      after: { state: 'refunded', refunded_cents: 8900 },
      detail: { order: order.number, cents: 8900, reason: 'Changed their mind' },
    });
    expect((await server.mailTo(student.email, /money goes back/)).text).toMatch(/all of it back/);
  });

  it('after 15 days gives back what is left of the time, as the command does', async () => {
    const { order } = await bought();
    server.advance(15 * DAY);
    const again = await deskPerson(server, 'admin');
    const { body } = await refund(order, {}, again);
    expect(body.amount).toBeGreaterThan(8400);
    expect(body.amount).toBeLessThan(8900);
    expect(await ledgerOf(server, order)).toEqual(['charge 8900', `refund -${body.amount}`]);
    admin = again;
  });

  it.each([
    ['without a reason', { reason: ' ' }, 'reason'],
    ['with a reason of 400 letters', { reason: 'x'.repeat(400) }, 'reason'],
    ['without the password', { current_password: undefined }, 'current_password'],
    ['with a wrong password', { current_password: 'a guess' }, 'current_password'],
    ['with an amount of one’s own', { cents: 1 }, 'cents'],
  ])('%s: 400 at its field, and no money moves', async (_what, change, field) => {
    const { order } = await bought(2);
    const { status, body } = await refund(order, change);
    expect([status, Object.keys(body)]).toEqual([400, [field]]);
    expect(await ledgerOf(server, order)).toEqual(['charge 3900']);
  });

  it('by two at once: one refund, one line in the log, and the second is told with 409', async () => {
    const other = await deskPerson(server, 'admin');
    // Several pairs, since one seldom meets in the moment in which two locks taken in the wrong order would stop each other.
    for (let pair = 0; pair < 8; pair++) {
      const { student, order } = await bought();
      const both = await Promise.all([refund(order), refund(order, {}, other)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(both.find(({ status }) => status === 409)?.body.detail).toMatch(/gave this back a moment ago|Nothing is left to give back/);
      expect(await ledgerOf(server, order)).toEqual(['charge 8900', 'refund -8900']);
      expect(await refundsNoted(student)).toHaveLength(1);
    }
  });

  it('a second time: 409 with the rule’s sentence, and no more goes back', async () => {
    const { order } = await bought(2);
    expect((await refund(order)).status).toBe(200);
    expect(await refund(order)).toMatchObject({ status: 409, body: { detail: 'Nothing is left to give back: the order is refunded.' } });
    expect(await ledgerOf(server, order)).toEqual(['charge 3900', 'refund -3900']);
  });

  it('of a disputed payment: 409 says that the bank decides, and the order stays disputed', async () => {
    const { order } = await bought();
    const { payment_intent } = await orderNow(server, order);
    const stripe = await stripeOf(server);
    const { latest_charge } = await stripe.paymentIntents.retrieve(payment_intent!);
    await doubleOf(server).openDispute(String(latest_charge));
    expect(await refund(order)).toMatchObject({ status: 409, body: { detail: expect.stringMatching(/^The bank decides/) } });
    expect((await get(`${order.number}/`)).body).toMatchObject({ state: 'disputed', refundable: null });
  });

  it('refused by Stripe: 409 in its words, and nothing has changed', async () => {
    const { student, order } = await bought();
    doubleOf(server).fail('card_declined', 1, /refunds$/);
    const answer = await refund(order);
    expect(answer).toMatchObject({ status: 409, body: { detail: expect.stringMatching(/^Stripe refused: /) } });
    expect(await termsOf(server, student)).toEqual(['3 payment: runs']);
    expect(await refundsNoted(student)).toEqual([]);
  });

  it('that the bank did not take: 409 says to reach the payer another way, and the money stays with us', async () => {
    const { student, order } = await bought(2);
    expect((await refund(order)).status).toBe(200);
    const { payment_intent } = await orderNow(server, order);
    const { data } = await (await stripeOf(server)).refunds.list({ payment_intent: payment_intent! });
    await doubleOf(server).failRefund(data[0]?.id ?? '');
    await jobsDone(server);
    const detail = 'The bank did not take the refund: the money is with us again. Reach the payer another way.';
    expect(await refund(order)).toMatchObject({ status: 409, body: { detail } });
    expect((await get(`${order.number}/`)).body).toMatchObject({ refundable: null, not_refundable: detail });
    expect(await ledgerOf(server, order)).toEqual(['charge 3900', 'refund -3900', 'refund 3900']);
    expect(await refundsNoted(student)).toHaveLength(1);
  });

  it('while Stripe is away: 503 says so, and nothing has changed', async () => {
    const { student, order } = await bought();
    doubleOf(server).fail('lost', 3, /refunds$/);
    expect(await refund(order)).toMatchObject({ status: 503, body: { code: 'payments_away' } });
    expect(await termsOf(server, student)).toEqual(['3 payment: runs']);
  });
});
