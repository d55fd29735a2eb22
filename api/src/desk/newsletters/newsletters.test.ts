import { and, desc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BAD_QUERIES } from '../../../test/bad-queries.ts';
import { deskPerson } from '../../../test/desk-people.ts';
import { PASSWORD, type SignedIn } from '../../../test/people.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { audit_log } from '../../identity/audit.tables.ts';
import { sendNewsletter } from '../../outreach/newsletter/send-newsletter.ts';
import { newsletter_letters, newsletters, subscribers } from '../../outreach/outreach.tables.ts';
import { outbox } from '../../platform/outbox.tables.ts';

let server: TestServer;
let editor: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  editor = await deskPerson(server, 'content');
});
afterAll(() => server.close());

const db = () => server.services.database.db;
beforeEach(async () => {
  await db().delete(newsletters);
  await db().delete(subscribers);
  await db().delete(outbox);
});

const WORDS = { subject: 'What is new in January', body: '# Hello\n\nThree **new** careers: [see them](/careers).' };
const SCRIPT = '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)> [press](javascript:alert(1)) ![](https://evil.example/pixel.png)';

const ask = (method: string, path: string, body?: object, who = editor) =>
  server.ask(method, `/desk/newsletters/${path}`, { as: who.access, ...(body ? { body } : {}) });
const written = async (change: Partial<typeof WORDS> = {}) => (await ask('POST', '', { ...WORDS, ...change })).body;
const send = ({ id, version }: { id: number; version: number }, change: object = {}, who = editor) =>
  ask('POST', `${id}/send/`, { version, current_password: PASSWORD, ...change }, who);
const subscribe = async (...names: string[]) => {
  for (const name of names) {
    const remoteAddress = `10.9.0.${names.indexOf(name) + 1}`;
    const answer = await server.ask('POST', '/subscriptions/', { body: { email: `${name}@example.org` }, remoteAddress });
    expect(answer.status).toBe(201);
  }
};
const sentWith = (subject: string) => db().select().from(outbox).where(eq(outbox.subject, subject));
const stateOf = async (id: number) => (await db().select().from(newsletters).where(eq(newsletters.id, id)))[0]?.state;

/** Waits until nothing of newsletters is left to do. */
async function sent(): Promise<void> {
  const text = `select count(*)::int as waiting from jobs.job where name in ('send-newsletter', 'newsletter-letter', 'send-mail') and state in ('created', 'active', 'retry')`;
  for (let tries = 0; tries < 400; tries += 1) {
    const { rows } = (await server.services.database.runSql(text)) as { rows: { waiting: number }[] };
    if (rows[0]?.waiting === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('letters do not come to an end');
}
const lines = () =>
  db()
    .select()
    .from(audit_log)
    .where(and(like(audit_log.action, 'newsletter.%'), eq(audit_log.actor_id, editor.id)))
    .orderBy(desc(audit_log.id));

describe('writing', () => {
  it('keeps a draft, shows its letter as readers get it, and lists it', async () => {
    await subscribe('ada');
    const { status, body } = await ask('POST', '', WORDS);
    expect([status, body]).toMatchObject([201, { ...WORDS, state: 'draft', version: 1, by: 'Sol', readers: 1, sent_at: null }]);
    expect(body.preview.html).toContain('<strong>new</strong>');
    expect(body.preview.html).toContain('href="http://careers.test/careers"');
    expect(body.preview.text).toContain('Three new careers: see them (http://careers.test/careers).');
    const { body: list } = await ask('GET', '');
    expect(list).toMatchObject({
      results: [{ id: body.id, subject: WORDS.subject }],
      readers: { active: 1, bounced: 0 },
      meta: { total: 1 },
    });
    expect((await ask('POST', 'preview/', WORDS)).body).toEqual(body.preview);
    expect((await lines())[0]).toMatchObject({ action: 'newsletter.added', after: { subject: WORDS.subject } });
  });

  it('a script in it: is text in the preview and in the letter, nothing is loaded, and no link runs anything', async () => {
    await subscribe('ada');
    const letter = await written({ subject: 'Script', body: SCRIPT });
    expect(letter.preview.html).toContain('&#60;script&#62;alert(1)&#60;/script&#62;');
    await send(letter);
    await sent();
    const [mail] = await sentWith('Script');
    for (const html of [letter.preview.html, mail?.html])
      expect(html).not.toMatch(/<script|<img|javascript:|evil\.example|\sonerror=[^&]*>/);
  });

  it('a script in the subject is text of one line: shown as typed, and a line break is refused with 400', async () => {
    const letter = await written({ subject: '<script>alert(1)</script>' });
    expect(letter.preview.html).not.toContain('<script>');
    const { status, body } = await ask('POST', '', { ...WORDS, subject: 'Hello\r\nBcc: all@example.org' });
    expect([status, Object.keys(body)]).toEqual([400, ['subject']]);
  });

  it.each([
    ['no subject', { subject: ' ' }, 'subject'],
    ['a subject of 121 letters', { subject: 'x'.repeat(121) }, 'subject'],
    ['no text', { body: '' }, 'body'],
    ['a text of 20,001 letters', { body: 'x'.repeat(20_001) }, 'body'],
    ['a state of its own', { state: 'sent' }, 'state'],
  ])('%s: 400 at its field, and nothing is kept', async (_what, change, field) => {
    const { status, body } = await ask('POST', '', { ...WORDS, ...change });
    expect([status, Object.keys(body)]).toEqual([400, [field]]);
    expect(await db().$count(newsletters)).toBe(0);
  });

  it('changed by two who saw the same version: the second gets 409, and the first one’s words stay', async () => {
    const { id, version } = await written();
    expect((await ask('PATCH', `${id}/`, { ...WORDS, subject: 'First', version })).body).toMatchObject({ subject: 'First', version: 2 });
    expect(await ask('PATCH', `${id}/`, { ...WORDS, subject: 'Second', version })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
    expect((await ask('GET', `${id}/`)).body.subject).toBe('First');
    expect((await lines())[0]).toMatchObject({ before: { subject: WORDS.subject }, after: { subject: 'First' } });
  });

  it('taken out: a draft goes, one that does not exist is 404', async () => {
    const { id } = await written();
    expect((await ask('DELETE', `${id}/`)).status).toBe(204);
    expect((await ask('GET', `${id}/`)).status).toBe(404);
    expect((await ask('DELETE', `${id}/`)).status).toBe(404);
  });

  it.each(BAD_QUERIES)('%s: 400 with a sentence at its field', async (_what, query, field) => {
    const { status, body } = await ask('GET', `?${query}`);
    expect([status, Object.keys(body)]).toEqual([400, [field]]);
  });

  it.each(['representative', 'safety'] as const)('is closed to %s: 403 at each of its addresses, and nothing is sent', async (level) => {
    const member = await deskPerson(server, level);
    const letter = await written();
    const calls: [string, string, object?][] = [
      ['GET', ''],
      ['POST', '', WORDS],
      ['POST', 'preview/', WORDS],
      ['GET', `${letter.id}/`],
      ['PATCH', `${letter.id}/`, { ...WORDS, version: 1 }],
      ['POST', `${letter.id}/test/`],
      ['POST', `${letter.id}/send/`, { version: 1, current_password: PASSWORD }],
      ['DELETE', `${letter.id}/`],
    ];
    for (const [method, path, body] of calls) expect((await ask(method, path, body, member)).status).toBe(403);
    expect(await stateOf(letter.id)).toBe('draft');
  });
});

describe('sending', () => {
  it('to oneself: the very letter, to nobody else, and it stays a draft', async () => {
    await subscribe('ada');
    const { id, preview } = await written();
    expect(await ask('POST', `${id}/test/`)).toMatchObject({ status: 202, body: { detail: expect.stringContaining(editor.email) } });
    await sent();
    const mails = await sentWith(`Test: ${WORDS.subject}`);
    expect(mails.map(({ to }) => to)).toEqual([editor.email]);
    expect(mails[0]?.text).toBe(preview.text);
    expect(await stateOf(id)).toBe('draft');
  });

  it('to those who asked: once each, with a link that ends it; not to who left or whose mailbox refused', async () => {
    await subscribe('ada', 'ben', 'left', 'gone');
    const at = server.services.now();
    await db().update(subscribers).set({ ended_at: at }).where(eq(subscribers.email, 'left@example.org'));
    await db().update(subscribers).set({ bounced_at: at }).where(eq(subscribers.email, 'gone@example.org'));
    const letter = await written();
    const { status, body } = await send(letter);
    expect([status, body]).toMatchObject([202, { state: 'sending', recipients: 2, version: 2 }]);
    await sent();
    const mails = await sentWith(WORDS.subject);
    expect(mails.map(({ to }) => to).sort()).toEqual(['ada@example.org', 'ben@example.org']);
    expect(await stateOf(letter.id)).toBe('sent');
    expect((await lines())[0]).toMatchObject({ action: 'newsletter.sent', detail: { newsletter: letter.id, recipients: 2 } });
    const token = /unsubscribe\?token=([\w-]{43})/.exec(mails.find(({ to }) => to.startsWith('ada'))?.text ?? '')?.[1];
    expect((await server.ask('POST', '/subscriptions/end/', { body: { token } })).status).toBe(200);
    const [ada] = await db().select().from(subscribers).where(eq(subscribers.email, 'ada@example.org'));
    expect(ada?.ended_at).toBeInstanceOf(Date);
  });

  it('cut after the first letters and begun anew, by two at once: nobody gets two, nobody is forgotten', async () => {
    const at = server.services.now();
    const readers = Array.from({ length: 230 }, (_, place) => ({
      email: `r${place}@example.org`,
      token_hash: `hash${place}`,
      subscribed_at: at,
    }));
    await db().insert(subscribers).values(readers);
    const letter = await written();
    await db().update(newsletters).set({ state: 'sending', sent_at: at, recipients: 230 }).where(eq(newsletters.id, letter.id));
    // A process that died had noted and stored some of them.
    const early = readers.slice(0, 30).map(({ email }) => ({ newsletter_id: letter.id, email, at }));
    await db().insert(newsletter_letters).values(early);
    await Promise.all([1, 2].map(() => sendNewsletter(server.services, { newsletter_id: letter.id })));
    await sendNewsletter(server.services, { newsletter_id: letter.id });
    await sent();
    const to = (await sentWith(WORDS.subject)).map((mail) => mail.to);
    expect([to.length, new Set(to).size]).toEqual([200, 200]);
    expect(await db().$count(newsletter_letters)).toBe(230);
    expect(await stateOf(letter.id)).toBe('sent');
  });

  it('who leaves between the press and the letter gets none', async () => {
    await subscribe('ada', 'ben');
    const letter = await written();
    const { jobs } = server.services;
    const enqueue = jobs.enqueue.bind(jobs);
    jobs.enqueue = async (tx, job, data, after) => {
      if (job.name === 'newsletter-letter')
        await tx.update(subscribers).set({ ended_at: server.services.now() }).where(eq(subscribers.email, 'ben@example.org'));
      return enqueue(tx, job, data, after);
    };
    await send(letter);
    await sent();
    jobs.enqueue = enqueue;
    expect((await sentWith(WORDS.subject)).map(({ to }) => to)).toEqual(['ada@example.org']);
  });

  it('a mailbox that refuses the letter for good is noted, shown in the list, and gets no other', async () => {
    await subscribe('ada', 'gone');
    await sent();
    const { mail } = server.services;
    const hand = mail.send.bind(mail);
    mail.send = (letter, job) => (letter.to.startsWith('gone') ? Promise.resolve('bounced') : hand(letter, job));
    await send(await written());
    await sent();
    mail.send = hand;
    expect((await ask('GET', '')).body.readers).toEqual({ active: 1, bounced: 1 });
    await send(await written({ subject: 'The next one' }));
    await sent();
    expect((await sentWith('The next one')).map(({ to }) => to)).toEqual(['ada@example.org']);
  });

  it('by two at once: one 202, one 409, and each reader gets one letter', async () => {
    await subscribe('ada');
    const letter = await written();
    const other = await deskPerson(server, 'admin');
    const both = await Promise.all([send(letter), send(letter, {}, other)]);
    expect(both.map(({ status }) => status).sort()).toEqual([202, 409]);
    await sent();
    expect(await sentWith(WORDS.subject)).toHaveLength(1);
  });

  it.each([
    ['without the password', { current_password: '' }, 400],
    ['with a wrong password', { current_password: 'a guess' }, 400],
    ['of a version that was changed meanwhile', { version: 7 }, 409],
  ])('%s: %j is refused with %i, and nobody gets anything', async (_what, change, status) => {
    await subscribe('ada');
    const letter = await written();
    expect((await send(letter, change)).status).toBe(status);
    await sent();
    expect([await stateOf(letter.id), await sentWith(WORDS.subject)]).toEqual(['draft', []]);
  });

  it('to nobody: 409 says that no address is subscribed, and it stays a draft', async () => {
    const letter = await written();
    expect(await send(letter)).toMatchObject({ status: 409, body: { detail: expect.stringMatching(/no address is subscribed/) } });
    expect(await stateOf(letter.id)).toBe('draft');
  });

  it('a second time, a change, or taking it out after that: 409, and it stays as it was sent', async () => {
    await subscribe('ada');
    const letter = await written();
    await send(letter);
    await sent();
    const seen = { ...letter, version: 2 };
    const detail = 'This newsletter was sent, and stays as it is.';
    expect(await send(seen)).toMatchObject({ status: 409, body: { detail } });
    expect(await ask('PATCH', `${letter.id}/`, { ...WORDS, subject: 'Other', version: 2 })).toMatchObject({
      status: 409,
      body: { detail },
    });
    expect(await ask('DELETE', `${letter.id}/`)).toMatchObject({ status: 409, body: { detail } });
    await sent();
    expect(await sentWith(WORDS.subject)).toHaveLength(1);
  });
});
