import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, type SignedIn, demoPerson, newStudent, signInAs } from '../../test/people.ts';
import { codeOf, setUpFactor } from '../../test/second-factor.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { audit_log } from '../identity/audit.tables.ts';
import { seal } from '../platform/sealed.ts';
import { recovery_codes, second_factors } from './second-factor.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const HALF_MINUTE = 30_000;
let net = 0;
/** An address of its own, so that no test counts for another. */
const elsewhere = () => `10.20.${(net += 1) >> 8}.${net & 255}`;
const enter = (email: string, code?: string, remoteAddress = elsewhere(), password = PASSWORD) =>
  server.ask('POST', '/auth/', { body: { email, password, ...(code === undefined ? {} : { code }) }, remoteAddress });
const factorOf = (who: SignedIn) => server.ask('GET', '/auth/second-factor/', { as: who.access });
const actionsOf = async ({ id }: SignedIn, action: string) =>
  server.services.database.db
    .select()
    .from(audit_log)
    .where(and(eq(audit_log.user_id, id), eq(audit_log.action, action)));

describe('setting up an app', () => {
  it('gives a key and an address, counts with the first right code, and shows ten recovery codes once', async () => {
    const who = await newStudent(server);
    expect((await factorOf(who)).body).toEqual({ on_since: null, codes_left: 0 });
    const begun = await server.ask('POST', '/auth/second-factor/', { as: who.access, body: {} });
    expect(begun.body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(begun.body.otpauth).toContain(`secret=${begun.body.secret}`);
    expect(begun.body.otpauth).toMatch(/^otpauth:\/\/totp\/CareerScoop:robin\d+%40example\.org\?/);
    // Until a first code was right nothing is asked for.
    expect((await enter(who.email)).status).toBe(200);
    const code = codeOf(server, begun.body.secret);
    const done = await server.ask('PUT', '/auth/second-factor/', {
      as: who.access,
      body: { code: `${code.slice(0, 3)} ${code.slice(3)}` },
    });
    expect(done.status).toBe(200);
    expect(new Set(done.body.recovery_codes).size).toBe(10);
    for (const each of done.body.recovery_codes) expect(each).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    expect((await factorOf(who)).body).toMatchObject({ on_since: expect.any(String), codes_left: 10 });
    expect((await server.mailTo(who.email, /asks for a code now/)).text).toContain('Every other device was signed out');
    expect(await actionsOf(who, 'second_factor.begun')).toHaveLength(1);
  });

  it('ends every other session, and this one goes on', async () => {
    const who = await newStudent(server);
    const other = await signInAs(server, who.email, PASSWORD);
    await setUpFactor(server, who);
    expect((await factorOf(who)).status).toBe(200);
    expect((await server.ask('POST', '/auth/refresh/', { body: { refresh: who.refresh } })).status).toBe(200);
    expect((await factorOf(other)).status).toBe(401);
    expect((await server.ask('POST', '/auth/refresh/', { body: { refresh: other.refresh } })).status).toBe(401);
  });

  it('keeps the key sealed and of the recovery codes only fingerprints; a row copied to somebody else opens nothing', async () => {
    const who = await newStudent(server);
    const { secret, recovery_codes: codes } = await setUpFactor(server, who);
    const { db } = server.services.database;
    const kept = JSON.stringify([await db.select().from(second_factors), await db.select().from(recovery_codes)]);
    for (const plain of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))]) expect(kept).not.toContain(plain);
    const thief = await newStudent(server);
    await setUpFactor(server, thief);
    const [row] = await db.select().from(second_factors).where(eq(second_factors.user_id, who.id));
    await db
      .update(second_factors)
      .set({ secret: row?.secret ?? '', last_step: null })
      .where(eq(second_factors.user_id, thief.id));
    expect(await enter(thief.email, codeOf(server, secret))).toMatchObject({ status: 401, body: { code: 'wrong_code' } });
  });

  it('with a wrong code: 400 at code, nothing counts, the ninth within a quarter of an hour 429', async () => {
    const who = await newStudent(server);
    const { body } = await server.ask('POST', '/auth/second-factor/', { as: who.access });
    const wrong = codeOf(server, body.secret, 40);
    const put = () => server.ask('PUT', '/auth/second-factor/', { as: who.access, body: { code: wrong } });
    expect(await put()).toMatchObject({ status: 400, body: { code: [expect.stringContaining('not right')] } });
    const answers = [];
    for (let time = 0; time < 9; time += 1) answers.push((await put()).status);
    expect(answers).toEqual([400, 400, 400, 400, 400, 400, 400, 429, 429]);
    expect((await factorOf(who)).body.on_since).toBeNull();
  });

  it.each(['12345', '1234567', 'abcdef', '䃏댡㣧샔㏖ꎿ', '١٢٣٤٥٦', '12 34\u00a056x'])(
    'with %j, which is no code of six digits: 400 at code, nothing counts',
    async (code) => {
      const who = await newStudent(server);
      await server.ask('POST', '/auth/second-factor/', { as: who.access });
      const answer = await server.ask('PUT', '/auth/second-factor/', { as: who.access, body: { code } });
      expect(answer).toMatchObject({ status: 400, body: { code: [expect.stringContaining('not right')] } });
      expect((await factorOf(who)).body.on_since).toBeNull();
    },
  );

  it('without having begun: 409; a second time: 409, and the first app still counts', async () => {
    const who = await newStudent(server);
    expect((await server.ask('PUT', '/auth/second-factor/', { as: who.access, body: { code: '123456' } })).status).toBe(409);
    const { secret } = await setUpFactor(server, who);
    expect((await server.ask('POST', '/auth/second-factor/', { as: who.access })).status).toBe(409);
    const code = codeOf(server, secret);
    expect((await server.ask('PUT', '/auth/second-factor/', { as: who.access, body: { code } })).status).toBe(409);
    expect((await enter(who.email, code)).status).toBe(200);
  });

  it('a quarter of an hour after the sign-in: 400 at current_password, wrong ones as well; with it the key comes', async () => {
    const who = await newStudent(server);
    server.advance(16 * 60_000);
    const { body } = await server.ask('POST', '/auth/refresh/', { body: { refresh: who.refresh } });
    const begin = (form: object) => server.ask('POST', '/auth/second-factor/', { as: body.access, body: form });
    expect(await begin({})).toMatchObject({ status: 400, body: { current_password: [expect.stringContaining('once more')] } });
    expect((await begin({ current_password: 'not this one' })).status).toBe(400);
    expect(await begin({ current_password: PASSWORD })).toMatchObject({ status: 200, body: { secret: expect.any(String) } });
  });
});

describe('signing in with an app', () => {
  let who: SignedIn;
  let secret: string;
  let codes: string[];
  beforeAll(async () => {
    who = await newStudent(server);
    ({ secret, recovery_codes: codes } = await setUpFactor(server, who));
  });

  it('without a code: 401 code_needed, no session and no device cookie; a wrong password tells nothing of the app', async () => {
    const asked = await enter(who.email);
    expect(asked).toMatchObject({ status: 401, body: { code: 'code_needed' } });
    expect([asked.body.access, asked.headers['set-cookie']]).toEqual([undefined, undefined]);
    for (const code of [undefined, codeOf(server, secret)]) {
      const refused = await enter(who.email, code, elsewhere(), 'not this one');
      expect(refused.body).toEqual((await enter('nobody.there@example.org', code)).body);
    }
  });

  it.each([
    ['half a minute before', -1],
    ['of now', 0],
    ['half a minute ahead', 1],
  ])('takes a code %s once', async (_, halfMinutes) => {
    server.advance(4 * HALF_MINUTE);
    const code = codeOf(server, secret, halfMinutes);
    expect((await enter(who.email, code)).status).toBe(200);
    expect(await enter(who.email, code)).toMatchObject({ status: 401, body: { code: 'wrong_code' } });
  });

  it('takes the same code of two at once from one alone, and none of a half minute before the last that was taken', async () => {
    server.advance(4 * HALF_MINUTE);
    const code = codeOf(server, secret);
    const both = await Promise.all([enter(who.email, code), enter(who.email, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await enter(who.email, codeOf(server, secret, -1))).status).toBe(401);
  });

  it('refuses a code of a minute ago, one that was used, a made-up one and a wrong recovery code in the same words', async () => {
    server.advance(4 * HALF_MINUTE);
    const used = codeOf(server, secret);
    await enter(who.email, used);
    const answers = [];
    for (const code of [codeOf(server, secret, -2), used, '000000x', 'aaaaa-aaaaa', 'constructor'])
      answers.push((await enter(who.email, code)).body);
    expect(new Set(answers.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]).toMatchObject({ code: 'wrong_code' });
  });

  it('a recovery code: in once, written any way; a second time 401, and nine are left; a mail tells', async () => {
    const [code = ''] = codes;
    expect((await enter(who.email, code.toUpperCase().replace('-', ' '))).status).toBe(200);
    expect(await enter(who.email, code)).toMatchObject({ status: 401, body: { code: 'wrong_code' } });
    expect((await factorOf(who)).body.codes_left).toBe(9);
    expect((await server.mailTo(who.email, /recovery code opened/)).text).toContain('9 recovery codes are left');
    expect(await actionsOf(who, 'second_factor.recovered')).toHaveLength(1);
  });

  it('a recovery code of somebody else: 401, and it still opens its own account', async () => {
    const other = await newStudent(server);
    const { recovery_codes: theirs } = await setUpFactor(server, other);
    expect((await enter(who.email, theirs[0])).status).toBe(401);
    expect((await enter(other.email, theirs[0])).status).toBe(200);
  });

  it('new recovery codes end the old ones; without the password 400, without an app 409', async () => {
    const renew = (as: string, current_password: string) =>
      server.ask('POST', '/auth/second-factor/recovery-codes/', { as, body: { current_password } });
    expect((await renew(who.access, 'not this one')).status).toBe(400);
    const { body } = await renew(who.access, PASSWORD);
    expect(body.recovery_codes).toHaveLength(10);
    expect((await enter(who.email, codes[1])).status).toBe(401);
    expect((await enter(who.email, body.recovery_codes[0])).status).toBe(200);
    const without = await newStudent(server);
    expect((await renew(without.access, PASSWORD)).status).toBe(409);
  });

  it('turned off with the password: the password alone signs in; without it 400, and the code is still asked for', async () => {
    const leaving = await newStudent(server);
    const app = await setUpFactor(server, leaving);
    const end = (current_password: string) =>
      server.ask('DELETE', '/auth/second-factor/', { as: leaving.access, body: { current_password } });
    expect((await end('not this one')).status).toBe(400);
    expect((await enter(leaving.email)).body.code).toBe('code_needed');
    expect((await end(PASSWORD)).status).toBe(204);
    expect((await enter(leaving.email)).status).toBe(200);
    expect((await enter(leaving.email, app.recovery_codes[0])).status).toBe(200);
    expect((await server.mailTo(leaving.email, /asks for no code/)).text).toContain('password alone');
  });

  it('asks for nothing where the key was sealed with another secret of the server: 401, until it is reset', async () => {
    const lost = await newStudent(server);
    const app = await setUpFactor(server, lost);
    const sealed = seal(new TextEncoder().encode('another secret, 32 signs or more'), 'second factor', lost.id, app.secret);
    await server.services.database.db.update(second_factors).set({ secret: sealed }).where(eq(second_factors.user_id, lost.id));
    expect((await enter(lost.email, codeOf(server, app.secret))).status).toBe(401);
  });
});

describe('guessing codes', () => {
  it('a thousand times with the right password: eight 401, then 429 with the time to wait; the owner gets in from elsewhere', async () => {
    const who = await newStudent(server);
    const { secret } = await setUpFactor(server, who);
    const address = elsewhere();
    const statuses = [];
    for (let guess = 0; guess < 1000; guess += 1) {
      const { status } = await enter(who.email, String(guess).padStart(6, '0'), address);
      statuses.push(status);
    }
    expect(statuses.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 401));
    expect(statuses.slice(8).every((status) => status === 429)).toBe(true);
    const right = codeOf(server, secret);
    const refused = await enter(who.email, right, address);
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await enter(who.email, right)).status).toBe(200);
  });

  it('from many addresses: 429 after thirty, and a device that has signed in before still gets in', async () => {
    const who = await newStudent(server);
    const { secret } = await setUpFactor(server, who);
    const cookie = String((await enter(who.email, codeOf(server, secret))).headers['set-cookie']).split(';')[0] ?? '';
    const answers = await Promise.all(Array.from({ length: 40 }, (_, guess) => enter(who.email, `90000${guess % 10}`)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(30);
    server.advance(2 * HALF_MINUTE);
    const body = { email: who.email, password: PASSWORD, code: codeOf(server, secret) };
    expect((await server.ask('POST', '/auth/', { body, remoteAddress: elsewhere() })).status).toBe(429);
    expect((await server.ask('POST', '/auth/', { body, remoteAddress: elsewhere(), headers: { cookie } })).status).toBe(200);
  });
});

describe('the desk outside the demo', () => {
  it('is closed without an app: 403 second_factor_needed; open in the same session once one is set up', async () => {
    const staff = await demoPerson(server, 'staff');
    server.services.config.demo = false;
    try {
      const desk = () => server.ask('GET', '/desk/', { as: staff.access });
      expect(await desk()).toMatchObject({ status: 403, body: { code: 'second_factor_needed' } });
      await setUpFactor(server, staff);
      expect(await desk()).toMatchObject({ status: 200, body: { level: 'admin' } });
    } finally {
      server.services.config.demo = true;
    }
  });
});
