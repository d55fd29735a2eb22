import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskPerson } from '../../test/desk-people.ts';
import { askedAt, join, newParent } from '../../test/families.ts';
import { newStudent, signupForm } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { users } from '../identity/identity.tables.ts';
import { hashToken } from '../identity/secrets.ts';
import { sendMailJob } from '../platform/mail.ts';
import { pay_links } from '../payments/payments.tables.ts';
import { eraseAccounts } from './erase-accounts.ts';

const DAY = 86_400_000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const ago = (days: number) => new Date(server.services.now().getTime() - days * DAY);
const change = (email: string, set: Partial<typeof users.$inferInsert>) => db().update(users).set(set).where(eq(users.email, email));
const exists = async (email: string) => (await db().$count(users, eq(users.email, email))) === 1;

/** As the queue does it: what was at work is tried again. */
async function untilErased(): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    const done = await eraseAccounts(server.services).then(
      () => true,
      () => false,
    );
    if (done) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('never erased');
}

describe('a sign-up that nobody confirmed', () => {
  /** Signed up so long ago. */
  async function unconfirmed(days: number): Promise<string> {
    const { email } = signupForm();
    await server.ask('POST', '/signup/', { body: { ...signupForm(), email } });
    await server.mailTo(email);
    await change(email, { created_at: ago(days) });
    await db().execute(sql`update mailed_links set expires_at = ${ago(days - 2).toISOString()}::timestamptz
      where user_id = (select id from users where email = ${email})`);
    return email;
  }

  it('is erased after thirty days, and its email is free again; a younger one and one whose link works still are not', async () => {
    const [old, young, asked] = [await unconfirmed(31), await unconfirmed(29), await unconfirmed(40)];
    await server.ask('POST', '/signup/resend/', { body: { email: asked } });
    const works = () =>
      db().execute(sql`select 1 from mailed_links where expires_at > ${server.services.now().toISOString()}::timestamptz
        and user_id = (select id from users where email = ${asked})`) as unknown as Promise<{ rows: unknown[] }>;
    await expect.poll(async () => (await works()).rows.length).toBe(1);
    await untilErased();
    expect([await exists(old), await exists(young), await exists(asked)]).toEqual([false, true, true]);
    await newStudent(server, { email: old });
  });

  it('is not one that somebody signed in to, was approved, has a place at the desk, or is confirmed', async () => {
    const confirmed = await newStudent(server);
    const used = await newStudent(server);
    const approved = await unconfirmed(50);
    const member = await deskPerson(server, 'content');
    await change(confirmed.email, { created_at: ago(50) });
    await change(used.email, { created_at: ago(50), email_confirmed_at: null });
    await change(approved, { approved_at: ago(49), role: 'Mentor' });
    await change(member.email, { created_at: ago(50), email_confirmed_at: null });
    await db().execute(sql`delete from refresh_tokens where user_id = ${member.id}`);
    await untilErased();
    for (const email of [confirmed.email, used.email, approved, member.email]) expect(await exists(email)).toBe(true);
  });
});

describe('what waits for a parent', () => {
  const waiting = async (to: string) => {
    const { rows } = (await db().execute(sql`select 1 from jobs.job where data->>'to' = ${to}`)) as unknown as { rows: unknown[] };
    const counted = (await db().execute(sql`select 1 from rate_limits where split_part(key, ':', 2) = ${hashToken(to)}`)) as unknown as {
      rows: unknown[];
    };
    return [rows.length > 0, counted.rows.length > 0];
  };
  const waits = (to: string) => server.services.jobs.enqueue(db(), sendMailJob, { to, subject: 'Later', text: '', html: '' }, 3600);
  /** A child who is due to be erased, with this parent. */
  async function leaving(contact: string) {
    const child = await newStudent(server, { age: 15 });
    await askedAt(server, child, contact);
    await change(child.email, { deletion_requested_at: ago(31) });
    return child;
  }

  it('goes with their only child, and stays where another child named them as well', async () => {
    const [only, shared] = ['only.mum@example.net', 'shared.mum@example.net'];
    await leaving(only);
    await leaving(shared);
    await askedAt(server, await newStudent(server, { age: 15 }), shared);
    await waits(only);
    await waits(shared);
    await untilErased();
    expect([await waiting(only), await waiting(shared)]).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it('stays where they have an account here, which waits for its own letters', async () => {
    const parent = await newParent(server);
    await leaving(parent.email);
    await waits(parent.email);
    await untilErased();
    expect(await waiting(parent.email)).toEqual([true, true]);
  });

  it('stays at a number that a link to pay of another child went to, or whose account has another child, however it is written', async () => {
    const [paid, joined] = ['+15550100171', '+15550100172'];
    const other = await newStudent(server, { age: 15 });
    const parent = await newParent(server, { phone: '(555) 010-0172' });
    await join(server, parent, await askedAt(server, other, parent.email));
    const { rows } = (await db().execute(sql`select id from plans limit 1`)) as unknown as { rows: { id: number }[] };
    const link = { plan_id: rows[0]?.id ?? 0, channel: 'sms', created_at: ago(1), expires_at: ago(-5) } as const;
    const child = await newStudent(server, { age: 15 });
    for (const [user_id, contact] of [
      [child.id, paid],
      [child.id, joined],
      [other.id, paid],
      [child.id, '+15550100173'],
    ] as const) {
      await db()
        .insert(pay_links)
        .values({ ...link, token_hash: hashToken(`${user_id} ${contact}`), user_id, contact });
    }
    await change(child.email, { deletion_requested_at: ago(31) });
    for (const to of [paid, joined, '+15550100173']) await waits(to);
    await untilErased();
    expect([await waiting(paid), await waiting(joined), await waiting('+15550100173')].map(([job]) => job)).toEqual([true, true, false]);
  });
});
