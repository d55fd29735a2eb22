import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DOUBLE_SCOOP, newPhone, sharedLink, textedLink } from '../../../test/pay-links.ts';
import { type SignedIn, newStudent } from '../../../test/people.ts';
import { checkoutId, decline, deliver, doubleOf, letExpire, pay as press } from '../../../test/payments.ts';
import { bothAccounts, jobsDone, ledgerOf, ordersOf as listOrders } from '../../../test/purchases.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { plans } from '../../identity/identity.tables.ts';
import { plan_terms } from '../../plans/plans.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  await deliver(server);
  await jobsDone(server);
  const { ledger, provider } = await bothAccounts(server);
  expect(ledger).toBe(provider);
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const open = (token: unknown, as?: SignedIn) => server.ask('POST', '/pay/open/', { body: { token }, ...(as ? { as: as.access } : {}) });
const status = (token: unknown, as?: SignedIn) => server.ask('POST', '/pay/status/', { body: { token }, ...(as ? { as: as.access } : {}) });
const checkout = (token: unknown, more: object = {}, as?: SignedIn) =>
  server.ask('POST', '/pay/checkout/', {
    body: { token, payer_email: 'payer@example.net', adult: true, ...more },
    ...(as ? { as: as.access } : {}),
  });
const ordersOf = (student: SignedIn) => listOrders(server, student);
/** Pays, and waits until what the event began is done. */
async function pay(address: string, coming: 'at once' | 'never' = 'at once'): Promise<void> {
  await press(server, address, coming);
  await jobsDone(server);
}
const termsOf = ({ id }: SignedIn) => db().select().from(plan_terms).where(eq(plan_terms.user_id, id));

/** A student of 16 who shared a link, and its token. */
async function shared(): Promise<{ student: SignedIn; token: string }> {
  const student = await newStudent(server, { age: 16 });
  return { student, token: await sharedLink(server, student) };
}

describe('going on to the checkout', () => {
  it.each([
    [{ adult: false }, 'adult'],
    [{ adult: 'true' }, 'adult'],
    [{ adult: 1 }, 'adult'],
    [{ adult: undefined }, 'adult'],
    [{ payer_email: 'abc' }, 'payer_email'],
    [{ payer_email: undefined }, 'payer_email'],
    [{ amount: 1 }, 'amount'],
    [{ user_id: 1, plan_id: 4 }, 'user_id'],
  ])('with %j: 400 at %s, no order', async (change, field) => {
    const { student, token } = await shared();
    const answer = await checkout(token, change);
    expect([answer.status, answer.body]).toEqual([400, expect.objectContaining({ [field]: [expect.any(String)] })]);
    if (field === 'adult') expect(answer.body.adult).toEqual(['Please confirm that you are an adult and may pay for this.']);
    expect(await ordersOf(student)).toEqual([]);
  });

  it("with the student's own email, also dressed up: 400 at payer_email, no order", async () => {
    const { student, token } = await shared();
    for (const payer_email of [student.email.toUpperCase(), student.email.replace('@', '+mum@')]) {
      expect(await checkout(token, { payer_email })).toMatchObject({ status: 400, body: { payer_email: [/Please enter yours/] } });
    }
    expect(await ordersOf(student)).toEqual([]);
  });

  it('makes an order of the adult who said so; paying it gives the student the plan, and spends the link', async () => {
    const { student, token } = await shared();
    const { status: code, body } = await checkout(token);
    expect([code, body.payment_link]).toEqual([200, expect.stringMatching(/^http:\/\/careers\.test\/dev\/checkout\/cs_/)]);
    expect(await ordersOf(student)).toMatchObject([{ payer: 'adult', state: 'open', amount_cents: 3900, adult_said_at: expect.any(Date) }]);
    expect((await open(token)).body.state).toBe('paying');
    expect((await status(token)).body).toMatchObject({ state: 'paying', number: null, consent: false });
    await pay(body.payment_link);
    const [order] = await ordersOf(student);
    expect((await status(token)).body).toEqual({
      state: 'paid',
      title: 'Double Scoop',
      first_name: 'Robin',
      number: order?.number,
      ends_at: (await termsOf(student))[0]?.ends_at?.toISOString(),
      paid_at: expect.any(String),
      amount: 3900,
      consent: false,
    });
    expect((await server.ask('GET', '/profile/', { as: student.access })).body.pricing_plan).toBe(DOUBLE_SCOOP);
    for (const again of [await open(token), await checkout(token)]) {
      expect(again).toMatchObject({ status: 410, body: { code: 'link_gone', detail: /it was paid/ } });
    }
    expect(await ordersOf(student)).toHaveLength(1);
  });

  it('keeps the token out of the return addresses', async () => {
    const { student, token } = await shared();
    await checkout(token);
    const [order] = await ordersOf(student);
    const session = await doubleOf(server).checkout(order?.checkout_id ?? '');
    expect(JSON.stringify(session)).not.toContain(token);
    expect(session).toMatchObject({
      success_url: expect.stringMatching(/^http:\/\/careers\.test\/pay\/success/),
      cancel_url: expect.stringMatching(/^http:\/\/careers\.test\/pay\/cancel/),
    });
  });

  it('with the webhook lost: the status settles by itself, and the plan is there', async () => {
    const { student, token } = await shared();
    await pay((await checkout(token)).body.payment_link, 'never');
    expect((await status(token)).body.state).toBe('paid');
    expect(await termsOf(student)).toMatchObject([{ plan_id: DOUBLE_SCOOP, source: 'payment', ended_at: null }]);
  });

  it('with the webhook lost: opening the link again is 410 instead of a second price', async () => {
    const { student, token } = await shared();
    await pay((await checkout(token)).body.payment_link, 'never');
    expect((await open(token)).status).toBe(410);
    expect(await termsOf(student)).toHaveLength(1);
  });

  it('pressed twice within seconds is one checkout and one order', async () => {
    const { student, token } = await shared();
    const [one, two] = await Promise.all([checkout(token), checkout(token)]);
    expect([one.status, two.status, one.body.payment_link]).toEqual([200, 200, two.body.payment_link]);
    expect(await ordersOf(student)).toHaveLength(1);
  });

  it('each later click makes a fresh checkout and ends the one before: one open order, and the declined card strands nobody', async () => {
    const { student, token } = await shared();
    const first = (await checkout(token)).body.payment_link;
    await decline(server, first);
    expect((await open(token)).body.state).toBe('paying');
    server.advance(11_000);
    const second = (await checkout(token)).body.payment_link;
    expect(second).not.toBe(first);
    expect((await ordersOf(student)).map(({ state }) => state)).toEqual(['expired', 'open']);
    expect((await doubleOf(server).checkout(checkoutId(first))).status).toBe('expired');
    await letExpire(server, second);
    expect((await status(token)).body.state).toBe('open');
    await pay((await checkout(token)).body.payment_link);
    expect((await ordersOf(student)).map(({ state }) => state)).toEqual(['expired', 'expired', 'paid']);
    expect(await termsOf(student)).toHaveLength(1);
  });

  it('when a price is changed between opening and the click, the price of the click holds; between click and payment, the old one', async () => {
    const { student, token } = await shared();
    const setPrice = (price: number) => db().update(plans).set({ price }).where(eq(plans.id, DOUBLE_SCOOP));
    expect((await open(token)).body.amount).toBe(3900);
    await setPrice(41);
    const { body } = await checkout(token);
    await setPrice(59);
    await pay(body.payment_link);
    await setPrice(39);
    const [order] = await ordersOf(student);
    expect(order).toMatchObject({ state: 'paid', amount_cents: 4100 });
    expect(await ledgerOf(server, order ?? { id: 0 })).toContain('charge 4100');
    expect((await status(token)).body).toMatchObject({ state: 'paid', amount: 4100 });
  });

  it('two links of a student clicked at once leave one open order, and one term when both are tried', async () => {
    const { student, token } = await shared();
    const texted = await textedLink(server, student, newPhone());
    const answers = await Promise.all([checkout(token), checkout(texted)]);
    const made = answers.filter((answer) => answer.status === 200);
    expect(made.length).toBeGreaterThan(0);
    expect((await ordersOf(student)).filter(({ state }) => state === 'new' || state === 'open')).toHaveLength(1);
    for (const { body } of made) await pay(body.payment_link).catch(() => undefined);
    expect((await termsOf(student)).filter(({ ended_at }) => ended_at === null)).toHaveLength(1);
    expect((await ordersOf(student)).filter(({ state }) => state === 'paid')).toHaveLength(1);
    for (const each of [token, texted]) expect((await checkout(each)).status).toBeGreaterThanOrEqual(409);
  });

  it("a student of 18 and a parent go to the checkout at once: the student's is ended, so that one is paid; one term", async () => {
    const student = await newStudent(server, { age: 19 });
    const token = await textedLink(server, student, newPhone());
    const own = (await server.ask('POST', '/payment_link/', { as: student.access, body: { pricing_plan: DOUBLE_SCOOP } })).body
      .payment_link;
    const { body } = await checkout(token);
    expect((await doubleOf(server).checkout(checkoutId(own))).status).toBe('expired');
    await pay(body.payment_link);
    expect((await ordersOf(student)).map(({ state, payer }) => [state, payer])).toEqual([
      ['expired', 'self'],
      ['paid', 'adult'],
    ]);
    expect(await termsOf(student)).toHaveLength(1);
  });

  it("a student who paid before the parent's click: 409, nothing more is charged", async () => {
    const student = await newStudent(server, { age: 19 });
    const token = await textedLink(server, student, newPhone());
    const own = (await server.ask('POST', '/payment_link/', { as: student.access, body: { pricing_plan: DOUBLE_SCOOP } })).body
      .payment_link;
    await pay(own, 'never');
    expect(await checkout(token)).toMatchObject({ status: 409, body: { detail: expect.stringMatching(/paid already/) } });
    expect((await ordersOf(student)).map(({ state }) => state)).toEqual(['paid']);
  });

  it('by the student who made the link, in the own session: the adult is asked for like anywhere', async () => {
    const { student, token } = await shared();
    expect(await checkout(token, { adult: false }, student)).toMatchObject({ status: 400, body: { adult: [/an adult/] } });
    expect((await checkout(token, { payer_email: student.email }, student)).status).toBe(400);
    expect(await ordersOf(student)).toEqual([]);
    expect((await checkout(token, {}, student)).status).toBe(200);
  });

  it('for a plan that is taken off the list or costs nothing now: 410, no order', async () => {
    const { student, token } = await shared();
    await db().update(plans).set({ price: 0 }).where(eq(plans.id, DOUBLE_SCOOP));
    const answers = [await open(token), await checkout(token), await status(token)];
    await db().update(plans).set({ price: 39 }).where(eq(plans.id, DOUBLE_SCOOP));
    for (const answer of answers) expect(answer).toMatchObject({ status: 410, body: { code: 'link_gone', detail: /not sold any more/ } });
    expect(await ordersOf(student)).toEqual([]);
  });

  it("with another student's link pays for that student, never for who is signed in", async () => {
    const { student, token } = await shared();
    const other = await newStudent(server, { age: 16 });
    await pay((await checkout(token, {}, other)).body.payment_link);
    expect([(await termsOf(student)).length, (await termsOf(other)).length]).toEqual([1, 0]);
  });
});
