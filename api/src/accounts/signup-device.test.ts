import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { signupForm } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { mailed_links } from '../identity/identity.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const HOUR = 60 * 60 * 1000;

/** Somebody who has just signed up: the secret of their browser, and the token of the mailed link. */
async function signedUp(change: Parameters<typeof signupForm>[0] = {}) {
  const form = signupForm(change);
  const { body } = await server.ask('POST', '/signup/', { body: form });
  return { form, device: body.device as string, token: await mailedToken(form.email) };
}

async function mailedToken(email: string): Promise<string | null> {
  const mail = await server.mailTo(email);
  return new URL(mail.links[0] ?? '').searchParams.get('token');
}

/** The token of a link that was mailed after this one. */
const newerToken = (email: string, before: string | null) =>
  vi.waitUntil(
    async () => {
      const token = await mailedToken(email);
      return token !== before && token;
    },
    { timeout: 60_000 },
  );

const confirm = (token: string | null, device?: string) =>
  server.ask('POST', '/signup/confirm/', { body: { token, ...(device ? { device } : {}) } });

describe('confirming the email where the sign-up was', () => {
  it('signs in, and says who that is', async () => {
    const { form, device, token } = await signedUp();
    const { status, body, headers } = await confirm(token, device);
    expect(status).toBe(200);
    expect(body).toMatchObject({ already_confirmed: false, session: { user: { email: form.email, role: 'Student' } } });
    expect(String(headers['set-cookie'])).toMatch(/^device_/);
    const own = await server.ask('GET', '/profile/', { as: body.session.access });
    expect(own.body).toMatchObject({ email: form.email });
    expect((await server.ask('POST', '/auth/refresh/', { body: { refresh: body.session.refresh } })).status).toBe(200);
  });

  it('keeps the secret as a hash alone, for 48 hours', async () => {
    const { form, device } = await signedUp();
    const rows = await server.services.database.db.select().from(mailed_links).where(eq(mailed_links.purpose, 'signup_device'));
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(device);
    const newest = Math.max(...rows.map(({ expires_at }) => expires_at.getTime()));
    expect((newest - server.services.now().getTime()) / HOUR).toBeCloseTo(48, 1);
    expect(form.password).not.toBe('');
  });

  it('does not on another device: the link alone confirms and no more', async () => {
    const { form, token } = await signedUp();
    expect(await confirm(token)).toMatchObject({ status: 200, body: { already_confirmed: false, session: null } });
    const { email, password } = form;
    expect((await server.ask('POST', '/auth/', { body: { email, password } })).status).toBe(200);
  });

  it('does not with a wrong secret, and confirms all the same', async () => {
    const { token } = await signedUp();
    const answer = await confirm(token, 'x'.repeat(43));
    expect(answer).toMatchObject({ status: 200, body: { already_confirmed: false, session: null } });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it("does not with another account's secret, which stays good for its owner", async () => {
    const [one, other] = [await signedUp(), await signedUp()];
    expect((await confirm(one.token, other.device)).body.session).toBeNull();
    expect((await confirm(other.token, other.device)).body.session).toMatchObject({ user: { email: other.form.email } });
  });

  it('does so once: neither again, nor twice at the same instant, nor by a second link', async () => {
    const { form, device, token } = await signedUp();
    await server.ask('POST', '/signup/resend/', { body: { email: form.email } });
    const second = await newerToken(form.email, token);
    const answers = await Promise.all([confirm(token, device), confirm(token, device)]);
    expect(answers.filter(({ body }) => body.session)).toHaveLength(1);
    expect((await confirm(token, device)).body).toMatchObject({ already_confirmed: true, session: null });
    expect((await confirm(second, device)).body).toMatchObject({ already_confirmed: true, session: null });
  });

  it('does not with a link, as if it were a secret, nor confirms with a secret', async () => {
    const { device, token } = await signedUp();
    expect((await confirm(device, device)).body).toMatchObject({ code: 'bad_link' });
    expect((await confirm(token, token ?? '')).body.session).toBeNull();
  });

  it('does not after a new password, which ends all secrets', async () => {
    const { form, device, token } = await signedUp();
    await server.ask('POST', '/password_reset/', { body: { email: form.email } });
    const mail = await server.mailTo(form.email, /new password/);
    const reset = new URL(mail.links[0] ?? '').searchParams.get('token');
    const passwords = { new_password: 'four warm ladles', confirm_password: 'four warm ladles' };
    expect((await server.ask('POST', '/password_reset/confirm/', { body: { token: reset, ...passwords } })).status).toBe(200);
    expect((await confirm(token, device)).body.session ?? null).toBeNull();
  });

  it('does not when two days are over', async () => {
    const { form, device, token } = await signedUp();
    server.advance(47 * HOUR);
    await server.ask('POST', '/signup/resend/', { body: { email: form.email } });
    server.advance(2 * HOUR);
    // The newer link still works; the secret of the browser does not.
    const late = await newerToken(form.email, token);
    expect((await confirm(late, device)).body).toMatchObject({ already_confirmed: false, session: null });
  });
});

describe('POST signup/email/', () => {
  const taken = (email: string, remoteAddress?: string) =>
    server.ask('POST', '/signup/email/', { body: { email }, ...(remoteAddress ? { remoteAddress } : {}) });

  it('says whether an email has an account, however it is written', async () => {
    const { form } = await signedUp();
    expect(await taken(form.email.toUpperCase())).toMatchObject({ status: 200, body: { taken: true } });
    expect((await taken('nobody.at.all@example.org')).body).toEqual({ taken: false });
    expect((await taken('abc')).body).toMatchObject({ email: ['Email is invalid.'] });
  });

  it('lets nobody look through a list of addresses', async () => {
    const statuses = [];
    for (let time = 0; time < 61; time += 1) statuses.push((await taken(`guess${time}@example.org`, '10.9.9.9')).status);
    expect(statuses.indexOf(429)).toBe(60);
  });
});
