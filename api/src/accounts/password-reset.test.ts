import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, newStudent, signupForm } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { audit_log } from '../identity/audit.tables.ts';
import { listOutbox } from '../platform/outbox.sql.ts';
import { users } from '../identity/identity.tables.ts';

const NEW = 'four warm ladles';
const HOUR = 60 * 60 * 1000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ask = (email: unknown, remoteAddress = '10.1.0.1') => server.ask('POST', '/password_reset/', { body: { email }, remoteAddress });
const confirm = (token: string, change: object = {}) =>
  server.ask('POST', '/password_reset/confirm/', { body: { token, new_password: NEW, confirm_password: NEW, ...change } });
const signIn = (email: string, password: string) => server.ask('POST', '/auth/', { body: { email, password } });
const tokenIn = (mail: { links: string[] }) => new URL(mail.links[0] ?? '').searchParams.get('token') ?? '';
const resets = async (email: string) =>
  (await listOutbox(server.services.database.db)).filter(({ to, subject }) => to === email && /new password/.test(subject));

/** Asks for a link and waits for its mail. */
async function mailedToken(email: string): Promise<string> {
  const before = (await resets(email)).length;
  await ask(email);
  await expect.poll(async () => (await resets(email)).length).toBe(before + 1);
  return tokenIn((await resets(email))[0] ?? { links: [] });
}

describe('POST password_reset/', () => {
  it('answers alike for a known and an unknown email, and mails only the known one', async () => {
    const { email } = await newStudent(server);
    const known = await ask(email);
    const unknown = await ask('nobody.at.all@example.org');
    expect(known.status).toBe(202);
    expect(unknown).toMatchObject({ status: known.status, body: known.body });
    const mail = await server.mailTo(email, /new password/);
    expect(mail.links[0]).toMatch(/^http:\/\/careers\.test\/forgotpassword\?token=[\w-]{43}$/);
    expect(await resets('nobody.at.all@example.org')).toEqual([]);
  });

  it('finds an email in any case, and never mails to one that only looks alike', async () => {
    const { email } = await newStudent(server, { email: 'mike.lake@example.org' });
    await ask('  MIKE.Lake@Example.ORG ');
    await server.mailTo(email, /new password/);
    // A dotless i and a Cyrillic e are other mailboxes; what only folds to plain letters is refused.
    for (const other of ['mıke.lake@example.org', 'mikе.lake@example.org']) {
      expect((await ask(other)).status).toBe(202);
      expect(await resets(other)).toEqual([]);
    }
    expect((await ask('ｍike.lake@example.org')).status).toBe(400);
    expect(await resets(email)).toHaveLength(1);
  });

  it.each([['abc'], [''], [7], [undefined]])('refuses %j with a status and a message beside its field', async (email) => {
    const { status, body } = await ask(email);
    expect(status).toBe(400);
    expect(body).toMatchObject({ status: 'error', msg: body.email[0] });
  });
});

describe('POST password_reset/confirm/', () => {
  it('is for the person whom the link was mailed to, whoever is signed in and names whom they like', async () => {
    const [owner, other] = [await newStudent(server), await newStudent(server)];
    const token = await mailedToken(owner.email);
    expect((await confirm(token, { email: other.email })).status).toBe(400);
    const body = { token, new_password: NEW, confirm_password: NEW };
    expect((await server.ask('POST', '/password_reset/confirm/', { as: other.access, body })).status).toBe(200);
    expect((await signIn(owner.email, NEW)).status).toBe(200);
    expect((await signIn(other.email, PASSWORD)).status).toBe(200);
  });

  it('changes the password once, ends every session and tells by mail', async () => {
    const student = await newStudent(server);
    const token = await mailedToken(student.email);
    expect((await confirm(token)).status).toBe(200);
    expect((await signIn(student.email, PASSWORD)).status).toBe(401);
    expect((await signIn(student.email, NEW)).status).toBe(200);
    expect((await server.ask('GET', '/profile/', { as: student.access })).status).toBe(401);
    expect((await server.ask('POST', '/auth/refresh/', { body: { refresh: student.refresh } })).status).toBe(401);
    expect((await server.mailTo(student.email, /password was changed/)).text).toContain('If it was not');
    expect(await confirm(token)).toMatchObject({ status: 400, body: { code: 'link_used', status: 'error' } });
    const line = and(eq(audit_log.user_id, student.id), eq(audit_log.action, 'password.reset'));
    expect(await server.services.database.db.select().from(audit_log).where(line)).toHaveLength(1);
  });

  it('lets one of two presses at the same instant through', async () => {
    const student = await newStudent(server);
    const token = await mailedToken(student.email);
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('refuses a link that is altered, unknown, too old, or older than the newest', async () => {
    const { email } = await newStudent(server);
    const first = await mailedToken(email);
    const second = await mailedToken(email);
    expect((await confirm(first)).body.code).toBe('link_used');
    const altered = `${second.slice(0, -1)}${second.endsWith('A') ? 'B' : 'A'}`;
    expect((await confirm(altered)).body.code).toBe('bad_link');
    expect((await confirm('short')).body).toMatchObject({ status: 'error', msg: 'The link is incomplete.' });
    server.advance(HOUR + 1000);
    expect((await confirm(second)).body.code).toBe('link_expired');
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  it('does not take a link of another purpose', async () => {
    const form = signupForm();
    await server.ask('POST', '/signup/', { body: form });
    const token = tokenIn(await server.mailTo(form.email));
    expect((await confirm(token)).body.code).toBe('bad_link');
    const reset = await mailedToken(form.email);
    expect((await server.ask('POST', '/signup/confirm/', { body: { token: reset } })).body.code).toBe('bad_link');
    // It came to the same mailbox, so it confirms it as well.
    expect((await confirm(reset)).status).toBe(200);
    const [row] = await server.services.database.db.select().from(users).where(eq(users.email, form.email));
    expect(row?.email_confirmed_at).not.toBeNull();
  });

  it.each([
    [{ new_password: 'short', confirm_password: 'short' }, 'new_password', /at least 8/],
    [{ new_password: 'Password1', confirm_password: 'Password1' }, 'new_password', /most used/],
    [{ new_password: 'x'.repeat(129), confirm_password: 'x'.repeat(129) }, 'new_password', /at most 128/],
    [{ confirm_password: 'something else' }, 'confirm_password', /^check Confirmation password$/],
    [{ email: 'other@example.org' }, 'email', /not known/],
  ])('refuses %j at its field, and the link stays good', async (change, field, message) => {
    const { email } = await newStudent(server);
    const token = await mailedToken(email);
    const { status, body } = await confirm(token, change);
    expect(status).toBe(400);
    expect(body[field][0]).toMatch(message);
    expect(body).toMatchObject({ status: 'error', msg: body[field][0] });
    expect((await confirm(token)).status).toBe(200);
  });
});

// Last, because the queue works for a while on what it leaves.
describe('asking again and again', () => {
  it('is slowed down, known or not', async () => {
    const { email } = await newStudent(server);
    for (const asked of [email, 'never.here@example.org']) {
      const answers = [];
      for (let time = 0; time < 6; time += 1) answers.push(await ask(asked, `10.2.0.${time}`));
      expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202, 429]);
      expect(answers[5]?.body).toMatchObject({ code: 'too_many_requests', status: 'error', msg: answers[5]?.body.detail });
      expect(Number(answers[5]?.headers['retry-after'])).toBeGreaterThan(0);
    }
    let last = 0;
    for (let time = 0; time < 100; time += 1) last = (await ask(`one${time}@example.org`, '10.3.0.1')).status;
    expect(last).toBe(429);
  });
});
