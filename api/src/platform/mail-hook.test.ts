import { Buffer } from 'node:buffer';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { subscribers } from '../outreach/outreach.tables.ts';
import { webhookSignature } from './standard-webhook.ts';

const SECRET = `whsec_${Buffer.from('a secret of the provider of mails').toString('base64')}`;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ mailHookSecrets: ['whsec_b2xkZXIgb25l', SECRET] });
});
afterAll(() => server.close());

let readers = 0;
async function newReader(): Promise<string> {
  const email = `reader${(readers += 1)}@example.org`;
  const row = { email, token_hash: email, subscribed_at: server.services.now() };
  await server.services.database.db.insert(subscribers).values(row);
  return email;
}
const stateOf = async (email: string) => {
  const [row] = await server.services.database.db.select().from(subscribers).where(eq(subscribers.email, email));
  return [row?.bounced_at ? 'bounced' : '', row?.ended_at ? 'ended' : ''].filter(Boolean).join() || 'reads';
};
const bounce = (to: unknown, type = 'Permanent') => JSON.stringify({ type: 'email.bounced', data: { to, bounce: { type } } });

interface Change {
  secret?: string;
  at?: number;
  headers?: Record<string, string>;
  prefix?: string;
}
async function post(body: string, { secret = SECRET, at = 0, headers, prefix = 'webhook' }: Change = {}, app = server.app) {
  const timestamp = String(Math.floor(server.services.now().getTime() / 1000) + at);
  const signature = webhookSignature(secret, `msg_1.${timestamp}.`, Buffer.from(body)).toString('base64');
  const { statusCode, payload } = await app.inject({
    method: 'POST',
    url: '/hooks/mail',
    payload: body,
    headers: {
      'content-type': 'application/json',
      ...(headers ?? {
        [`${prefix}-id`]: 'msg_1',
        [`${prefix}-timestamp`]: timestamp,
        [`${prefix}-signature`]: `v1,c2lnbmVk v1,${signature}`,
      }),
    },
  });
  return { status: statusCode, body: JSON.parse(payload) };
}

it.each(['webhook', 'svix'])(
  'a mailbox that refused for good, told with headers of %s: 200, and it gets no newsletter any more',
  async (prefix) => {
    const email = await newReader();
    expect(await post(bounce([email.toUpperCase()]), { prefix })).toEqual({ status: 200, body: { received: true } });
    expect(await stateOf(email)).toBe('bounced');
    expect((await post(bounce(email), { prefix })).status).toBe(200);
    // Whoever types it in again has a mailbox again.
    await server.ask('POST', '/subscriptions/', { body: { email } });
    expect(await stateOf(email)).toBe('reads');
  },
);

it('a reader who called a letter unwanted: 200, and the subscription has ended', async () => {
  const email = await newReader();
  expect((await post(JSON.stringify({ type: 'email.complained', data: { to: [email] } }))).status).toBe(200);
  expect(await stateOf(email)).toBe('ended');
});

it.each([
  ['a mailbox that is full today', (email: string) => bounce(email, 'Transient')],
  ['a letter that arrived', (email: string) => JSON.stringify({ type: 'email.delivered', data: { to: [email] } })],
  ['a form that is not known', () => JSON.stringify({ type: 'email.bounced', data: { to: { all: true } } })],
  ['an address that nobody subscribed', () => bounce(['nobody@example.org'])],
])('%s: 200, and nothing changes', async (_what, bodyFor) => {
  const email = await newReader();
  expect((await post(bodyFor(email))).status).toBe(200);
  expect(await stateOf(email)).toBe('reads');
});

it.each<[string, Change]>([
  ['by another secret', { secret: 'whsec_c29tZWJvZHkgZWxzZQ==' }],
  ['ten minutes ago', { at: -600 }],
  ['ten minutes ahead', { at: 600 }],
  ['not at all', { headers: {} }],
  ['with words for a time', { headers: { 'webhook-id': 'x', 'webhook-timestamp': 'now', 'webhook-signature': 'v1,x' } }],
])('signed %s: 400 bad_signature, and nothing changes', async (_what, change) => {
  const email = await newReader();
  expect(await post(bounce(email), change)).toMatchObject({ status: 400, body: { code: 'bad_signature' } });
  expect(await stateOf(email)).toBe('reads');
});

it('altered on its way: 400, and nothing changes', async () => {
  const email = await newReader();
  const timestamp = String(Math.floor(server.services.now().getTime() / 1000));
  const signature = webhookSignature(SECRET, `msg_1.${timestamp}.`, Buffer.from(bounce('other@example.org'))).toString('base64');
  const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
  expect((await post(bounce(email), { headers })).status).toBe(400);
  expect(await stateOf(email)).toBe('reads');
});

it('signed, but no JSON: 400; of 100 kB: 413', async () => {
  expect(await post('not json')).toMatchObject({ status: 400, body: { code: 'malformed_json' } });
  expect((await post(bounce('x'.repeat(100_000)))).status).toBe(413);
});

it('where no secret is set: 404', async () => {
  const deaf = await startTestServer();
  expect((await post(bounce('a@example.org'), {}, deaf.app)).status).toBe(404);
  await deaf.close();
});
