import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deskPerson } from '../../test/desk-people.ts';
import { PASSWORD, confirmAt, newStudent, signInAs, signupForm } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { audit_log } from '../identity/audit.tables.ts';
import { affiliate_codes, users } from '../identity/identity.tables.ts';
import { plan_terms } from '../plans/plans.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const db = () => server.services.database.db;
let codes = 0;
/** A code that pays for a Sundae, or what is said. */
async function newCode(change: Partial<typeof affiliate_codes.$inferInsert> = {}): Promise<string> {
  const code = `SEATS-${(codes += 1)}`;
  await db()
    .insert(affiliate_codes)
    .values({ code, label: 'North High', plan_id: 3, months: 6, ...change });
  return code;
}
async function signUp(affiliate_code: string) {
  const form = signupForm({ affiliate_code, age: 20 });
  expect((await server.ask('POST', '/signup/', { body: form })).status).toBe(201);
  return form.email;
}
const stored = async (email: string) => (await db().select().from(users).where(eq(users.email, email)))[0];
const terms = (code: string) => db().$count(plan_terms, eq(plan_terms.code, code));
const tokenIn = async (email: string, subject: RegExp) =>
  new URL((await server.mailTo(email, subject)).links[0] ?? '').searchParams.get('token');
const press = async (email: string) => {
  const token = await tokenIn(email, /Confirm your email/);
  return server.ask('POST', '/signup/confirm/', { body: { token } });
};
const FULL = /^Your email is confirmed. You can sign in now. The code SEATS-\d+ opens nothing for you: Every place of this code is taken\./;

it.each([
  ['a plan', {}],
  ['no plan', { plan_id: null, months: null }],
])('takes no place of a code for %s before its email is confirmed: invented ones leave all of them to the class', async (_, change) => {
  const code = await newCode({ ...change, seats: 2 });
  const invented = [await signUp(code), await signUp(code), await signUp(code)];
  expect(await terms(code)).toBe(0);
  const pupils = [await newStudent(server, { age: 20 }), await newStudent(server, { age: 20 })];
  for (const pupil of pupils) {
    expect((await server.ask('POST', '/plan/code/', { as: pupil.access, body: { code } })).status).toBe(200);
  }
  expect(await stored(invented[0] ?? '')).toMatchObject({ email_confirmed_at: null, pricing_plan: null });
});

it('begins its term when the mailed link is pressed, and once', async () => {
  const code = await newCode({ seats: 1 });
  const email = await signUp(code);
  expect((await press(email)).body.detail).toBe('Your email is confirmed. You can sign in now.');
  await press(email);
  expect([await terms(code), (await stored(email))?.pricing_plan]).toEqual([1, 3]);
  const person = await stored(email);
  const lines = await db()
    .select({ action: audit_log.action })
    .from(audit_log)
    .where(eq(audit_log.user_id, person?.id ?? 0));
  expect(lines.filter(({ action }) => action === 'code.redeemed')).toHaveLength(1);
});

it('or when a new password is chosen by a mailed link, which confirms as well', async () => {
  const code = await newCode();
  const email = await signUp(code);
  await server.ask('POST', '/password_reset/', { body: { email } });
  const token = await tokenIn(email, /Choose a new password/);
  const body = { token, new_password: 'four warm ladles', confirm_password: 'four warm ladles' };
  expect((await server.ask('POST', '/password_reset/confirm/', { body })).status).toBe(200);
  expect(await terms(code)).toBe(1);
});

it('or when a code from school confirms it; one that is full by then confirms as well and says so', async () => {
  const code = await newCode({ seats: 1 });
  const coordinator = await deskPerson(server, 'organization', { code });
  const printed = await server.ask('POST', '/desk/organization/confirming-codes/', { as: coordinator.access, body: { code, count: 2 } });
  const emails = [await signUp(code), await signUp(code)];
  const answers = [];
  for (const [at, email] of emails.entries()) {
    answers.push(await server.ask('POST', '/signup/confirm-code/', { body: { email, password: PASSWORD, code: printed.body.codes[at] } }));
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers.map(({ body }) => body.detail.length > 60)).toEqual([false, true]);
  expect(await terms(code)).toBe(1);
});

it('that is full or closed by then keeps nobody out: the account has no code and no plan, the answer says so, and a mail', async () => {
  const code = await newCode({ seats: 1 });
  const [first, second] = [await signUp(code), await signUp(code)];
  await press(first);
  expect(await press(second)).toMatchObject({ status: 200, body: { detail: expect.stringMatching(FULL) } });
  expect(await stored(second)).toMatchObject({ affiliate_code: null, pricing_plan: null, email_confirmed_at: expect.any(Date) });
  expect((await server.mailTo(second, /^Your code SEATS/)).text).toContain('Every place of this code is taken');
  await signInAs(server, second, PASSWORD);
  const shut = await newCode({ plan_id: null, months: null });
  const late = await signUp(shut);
  await db().update(affiliate_codes).set({ is_active: false }).where(eq(affiliate_codes.code, shut));
  expect((await press(late)).body.detail).toMatch(/This code is closed\.$/);
  expect(await stored(late)).toMatchObject({ affiliate_code: null });
});

it('whose term began with the sign-up, as it once did, takes its place with the confirmed email and begins no second one', async () => {
  const code = await newCode({ seats: 1 });
  const email = await signUp(code);
  const user_id = (await stored(email))?.id ?? 0;
  await db().insert(plan_terms).values({ user_id, plan_id: 3, source: 'code', code, starts_at: server.services.now() });
  const pupil = await newStudent(server, { age: 20 });
  const look = () => server.ask('POST', '/plan/code/check/', { as: pupil.access, body: { code } });
  expect((await look()).status).toBe(200);
  await confirmAt(server, email);
  expect([(await look()).status, await terms(code)]).toEqual([400, 1]);
});
