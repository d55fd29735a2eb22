import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { confirmAt, signupForm } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { users } from '../identity/identity.tables.ts';

const LONG = 'x'.repeat(10_000);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const signUp = (change: Parameters<typeof signupForm>[0] = {}) => {
  const body = signupForm(change);
  return server.ask('POST', '/signup/', { body }).then((answer) => ({ ...answer, form: body }));
};
const stored = async (email: string) => {
  const [row] = await server.services.database.db.select().from(users).where(eq(users.email, email));
  return row;
};
const tokenIn = (mail: { links: string[] }) => new URL(mail.links[0] ?? '').searchParams.get('token');

describe('POST signup/', () => {
  it('opens an account and mails a link that confirms it', async () => {
    const { status, form } = await signUp();
    expect(status).toBe(201);
    const mail = await server.mailTo(form.email);
    expect(mail.links[0]).toMatch(/^http:\/\/careers\.test\/confirm\?token=[\w-]{43}$/);
    expect(mail.html).toContain('Confirm my email');

    const credentials = { email: form.email, password: form.password };
    const early = await server.ask('POST', '/auth/', { body: credentials });
    expect(early).toMatchObject({ status: 403, body: { code: 'email_not_confirmed' } });

    const token = tokenIn(mail);
    const confirmed = await server.ask('POST', '/signup/confirm/', { body: { token } });
    expect(confirmed).toMatchObject({ status: 200, body: { already_confirmed: false, minor: true } });
    const again = await server.ask('POST', '/signup/confirm/', { body: { token } });
    expect(again).toMatchObject({ status: 200, body: { already_confirmed: true } });
    expect((await server.ask('POST', '/auth/', { body: credentials })).status).toBe(200);
  });

  it('keeps every field, and the password only as a hash', async () => {
    const own = 'four warm ladles';
    const { form } = await signUp({ allow_data_sharing: true, password: own, confirm_password: own });
    const { password, confirm_password, is_read_terms_and_policies, ...fields } = form;
    const row = await stored(form.email);
    expect(row).toMatchObject(fields);
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain(password);
  });

  it('takes an email in any case and with spaces around it, and keeps a plus sign', async () => {
    const { status } = await signUp({ email: '  Robin.Case+List@Example.ORG ' });
    expect(status).toBe(201);
    expect(await stored('robin.case+list@example.org')).toBeDefined();
    const taken = await signUp({ email: 'ROBIN.CASE+LIST@EXAMPLE.ORG' });
    expect(taken).toMatchObject({ status: 400, body: { email: ['An account with this email already exists.'] } });
  });

  it('makes one account of two sign-ups at the same instant', async () => {
    const body = signupForm();
    const answers = await Promise.all([1, 2, 3].map(() => server.ask('POST', '/signup/', { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  });

  it.each([
    ['age', 12, /13 or older/],
    ['age', 15.5, /whole number/],
    ['age', -1, /13 or older/],
    ['age', 'fifteen', /whole number/],
    ['age', 113, /invalid/],
    ['email', 'abc', /Email is invalid/],
    ['email', 'a b@example.org', /Email is invalid/],
    ['email', 'a@b', /Email is invalid/],
    ['email', 'a@example.org,b@example.org', /Email is invalid/],
    ['email', 'аdmin@exаmple.ℴrg', /Email is invalid/],
    ['first_name', LONG, /at most 80/],
    ['first_name', '   ', /First Name is required/],
    ['first_name', 'Ro\u0000bin', /cannot be used/],
    ['last_name', '\u202Enibor', /cannot be used/],
    ['last_name', 7, /must be text/],
    ['phone', 'call me', /Phone/],
    ['zipcode', '!!', /Zip Code/],
    ['grade', 'XX', /Grade/],
    ['education', 3, /Education/],
    ['certainty', 11, /Certainty/],
    ['password', 'short', /at least 8/],
    ['confirm_password', 'another one entirely', /Passwords do not match/],
    ['is_read_terms_and_policies', false, /Terms/],
    ['role', 'Admin', /Student or Mentor/],
    ['role', 'Staff', /Student or Mentor/],
    ['affiliate_code', 'NOPE-404', /not known/],
    ['school', 1, /not known/],
  ])('refuses %s = %.30j at its field and stores nothing', async (field, value, message) => {
    const { status, body, form } = await signUp({ [field]: value });
    expect(status).toBe(400);
    expect(Object.keys(body)).toContain(field);
    expect(body[field][0]).toMatch(message);
    if (field !== 'email') expect(await stored(form.email)).toBeUndefined();
  });

  it('refuses one of the most used passwords', async () => {
    const { status, body } = await signUp({ password: 'Password1', confirm_password: 'Password1' });
    expect(status).toBe(400);
    expect(body.password[0]).toMatch(/most used/);
  });

  it.each([['Zoë 🍦'], ['نور'], ["O'Neil-Smith"], ['李小龙']])('takes the name %s', async (first_name) => {
    const { status, form } = await signUp({ first_name });
    expect(status).toBe(201);
    expect((await stored(form.email))?.first_name).toBe(first_name);
  });

  it('takes a known affiliate code in any case, and with the confirmed email its school', async () => {
    const { status, form } = await signUp({ affiliate_code: 'scoop-demo' });
    expect(status).toBe(201);
    expect(await stored(form.email)).toMatchObject({ affiliate_code: 'SCOOP-DEMO', school_id: null });
    await confirmAt(server, form.email);
    expect(await stored(form.email)).toMatchObject({ affiliate_code: 'SCOOP-DEMO', school_id: 1 });
  });

  it('counts a minor as a minor until the last day that their age allows', async () => {
    const { form } = await signUp({ age: 17 });
    const row = await stored(form.email);
    const year = server.services.now().getUTCFullYear() + 1;
    expect(row?.adult_on?.startsWith(String(year))).toBe(true);
  });
});

describe('confirmation links', () => {
  it('refuses a link that is too old, altered or unknown', async () => {
    const { form } = await signUp();
    const token = tokenIn(await server.mailTo(form.email)) ?? '';
    const altered = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    expect(await server.ask('POST', '/signup/confirm/', { body: { token: altered } })).toMatchObject({
      status: 400,
      body: { code: 'bad_link' },
    });
    expect((await server.ask('POST', '/signup/confirm/', { body: { token: 'x' } })).body.token[0]).toMatch(/incomplete/);
    server.advance(49 * 60 * 60 * 1000);
    const late = await server.ask('POST', '/signup/confirm/', { body: { token } });
    expect(late).toMatchObject({ status: 400, body: { code: 'link_expired' } });
    expect((await stored(form.email))?.email_confirmed_at).toBeNull();
  });

  it('sends another one, and answers alike for an unknown address', async () => {
    const { form } = await signUp();
    const first = await server.mailTo(form.email);
    const known = await server.ask('POST', '/signup/resend/', { body: { email: form.email } });
    const unknown = await server.ask('POST', '/signup/resend/', { body: { email: 'nobody@example.org' } });
    expect(known.status).toBe(202);
    expect({ ...unknown, headers: 0 }).toEqual({ ...known, headers: 0 });
    await expect.poll(async () => (await server.mailTo(form.email)).links[0]).not.toBe(first.links[0]);
  });

  it('slows down whoever asks for links again and again', async () => {
    const ask = () => server.ask('POST', '/signup/resend/', { body: { email: 'often@example.org' } });
    const answers = [];
    for (let time = 0; time < 7; time += 1) answers.push(await ask());
    const last = answers.at(-1);
    expect(last).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
  });
});
