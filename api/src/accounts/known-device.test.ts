import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD, newStudent, signInAs } from '../../test/people.ts';
import { codeOf, setUpFactor } from '../../test/second-factor.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { LIMITS } from '../platform/rate-limits.ts';
import { deviceCookie, knownDevice } from './known-device.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const DAY = 86_400_000;
const NEW = 'four warm ladles';
const keys = { sessionSecret: new TextEncoder().encode('a secret of 32 signs, or some more'), publicUrl: 'https://careers.test' };
const account = { email: 'robin@example.org', password_hash: '$argon2id$one' };
const kept = (cookie: string) => cookie.split(';')[0] ?? '';
const cookieOf = (headers: Record<string, unknown>) => kept(String(headers['set-cookie'] ?? ''));

let addresses = 0;
/** Tries to get in from a network of one's own. */
const enter = (body: object, cookie = '', remoteAddress = `10.30.${(addresses += 1) >> 8}.${addresses & 255}`) =>
  server.ask('POST', '/auth/', { body, remoteAddress, ...(cookie ? { headers: { cookie } } : {}) });
const devicesOf = async (email: string, count: number) => {
  const cookies: string[] = [];
  for (let at = 0; at < count; at += 1) cookies.push(cookieOf((await enter({ email, password: PASSWORD })).headers));
  return cookies;
};

it('knows a device for 180 days by the day in its mark, which cannot be moved, and until there is a new password', () => {
  const now = new Date('2027-01-10T12:00:00Z');
  const cookie = kept(deviceCookie(keys, account, now));
  const at = (days: number) => new Date(now.getTime() + days * DAY);
  expect(knownDevice(keys, account, cookie, at(179))).toMatch(/^[\w-]{43}$/);
  expect(knownDevice(keys, account, cookie, at(180))).toBeUndefined();
  const [, day = ''] = /\.(\d+)\./.exec(cookie) ?? [];
  expect(knownDevice(keys, account, cookie.replace(`.${day}.`, `.${Number(day) + 100}.`), at(180))).toBeUndefined();
  expect(knownDevice(keys, { ...account, password_hash: '$argon2id$two' }, cookie, now)).toBeUndefined();
  expect(knownDevice(keys, { ...account, email: 'kim@example.org' }, cookie, now)).toBeUndefined();
});

it('codes from ever so many known devices are counted together: sixty a day, and a new password lets the owner in', async () => {
  const who = await newStudent(server);
  const cookies = await devicesOf(who.email, 10);
  const { secret } = await setUpFactor(server, await signInAs(server, who.email, PASSWORD));
  const right = [-1, 0, 1, 2].map((halfMinutes) => codeOf(server, secret, halfMinutes));
  const wrong = Array.from({ length: 100 }, (_, at) => String(100_000 + at)).filter((code) => !right.includes(code));
  const statuses = [];
  for (const [at, code] of wrong.slice(0, 80).entries()) {
    statuses.push((await enter({ email: who.email, password: PASSWORD, code }, cookies[at >> 3])).status);
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(LIMITS.code_known.points);
  expect(statuses.at(-1)).toBe(429);
  await server.ask('POST', '/password_reset/', { body: { email: who.email } });
  const token = new URL((await server.mailTo(who.email, /Choose a new password/)).links[0] ?? '').searchParams.get('token');
  const reset = await server.ask('POST', '/password_reset/confirm/', { body: { token, new_password: NEW, confirm_password: NEW } });
  // The mailbox alone makes no known device of an account with an app.
  expect([reset.status, reset.headers['set-cookie']]).toEqual([200, undefined]);
  expect((await enter({ email: who.email, password: NEW, code: codeOf(server, secret) }, cookies[9])).status).toBe(200);
});

it('passwords from known devices are counted together as well: a hundred a day', async () => {
  const { email } = await newStudent(server);
  const cookies = await devicesOf(email, 12);
  const statuses = [];
  for (let at = 0; at < 108; at += 1) {
    statuses.push((await enter({ email, password: `guess ${at}` }, cookies[Math.floor(at / 9)])).status);
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(LIMITS.sign_in_known.points);
  expect((await enter({ email, password: PASSWORD })).status).toBe(200);
});

it('a new password ends what devices kept of the old one, but for the one that chose it', async () => {
  const who = await newStudent(server);
  const [old = ''] = await devicesOf(who.email, 1);
  const body = { current_password: PASSWORD, new_password: NEW, confirm_password: NEW };
  const changed = await server.ask('POST', '/set-password/', { as: who.access, body });
  const fresh = cookieOf(changed.headers);
  for (let at = 0; at < LIMITS.sign_in_unknown.points; at += 1) await enter({ email: who.email, password: `guess ${at}` });
  expect((await enter({ email: who.email, password: NEW }, old)).status).toBe(429);
  expect((await enter({ email: who.email, password: NEW }, fresh)).status).toBe(200);
});

it('one IPv6 connection has the tries of one address, whatever addresses it takes', async () => {
  const { email } = await newStudent(server);
  const statuses = [];
  for (let at = 0; at < 15; at += 1) statuses.push((await enter({ email, password: `guess ${at}` }, '', `2001:db8:1:2::${at + 1}`)).status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(LIMITS.sign_in_account.points);
});
