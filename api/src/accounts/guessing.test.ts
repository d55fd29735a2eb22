import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, newStudent } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { audit_log } from '../identity/audit.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const tryIn = (email: string, password: string, remoteAddress: string, cookie?: string) =>
  server.ask('POST', '/auth/', { body: { email, password }, remoteAddress, headers: cookie ? { cookie } : {} });
/** So many wrong passwords, each from another address and all at once. */
const guessFromEverywhere = (email: string, times: number, net: string) =>
  Promise.all(Array.from({ length: times }, (_, time) => tryIn(email, `guess ${time}`, `${net}.${time}.1`)));
const cookieOf = (headers: Record<string, unknown>) => String(headers['set-cookie']).split(';')[0] ?? '';

describe('guessing at one account', () => {
  it('stops a hundred tries from one address, with the time to wait', async () => {
    const { email } = await newStudent(server);
    const answers = [];
    for (let time = 0; time < 100; time += 1) answers.push(await tryIn(email, `guess ${time}`, '10.4.0.1'));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('stops it from many addresses too, and still lets a known device in', async () => {
    const { email } = await newStudent(server);
    const first = await tryIn(email, PASSWORD, '10.5.0.1');
    const cookie = cookieOf(first.headers);
    expect(String(first.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/);
    const answers = await guessFromEverywhere(email, 110, '10.6');
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(5);
    const elsewhere = await tryIn(email, PASSWORD, '10.7.0.1');
    expect(elsewhere).toMatchObject({ status: 429, body: { detail: expect.stringContaining('Forgot Password') } });
    expect((await tryIn(email, PASSWORD, '10.7.0.1', cookie)).status).toBe(200);
    // A cookie counts for its own account alone, and not once altered.
    const other = await newStudent(server);
    const foreign = cookieOf((await tryIn(other.email, PASSWORD, '10.5.0.1')).headers);
    expect((await tryIn(email, PASSWORD, '10.7.0.1', foreign)).status).toBe(429);
    expect((await tryIn(email, PASSWORD, '10.7.0.1', `${cookie.slice(0, -2)}xx`)).status).toBe(429);
  });

  it('answers the same for an email that nobody has', async () => {
    const { email } = await newStudent(server);
    const both = async (asked: string) => {
      const answers = [];
      for (let time = 0; time < 12; time += 1) {
        const { status, body, headers } = await tryIn(asked, `guess ${time}`, '10.8.0.1');
        answers.push({ status, body, cookie: headers['set-cookie'] });
      }
      return answers;
    };
    expect(await both('nobody.there@example.org')).toEqual(await both(email));
  });

  it('lets the owner back in by the mailed link, while the guessing goes on', async () => {
    const { email } = await newStudent(server);
    await guessFromEverywhere(email, 101, '10.9');
    await server.ask('POST', '/password_reset/', { body: { email } });
    const token = new URL((await server.mailTo(email, /new password/)).links[0] ?? '').searchParams.get('token');
    const body = { token, new_password: 'four warm ladles', confirm_password: 'four warm ladles' };
    const { headers } = await server.ask('POST', '/password_reset/confirm/', { body });
    expect((await tryIn(email, 'four warm ladles', '10.9.200.1')).status).toBe(429);
    expect((await tryIn(email, 'four warm ladles', '10.9.200.1', cookieOf(headers))).status).toBe(200);
  });
});

it('writes sign-ins and refusals down by the account alone', async () => {
  const { email, id } = await newStudent(server);
  await tryIn(email, 'not this one', '10.10.0.1');
  const rows = await server.services.database.db.select().from(audit_log).where(eq(audit_log.user_id, id)).orderBy(audit_log.id);
  expect(rows.map(({ action }) => action)).toEqual(['account.opened', 'session.opened', 'session.refused']);
  expect(JSON.stringify(rows)).not.toMatch(/@|10\.10\.\d/);
});

it('takes about as long for a wrong password as for an unknown email', async () => {
  // Not the password whose hash costs tests next to nothing.
  const own = 'four warm ladles';
  const { email } = await newStudent(server, { password: own, confirm_password: own });
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let round = 0; round < 24; round += 1) {
    for (const [who, asked] of [
      ['known', email],
      ['unknown', `nobody${round % 4}@example.org`],
    ] as const) {
      const began = performance.now();
      await tryIn(asked, 'not this one', `10.11.${round}.1`);
      times[who].push(performance.now() - began);
    }
  }
  const median = (list: number[]) => list.sort((a, b) => a - b)[list.length >> 1] ?? 0;
  const ratio = median(times.known) / median(times.unknown);
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.7);
});
