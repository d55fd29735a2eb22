import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOUBLE_SCOOP, SUNDAE, sharedLink, textedLink } from '../../../test/pay-links.ts';
import { type SignedIn, newStudent } from '../../../test/people.ts';
import { pay as press } from '../../../test/payments.ts';
import { jobsDone, ordersOf as listOrders } from '../../../test/purchases.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { users } from '../../identity/identity.tables.ts';
import { setTerm } from '../../plans/terms.ts';
import { pay_links } from '../payments.tables.ts';

const DAY = 24 * 60 * 60 * 1000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
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
async function pay(address: string): Promise<void> {
  await press(server, address);
  await jobsDone(server);
}
const altered = (token: string) => `${token.slice(0, -2)}${token.at(-2) === 'A' ? 'B' : 'A'}${token.at(-1)}`;

/** A student of 16 who shared a link, and its token. */
async function shared(plan = DOUBLE_SCOOP): Promise<{ student: SignedIn; token: string }> {
  const student = await newStudent(server, { age: 16 });
  return { student, token: await sharedLink(server, student, plan) };
}

describe('the page that a link opens', () => {
  it('shows the plan, its price and the first name, and notes the first opening', async () => {
    const { student, token } = await shared(SUNDAE);
    const { status: code, body } = await open(token);
    expect([code, body]).toEqual([
      200,
      {
        first_name: 'Robin',
        plan: { id: SUNDAE, title: 'Sundae', duration: expect.any(String), description: expect.any(String) },
        price: 8900,
        credit: 0,
        amount: 8900,
        ends_at: expect.any(String),
        state: 'open',
        texted_to: null,
        asked_at: expect.any(String),
        expires_at: expect.any(String),
        handed_over: false,
      },
    ]);
    const first = (await db().select().from(pay_links).where(eq(pay_links.user_id, student.id)))[0]?.opened_at;
    expect(first).toBeInstanceOf(Date);
    await open(token);
    expect((await db().select().from(pay_links).where(eq(pay_links.user_id, student.id)))[0]?.opened_at).toEqual(first);
    expect(await ordersOf(student)).toEqual([]);
  });

  it('of a text names the last two digits that the child typed, and no more of any number', async () => {
    const student = await newStudent(server, { age: 16 });
    const { body, text } = await open(await textedLink(server, student, '(555) 010-7788'));
    expect(body.texted_to).toBe('88');
    expect(text).not.toMatch(/7788/);
  });

  it('says "Your child" where the first name is none that may be shown', async () => {
    const student = await newStudent(server, { age: 16, first_name: 'www.evil.com' });
    expect((await open(await sharedLink(server, student))).body.first_name).toBe('Your child');
  });

  it("says in the student's own session that the phone is to be handed over, and in nobody else's", async () => {
    const { student, token } = await shared();
    expect((await open(token, student)).body.handed_over).toBe(true);
    expect((await open(token, await newStudent(server, { age: 17 }))).body.handed_over).toBe(false);
  });

  it('takes off what is left of the plan that runs', async () => {
    const student = await newStudent(server, { age: 16 });
    await pay((await checkout(await sharedLink(server, student))).body.payment_link);
    const { body } = await open(await sharedLink(server, student, SUNDAE));
    expect(body).toMatchObject({ price: 8900, credit: expect.any(Number), state: 'open' });
    expect(body.credit).toBeGreaterThan(3800);
    expect(body.amount).toBe(body.price - body.credit);
  });

  it.each(['/pay/open/', '/pay/status/', '/pay/stop/', '/pay/consent/', '/pay/disagree/'])(
    'by a token that was cut, altered or never ours is 404 at %s, and none at all 400',
    async (path) => {
      const { token } = await shared();
      for (const bad of [token.slice(0, 20), `${token}x`, altered(token), 'x', 'a'.repeat(43)]) {
        expect(await server.ask('POST', path, { body: { token: bad } })).toMatchObject({ status: 404, body: { code: 'not_found' } });
      }
      for (const bad of [undefined, null, '', 7, 'a'.repeat(201)]) {
        expect(await server.ask('POST', path, { body: { token: bad } })).toMatchObject({
          status: 400,
          body: { token: ['The link is incomplete.'] },
        });
      }
    },
  );

  it('is 410 after a week, with its checkout too, and nothing is ordered', async () => {
    const { student, token } = await shared();
    server.advance(7 * DAY + 1000);
    expect(await open(token)).toMatchObject({ status: 410, body: { code: 'link_gone', detail: /too old/ } });
    expect(await checkout(token)).toMatchObject({ status: 410, body: { code: 'link_gone' } });
    expect((await status(token)).status).toBe(410);
    server.advance(-7 * DAY - 1000);
    expect(await ordersOf(student)).toEqual([]);
  });

  it('is 410 while the account waits to be deleted, and works again when it stays', async () => {
    const { student, token } = await shared();
    const setAsked = (deletion_requested_at: Date | null) =>
      db().update(users).set({ deletion_requested_at }).where(eq(users.id, student.id));
    await setAsked(new Date());
    expect(await open(token)).toMatchObject({ status: 410, body: { code: 'link_gone', detail: /leaving/ } });
    expect((await checkout(token)).status).toBe(410);
    expect(await ordersOf(student)).toEqual([]);
    await setAsked(null);
    expect((await open(token)).status).toBe(200);
  });

  it('shows that nothing needs to be paid where the student has the plan meanwhile; a checkout is 409 then', async () => {
    const { student, token } = await shared();
    const term = { user_id: student.id, plan_id: DOUBLE_SCOOP, source: 'staff', starts_at: new Date(), ends_at: null } as const;
    await db().transaction((tx) => setTerm(tx, server.services, term));
    expect((await open(token)).body).toMatchObject({ state: 'not_needed', ends_at: null });
    expect((await status(token)).body).toMatchObject({ state: 'not_needed', consent: false });
    expect(await checkout(token)).toMatchObject({ status: 409, body: { detail: /Nothing needs to be paid/ } });
    expect(await ordersOf(student)).toEqual([]);
  });
});
