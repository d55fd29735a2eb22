import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD, type SignedIn, newStudent } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { users } from '../identity/identity.tables.ts';
import { hashToken } from '../identity/secrets.ts';
import { keyedHash } from '../platform/keyed-hash.ts';
import { eraseAccounts } from '../profile/erase-accounts.ts';
import { contact_messages, newsletter_letters, newsletters, subscribers } from './outreach.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const subscribe = (email: string) => server.ask('POST', '/subscriptions/', { body: { email } });
const subscriber = async (email: string) => (await db().select().from(subscribers).where(eq(subscribers.email, email)))[0];
async function move(who: SignedIn): Promise<string> {
  const email = `moved.${who.email}`;
  await server.ask('PATCH', '/profile/', { as: who.access, body: { email, current_password: PASSWORD } });
  const token = new URL((await server.mailTo(email, /new email/)).links[0] ?? '').searchParams.get('token');
  expect((await server.ask('POST', '/profile/email/confirm/', { body: { token } })).status).toBe(200);
  return email;
}
const rowsWith = async (text: string) => {
  const counts = [];
  for (const table of [subscribers, newsletter_letters, contact_messages]) {
    counts.push(await db().$count(table, sql`position(${text} in ${table}::text) > 0`));
  }
  return counts;
};

it('a new email takes along what came from the former one, so that nothing of it stays when the account is erased', async () => {
  const who = await newStudent(server);
  await subscribe(who.email);
  await server.ask('POST', '/contact/', { body: { kind: 'bug', email: who.email, message: 'signed out words' } });
  const [letter] = await db()
    .insert(newsletters)
    .values({ subject: 'May', body: 'Hello', created_at: server.services.now() })
    .returning({ id: newsletters.id });
  const got = { newsletter_id: letter?.id ?? 0, at: server.services.now() };
  await db()
    .insert(newsletter_letters)
    .values({ ...got, email: who.email });
  const email = await move(who);
  const token = keyedHash(server.services.config.sessionSecret, 'unsubscribe', email);
  expect(await subscriber(email)).toMatchObject({ token_hash: hashToken(token), ended_at: null });
  expect(await subscriber(who.email)).toBeUndefined();
  expect(await db().select().from(newsletter_letters).where(eq(newsletter_letters.email, email))).toEqual([{ ...got, email }]);
  const long = new Date(server.services.now().getTime() - 31 * 86_400_000);
  await db().update(users).set({ deletion_requested_at: long }).where(eq(users.id, who.id));
  await eraseAccounts(server.services);
  expect([await rowsWith(who.email), await rowsWith(email)]).toEqual([
    [0, 0, 0],
    [0, 0, 0],
  ]);
});

it('who had ended the newsletter is not subscribed again by it, and a subscription of the new address stays as it was', async () => {
  const [left, both] = [await newStudent(server), await newStudent(server)];
  await subscribe(left.email);
  const ended = { ended_at: server.services.now() };
  await db().update(subscribers).set(ended).where(eq(subscribers.email, left.email));
  expect(await subscriber(await move(left))).toBeUndefined();
  await subscribe(both.email);
  await subscribe(`moved.${both.email}`);
  await db()
    .update(subscribers)
    .set(ended)
    .where(eq(subscribers.email, `moved.${both.email}`));
  expect(await subscriber(await move(both))).toMatchObject({ ended_at: expect.any(Date) });
  expect(await subscriber(both.email)).toBeUndefined();
});

it('messages with one email are counted by the network: one IPv6 connection is one sender', async () => {
  const body = { kind: 'bug', email: 'one.sender@example.org', message: 'It broke' };
  const statuses = [];
  for (let at = 0; at < 7; at += 1) {
    statuses.push((await server.ask('POST', '/contact/', { body, remoteAddress: `2001:db8:9:9::${at + 1}` })).status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});
