import { and, desc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MessageKind } from '@careerscoop/contract/outreach';
import { BAD_QUERIES } from '../../../test/bad-queries.ts';
import { deskPerson } from '../../../test/desk-people.ts';
import { type SignedIn, newStudent } from '../../../test/people.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { audit_log } from '../../identity/audit.tables.ts';
import { contact_messages } from '../../outreach/outreach.tables.ts';
import { sendMailJob } from '../../platform/mail.ts';
import { listOutbox } from '../../platform/outbox.sql.ts';

let server: TestServer;
let representative: SignedIn;
let safety: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  representative = await deskPerson(server, 'representative');
  safety = await deskPerson(server, 'safety');
});
afterAll(() => server.close());

let written = 0;
let ids: Record<MessageKind, number>;
beforeEach(async () => {
  written += 1;
  const { db } = server.services.database;
  await db.delete(contact_messages);
  const rows = (['contact', 'chat_support', 'bug', 'organization'] as const).map((kind) => ({
    kind,
    email: `${kind}${written}@example.org`,
    message: `About ${kind}:\nsee https://evil.example/x <b>now</b>`,
    created_at: server.services.now(),
  }));
  const added = await db.insert(contact_messages).values(rows).returning({ id: contact_messages.id, kind: contact_messages.kind });
  ids = Object.fromEntries(added.map(({ id, kind }) => [kind, id])) as typeof ids;
});

const ask = (method: string, path: string, who = representative, body?: object) =>
  server.ask(method, `/desk/messages/${path}`, { as: who.access, ...(body ? { body } : {}) });
const lines = (id: number) =>
  server.services.database.db
    .select()
    .from(audit_log)
    .where(and(like(audit_log.action, 'message.%'), eq(audit_log.actor_id, id)))
    .orderBy(desc(audit_log.id));
const stored = async (id: number) =>
  (await server.services.database.db.select().from(contact_messages).where(eq(contact_messages.id, id)))[0];
/** Every mail to an address, once those that were enqueued until now are sent. */
async function mailsTo(address: string) {
  const marker = `marker${(written += 1)}@example.org`;
  const { database, jobs } = server.services;
  await jobs.enqueue(database.db, sendMailJob, { to: marker, subject: 'Marker', text: '', html: '' });
  await server.mailTo(marker);
  return listOutbox(database.db, address);
}

describe('GET desk/messages/', () => {
  it('lists what waits, the oldest first, without an address; by kind, by words, by a whole email', async () => {
    const { status, body, text } = await ask('GET', '');
    expect([status, body.meta.total]).toEqual([200, 4]);
    expect(body.results[0]).toEqual({
      id: ids.contact,
      kind: 'contact',
      first_name: null,
      created_at: expect.any(String),
      handled_at: null,
      handled_by: null,
      excerpt: 'About contact: see https://evil.example/x <b>now</b>',
    });
    expect(text).not.toContain('@');
    expect((await ask('GET', '?kind=bug')).body.results.map(({ id }: { id: number }) => id)).toEqual([ids.bug]);
    expect((await ask('GET', '?q=about+bug')).body.meta.total).toBe(1);
    expect((await ask('GET', `?q=BUG${written}@example.org`)).body.meta.total).toBe(1);
    expect((await ask('GET', '?q=%25')).body.meta.total).toBe(0);
  });

  it('shows safety its own kind alone, by list, kind, search, page and number', async () => {
    for (const query of ['', '?q=about', '?sort=-created_at', '?state=open']) {
      expect((await ask('GET', query, safety)).body.results.map(({ kind }: { kind: string }) => kind)).toEqual(['chat_support']);
    }
    expect((await ask('GET', '?kind=bug', safety)).body).toMatchObject({ results: [], meta: { total: 0 } });
    expect((await ask('GET', `${ids.chat_support}/`, safety)).status).toBe(200);
    expect((await ask('GET', `${ids.bug}/`, safety)).status).toBe(404);
    for (const what of ['handle', 'reopen', 'answer']) {
      expect((await ask('POST', `${ids.bug}/${what}/`, safety, { answer: 'Hello' })).status).toBe(404);
    }
    expect(await stored(ids.bug)).toMatchObject({ handled_at: null });
    expect(await mailsTo(`bug${written - 1}@example.org`)).toEqual([]);
  });

  it.each(['content', 'organization'] as const)('is closed to %s: 403 at each of its addresses, and the message waits', async (level) => {
    const member = await deskPerson(server, level, level === 'organization' ? { code: 'SCOOP-DEMO' } : {});
    expect((await ask('GET', '', member)).status).toBe(403);
    expect((await ask('GET', `${ids.contact}/`, member)).status).toBe(403);
    for (const what of ['handle', 'reopen', 'answer']) {
      expect((await ask('POST', `${ids.contact}/${what}/`, member, { answer: 'Hello' })).status).toBe(403);
    }
    expect(await stored(ids.contact)).toMatchObject({ handled_at: null });
  });

  it.each(BAD_QUERIES)('%s: 400 with a sentence at its field', async (_what, query, field) => {
    const { status, body } = await ask('GET', `?${query}`);
    expect([status, Object.keys(body)]).toEqual([400, [field]]);
  });
});

it('opened: its address and words, and that it was opened is in the log', async () => {
  const student = await newStudent(server);
  await server.services.database.db.update(contact_messages).set({ user_id: student.id }).where(eq(contact_messages.id, ids.bug));
  const { body } = await ask('GET', `${ids.bug}/`);
  expect(body).toMatchObject({ email: `bug${written}@example.org`, first_name: 'Robin', account: { id: student.id, role: 'Student' } });
  expect((await lines(representative.id))[0]).toMatchObject({
    action: 'message.opened',
    user_id: student.id,
    detail: { message: ids.bug },
  });
});

describe('POST desk/messages/:id/answer/', () => {
  it('mails the answer with the person’s own words quoted as text, closes the message, and keeps no word of it in the log', async () => {
    const to = `organization${written}@example.org`;
    const { status, body } = await ask('POST', `${ids.organization}/answer/`, representative, {
      answer: 'Thank you.\n\nWe call you on Monday.',
    });
    expect([status, body]).toMatchObject([200, { handled_by: 'Sol', handled_at: expect.any(String) }]);
    const mail = await server.mailTo(to);
    expect(mail.subject).toBe('Your message to CareerScoop');
    expect(mail.text).toContain('Thank you.\n\nWe call you on Monday.\n\nYou wrote:\n\n> About organization:');
    expect(mail.links).toEqual([]);
    expect(mail.html).not.toMatch(/<b>|https:\/\/evil/);
    expect((await lines(representative.id))[0]).toMatchObject({
      action: 'message.answered',
      before: { handled_at: null },
      after: { handled_at: body.handled_at },
      detail: { message: ids.organization },
    });
  });

  it('by two at once: one mail, and the second is told with 409', async () => {
    const to = `bug${written}@example.org`;
    const other = await deskPerson(server, 'admin');
    const both = await Promise.all([
      ask('POST', `${ids.bug}/answer/`, representative, { answer: 'One' }),
      ask('POST', `${ids.bug}/answer/`, other, { answer: 'Two' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'conflict',
      detail: expect.stringMatching(/handled this already/),
    });
    expect(await mailsTo(to)).toHaveLength(1);
  });

  it.each([
    ['nothing', {}],
    ['spaces', { answer: ' \n ' }],
    ['4,001 letters', { answer: 'x'.repeat(4001) }],
  ])('of %s: 400 at the field, no mail, and the message waits', async (_what, body) => {
    const to = `contact${written}@example.org`;
    const answer = await ask('POST', `${ids.contact}/answer/`, representative, body);
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, ['answer']]);
    expect(await stored(ids.contact)).toMatchObject({ handled_at: null });
    expect(await mailsTo(to)).toEqual([]);
  });

  it.each([1_000_000, 1_048_576])('of 1 MB (%i letters): 413 with a sentence, no mail, and the message waits', async (letters) => {
    const answer = await ask('POST', `${ids.contact}/answer/`, representative, { answer: 'x'.repeat(letters) });
    expect(answer).toMatchObject({ status: 413, body: { code: 'body_too_large', detail: 'That is too big to send.' } });
    expect(await stored(ids.contact)).toMatchObject({ handled_at: null });
  });
});

it('a message of 1 MB to the team: 413 with a sentence, and nothing is kept', async () => {
  const before = await server.services.database.db.$count(contact_messages);
  const body = { kind: 'contact', email: 'long@example.org', message: 'x'.repeat(1_000_000) };
  expect(await server.ask('POST', '/contact/', { body })).toMatchObject({ status: 413, body: { detail: 'That is too big to send.' } });
  expect(await server.services.database.db.$count(contact_messages)).toBe(before);
});

it('handled without an answer, by two at once: 200 and 409; taken back, it waits again', async () => {
  const both = await Promise.all([1, 2].map(() => ask('POST', `${ids.contact}/handle/`)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await ask('GET', '?state=handled')).body.results.map(({ id }: { id: number }) => id)).toEqual([ids.contact]);
  expect((await ask('POST', `${ids.contact}/reopen/`)).body).toMatchObject({ handled_at: null, handled_by: null });
  expect((await ask('POST', `${ids.contact}/reopen/`)).status).toBe(409);
  expect(await stored(ids.contact)).toMatchObject({ handled_at: null, handled_by: null });
});
