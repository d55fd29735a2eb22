import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { PASSWORD, demoPerson, newStudent, signInAs } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { mailed_links, refresh_tokens, users } from '../identity/identity.tables.ts';
import { hashToken } from '../identity/secrets.ts';
import { audit_log } from '../identity/audit.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const refresh = (token: string) => server.ask('POST', '/auth/refresh/', { body: { refresh: token } });

describe('POST auth/', () => {
  it('gives tokens and the person, never the password', async () => {
    const { email } = await newStudent(server);
    const { status, body } = await server.ask('POST', '/auth/', { body: { email, password: PASSWORD } });
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['access', 'refresh', 'user']);
    expect(body.user).toMatchObject({ email, role: 'Student', first_name: 'Robin', pricing_plan: null });
    expect(JSON.stringify(body)).not.toMatch(/hash|argon2/);
  });

  it('answers a wrong password and an unknown email alike', async () => {
    const { email } = await newStudent(server);
    const wrong = await server.ask('POST', '/auth/', { body: { email, password: 'not this one' } });
    const unknown = await server.ask('POST', '/auth/', { body: { email: 'no@example.org', password: 'not this one' } });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
    expect(unknown.body).toEqual(wrong.body);
  });

  it('stops guessing at one account from one address without locking the owner out elsewhere', async () => {
    const { email } = await newStudent(server);
    const guess = (password: string, remoteAddress: string) => server.ask('POST', '/auth/', { body: { email, password }, remoteAddress });
    let last = 0;
    for (let time = 0; time < 12; time += 1) last = (await guess(`guess ${time}`, '10.0.0.1')).status;
    expect(last).toBe(429);
    expect((await guess(PASSWORD, '10.0.0.2')).status).toBe(200);
  });
});

describe('access tokens', () => {
  it.each([
    ['missing', undefined],
    ['garbage', 'garbage'],
    ['of nobody', 'a.b.c'],
  ])('refuses one that is %s', async (_, token) => {
    const { status } = await server.ask('GET', '/profile/', token ? { as: token } : {});
    expect(status).toBe(401);
  });

  it('refuses one that is tampered with, expired, of no session, or signed by somebody else', async () => {
    const { access, id } = await newStudent(server);
    const [head, , signature] = access.split('.');
    const other = Buffer.from(JSON.stringify({ role: 'Staff', sub: '1', aud: 'careerscoop' })).toString('base64url');
    const sign = (secret: Uint8Array, ends: string) =>
      new SignJWT({ role: 'Student' })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(id))
        .setAudience('careerscoop')
        .setExpirationTime(ends)
        .sign(secret);
    const tokens = [
      `${head}.${other}.${signature}`,
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${other}.`,
      await sign(server.services.config.sessionSecret, '-1s'),
      await sign(server.services.config.sessionSecret, '10m'),
      await sign(new TextEncoder().encode('some other secret of 32 signs...'), '10m'),
    ];
    for (const token of tokens) expect((await server.ask('GET', '/profile/', { as: token })).status).toBe(401);
  });

  it('refuses one that lacks what is relied on, its end above all, though we signed it', async () => {
    const { access } = await newStudent(server);
    const whole = JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
    const statusOf = async (payload: Record<string, unknown>) => {
      const token = await new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).sign(server.services.config.sessionSecret);
      return (await server.ask('GET', '/profile/', { as: token })).status;
    };
    expect(await statusOf(whole)).toBe(200);
    for (const claim of ['exp', 'iat', 'sub', 'sid', 'role', 'aud']) {
      const { [claim]: left, ...rest } = whole;
      expect([claim, await statusOf(rest)]).toEqual([claim, 401]);
    }
    expect(await statusOf({ ...whole, role: 'Owner' })).toBe(401);
    expect(await statusOf({ ...whole, sub: '1e3' })).toBe(401);
  });
});

it('secrets of links and sessions are 256 bits of chance, and stored as their hash alone', async () => {
  const { email, refresh } = await newStudent(server);
  await server.ask('POST', '/password_reset/', { body: { email } });
  const link = (await server.mailTo(email, /new password/)).links[0]?.split('token=')[1] ?? '';
  const { db } = server.services.database;
  const stored = JSON.stringify([await db.select().from(refresh_tokens), await db.select().from(mailed_links)]);
  for (const secret of [refresh, link]) {
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    expect(stored).toContain(hashToken(secret));
    expect(stored).not.toContain(secret);
  }
});

describe('an account erased seconds ago', () => {
  it.each([
    ['GET', '/profile/export/'],
    ['POST', '/auth/logout-all/'],
    ['GET', '/profile/'],
    ['DELETE', '/profile/photo/'],
    ['POST', '/profile/keep/'],
  ])('has no session any more, though its token was good a moment ago: %s %s', async (method, path) => {
    const { access, id } = await newStudent(server);
    expect((await server.ask('GET', '/profile/', { as: access })).status).toBe(200);
    const { db } = server.services.database;
    await db.delete(users).where(eq(users.id, id));
    expect(await server.ask(method, path, { as: access })).toMatchObject({ status: 401, body: { code: 'session_expired' } });
  });
});

describe('POST auth/refresh/', () => {
  it('changes a token for a new pair that works', async () => {
    const student = await newStudent(server);
    const { status, body } = await refresh(student.refresh);
    expect(status).toBe(200);
    expect((await server.ask('GET', '/profile/', { as: body.access })).body.email).toBe(student.email);
    expect(body.refresh).not.toBe(student.refresh);
  });

  it('honours a used token for ten seconds more, then revokes the whole family', async () => {
    const student = await newStudent(server);
    const [first, second] = await Promise.all([refresh(student.refresh), refresh(student.refresh)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    server.advance(9_000);
    expect((await refresh(student.refresh)).status).toBe(200);
    server.advance(2_000);
    expect(await refresh(student.refresh)).toMatchObject({ status: 401, body: { code: 'session_expired' } });
    expect((await refresh(first.body.refresh)).status).toBe(401);
    expect((await refresh(second.body.refresh)).status).toBe(401);
    // The access tokens of the family end with it, and it is written down once.
    for (const { body } of [first, second]) expect((await server.ask('GET', '/profile/', { as: body.access })).status).toBe(401);
    const rows = await server.services.database.db.select().from(audit_log).where(eq(audit_log.user_id, student.id));
    expect(rows.filter(({ action }) => action === 'session.reused')).toHaveLength(1);
  });

  it('throws the thief out as well as the owner, whoever comes second, and no other device', async () => {
    const student = await newStudent(server);
    const phone = await signInAs(server, student.email, PASSWORD);
    const thief = await refresh(student.refresh);
    expect(thief.status).toBe(200);
    server.advance(11_000);
    expect((await refresh(student.refresh)).status).toBe(401);
    expect((await refresh(thief.body.refresh)).status).toBe(401);
    expect((await server.ask('GET', '/profile/', { as: thief.body.access })).status).toBe(401);
    expect((await refresh(phone.refresh)).status).toBe(200);
  });

  it('goes on after a long sleep with one renewal', async () => {
    const student = await newStudent(server);
    server.advance(9 * 60 * 60 * 1000);
    expect((await refresh(student.refresh)).status).toBe(200);
  });

  it('ends after thirty days, and at once by logging out', async () => {
    const [one, other] = [await newStudent(server), await newStudent(server)];
    const out = await server.ask('POST', '/auth/logout/', { body: { refresh: one.refresh } });
    expect(out.status).toBe(204);
    expect((await server.ask('GET', '/profile/', { as: one.access })).status).toBe(401);
    expect((await refresh(one.refresh)).status).toBe(401);
    server.advance(31 * 24 * 60 * 60 * 1000);
    expect((await refresh(other.refresh)).status).toBe(401);
  });

  it('refuses a token nobody gave', async () => {
    expect((await refresh('A'.repeat(43))).status).toBe(401);
    expect((await refresh('short')).status).toBe(400);
  });
});

describe('GET profile/', () => {
  it('shows the person their own fields and nothing of anybody else', async () => {
    const student = await newStudent(server, { affiliate_code: 'SCOOP-DEMO' });
    const { body } = await server.ask('GET', '/profile/', { as: student.access });
    expect(body).toMatchObject({
      id: student.id,
      affiliate_code: 'SCOOP-DEMO',
      school: { id: 1, name: 'Harborview High School' },
      about_me: '',
      ai_report: '',
      zipcode: '53703',
    });
    expect(JSON.stringify(body)).not.toMatch(/password|adult_on|hash/);
    const mentor = await demoPerson(server, 'mentor');
    expect((await server.ask('GET', '/profile/', { as: mentor.access })).body.about_me).toMatch(/studio/);
  });
});
