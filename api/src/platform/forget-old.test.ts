import { afterAll, beforeAll, expect, it } from 'vitest';
import { newStudent } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { mailed_links, refresh_tokens } from '../identity/identity.tables.ts';
import { guardian_links, guardians } from '../consent/consent.tables.ts';
import { confirming_codes } from '../desk/desk.tables.ts';
import { contact_messages, invitations, subscribers } from '../outreach/outreach.tables.ts';
import { audit_log } from '../identity/audit.tables.ts';
import { forgetOld } from './forget-old.ts';
import { orders, payment_events } from '../payments/payments.tables.ts';
import { outbox } from './outbox.tables.ts';
import { rate_limits } from './rate-limits.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('removes what has had its time, and only that', async () => {
  const { db } = server.services.database;
  const { id: user_id } = await newStudent(server, { age: 16 });
  const now = new Date();
  const ago = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
  const [guardian] = await db
    .insert(guardians)
    .values({ user_id, channel: 'email', contact: 'p@example.net', asked_at: now })
    .returning({ id: guardians.id });
  const guardian_id = guardian?.id ?? 0;
  const family = '6f1c1f0e-2f64-4a0f-9d0c-0f1e5f6d7a88';
  for (const [name, old] of [
    ['old', true],
    ['young', false],
  ] as const) {
    const at = (days: number) => ago(old ? days + 1 : days - 1);
    await db.insert(refresh_tokens).values({ token_hash: name, family, user_id, expires_at: at(0) });
    await db.insert(mailed_links).values({ token_hash: name, purpose: 'reset_password', user_id, expires_at: at(30) });
    await db.insert(guardian_links).values({ token_hash: name, guardian_id, created_at: ago(60), expires_at: at(30) });
    await db.insert(invitations).values({ email_hash: name, sent_at: at(8) });
    await db.insert(subscribers).values({ email: `${name}@example.org`, token_hash: name, subscribed_at: ago(400), ended_at: at(30) });
    await db.insert(contact_messages).values({ kind: 'bug', email: name, message: name, created_at: ago(400), handled_at: at(365) });
    await db.insert(audit_log).values({ at: at(365), action: 'session.opened', actor: 'user', detail: { name } });
    await db.insert(payment_events).values({ id: name, type: 'refund.created', object_id: 're_1', received_at: at(90) });
    const nothing = { plan_id: 3, title: name, months: 12, price_cents: 8900, credit_cents: 0, amount_cents: 8900 };
    await db.insert(orders).values({ ...nothing, number: name, user_id, state: 'expired', payer: 'self', created_at: at(90) });
    const confirming = { affiliate_code: 'SCOOP-DEMO', created_at: ago(20) };
    await db.insert(confirming_codes).values({ ...confirming, code_hash: name, used_by: user_id, used_at: ago(15), expires_at: at(0) });
    await db.insert(rate_limits).values({ key: name, points: 1, expire: at(0) });
    await db
      .insert(outbox)
      .values({ channel: 'mail', to: name, subject: name, text: name, html: name, links: [], at: at(30).toISOString() });
  }
  await db.insert(subscribers).values({ email: 'reader@example.org', token_hash: 'reader', subscribed_at: ago(4000) });
  await db.insert(contact_messages).values({ kind: 'bug', email: 'open', message: 'open', created_at: ago(4000) });
  await db.insert(audit_log).values({ at: ago(4000), action: 'consent.decided', actor: 'guardian', detail: { name: 'kept' } });

  await forgetOld({ ...server.services, now: () => now });
  for (const table of [
    refresh_tokens,
    mailed_links,
    guardian_links,
    invitations,
    subscribers,
    contact_messages,
    audit_log,
    payment_events,
    orders,
    confirming_codes,
    rate_limits,
    outbox,
  ]) {
    const text = JSON.stringify(await db.select().from(table));
    expect(text).not.toMatch(/"old/);
    expect(text).toMatch(/"young/);
  }
  expect(JSON.stringify(await db.select().from(subscribers))).toContain('reader');
  expect(JSON.stringify(await db.select().from(contact_messages))).toContain('open');
  expect(JSON.stringify(await db.select().from(audit_log))).toContain('kept');
});
