import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newChatter, say } from '../../../test/chat-people.ts';
import { type SignedIn, demoPerson, newStudent } from '../../../test/people.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { listEvents } from '../../companions/safety/safety.sql.ts';
import { safety_events } from '../../companions/safety/safety.tables.ts';
import { recordDecision } from '../../consent/consent.sql.ts';
import { guardians } from '../../consent/consent.tables.ts';
import { audit_log } from '../../identity/audit.tables.ts';
import { listOutbox } from '../../platform/outbox.sql.ts';

let server: TestServer;
let staff: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  staff = await demoPerson(server, 'staff');
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const get = (path: string) => server.ask('GET', `/desk/${path}`, { as: staff.access });
const post = (path: string) => server.ask('POST', `/desk/${path}`, { as: staff.access });
const actions = async () => (await db().select().from(audit_log).where(eq(audit_log.actor_id, staff.id))).map(({ action }) => action);

async function made(user_id: number, kind: 'suicide' | 'abuse') {
  const mark = kind === 'abuse' ? ('home' as const) : ('danger' as const);
  const [row] = await db().insert(safety_events).values({ user_id, kind, tier: 2, mark, state: 'open', at: new Date() }).returning();
  return row?.id ?? 0;
}

/** A minor whose parent has answered us. */
async function minor(contact: string) {
  const student = await newStudent(server, { age: 15 });
  const at = new Date();
  await db().insert(guardians).values({ user_id: student.id, channel: 'email', contact, asked_at: at, answered_at: at });
  const decision = { purpose: 'companions', granted: true, text_version: '1', actor: 'guardian', contact, at } as const;
  await recordDecision(db(), { user_id: student.id, ...decision });
  return student;
}

describe('what the companions noticed', () => {
  it('is listed without names and words; opened it shows what was said, which is written down; closed once, the second gets 409', async () => {
    const student = await newChatter(server);
    await say(server, student, 'i want to die');
    const [event] = await db().select().from(safety_events).where(eq(safety_events.user_id, student.id));
    const id = event?.id ?? 0;
    const listed = await get('safety-events/');
    expect(listed.body.results.filter((row: { id: number }) => row.id === id)).toMatchObject([{ kind: 'suicide', tier: 2, state: 'open' }]);
    expect(listed.text).not.toMatch(/want to die|Robin/);
    const opened = await get(`safety-events/${id}/`);
    expect(opened.body.said[0]).toEqual({ role: 'user', content: 'i want to die' });
    expect(opened.body.student).toMatchObject({ id: student.id, name: 'Robin L.' });
    expect(await actions()).toContain('safety.read');
    // A parent who opens a copy of theirs must not learn of it, nor who looks over a shoulder.
    const { text } = await server.ask('GET', '/profile/export/', { as: student.access });
    expect(text).not.toMatch(/safety\.(read|noticed|closed)/);
    const answers = await Promise.all([post(`safety-events/${id}/close/`), post(`safety-events/${id}/close/`)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await get('safety-events/?state=closed')).body.results.some((row: { id: number }) => row.id === id)).toBe(true);
    const counts = (await get('safety-counts/')).body;
    expect(counts.kinds).toContainEqual({ tier: 2, kind: 'suicide', events: expect.any(Number), closed: expect.any(Number) });
  });

  it('is listed with danger first, where no order was asked for, and by its age where it was; the command lists it so too', async () => {
    const { id: user_id } = await newStudent(server);
    const past = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    const care = Array.from({ length: 51 }, (_, hour) => ({ user_id, kind: 'sad', tier: 1, state: 'open', at: past(100 - hour) }) as const);
    await db()
      .insert(safety_events)
      .values([...care, { user_id, kind: 'suicide', tier: 2, mark: 'danger', state: 'open', at: past(0) }]);
    const tiers = async (query: string) => (await get(`safety-events/${query}`)).body.results.map((row: { tier: number }) => row.tier);
    expect((await tiers(''))[0]).toBe(2);
    expect((await tiers('?sort=at'))[0]).toBe(1);
    expect((await listEvents(db(), false))[0]?.tier).toBe(2);
    await db().delete(safety_events).where(eq(safety_events.user_id, user_id));
  });

  it('is told to a parent once, in reviewed words; twice at once one mail leaves; never of home, and never of an adult', async () => {
    const contact = 'parent.of.desk@example.org';
    const student = await minor(contact);
    const id = await made(student.id, 'suicide');
    expect((await get(`safety-events/${id}/`)).body.not_for_parent).toBeNull();
    const answers = await Promise.all([post(`safety-events/${id}/tell-parent/`), post(`safety-events/${id}/tell-parent/`)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await server.mailTo(contact)).text).toContain('listen first');
    const home = await post(`safety-events/${await made(student.id, 'abuse')}/tell-parent/`);
    expect([home.status, home.body.detail]).toEqual([409, expect.stringMatching(/^This speaks of home/)]);
    const adult = await newStudent(server, { age: 20 });
    const grown = await post(`safety-events/${await made(adult.id, 'suicide')}/tell-parent/`);
    expect([grown.status, grown.body.detail]).toEqual([409, 'This person is of age.']);
  });

  it.each([
    ['home', 'abuse'],
    ['identity', 'identity'],
  ] as const)('is not told to a parent within a day of what was said of %s: no mail leaves, and the desk says why', async (mark, kind) => {
    const contact = `parent.around.${mark}@example.org`;
    const student = await minor(contact);
    const id = await made(student.id, 'suicide');
    const five = new Date(Date.now() + 5 * 60_000);
    const around = { user_id: student.id, kind, tier: 1, mark, state: 'counted', at: five } as const;
    const [other] = await db().insert(safety_events).values(around).returning();
    expect((await get(`safety-events/${id}/`)).body.not_for_parent).toMatch(/^Within a day of this .* Childhelp/);
    const refused = await post(`safety-events/${id}/tell-parent/`);
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringMatching(/so the parent is not told/)]);
    expect((await listOutbox(db())).filter(({ to }) => to === contact)).toEqual([]);
    // Of somebody else it closes nothing.
    const stranger = await newStudent(server, { age: 15 });
    await db()
      .update(safety_events)
      .set({ user_id: stranger.id })
      .where(eq(safety_events.id, other?.id ?? 0));
    expect((await get(`safety-events/${id}/`)).body.not_for_parent).toBeNull();
  });

  it('of another number, or of what was counted alone: 404', async () => {
    const student = await newStudent(server);
    const [row] = await db()
      .insert(safety_events)
      .values({ user_id: student.id, kind: 'sad', tier: 1, state: 'counted', at: new Date() } as typeof safety_events.$inferInsert)
      .returning();
    for (const id of [row?.id, 2_000_000]) {
      expect((await get(`safety-events/${id}/`)).status).toBe(404);
      expect((await post(`safety-events/${id}/close/`)).status).toBe(404);
    }
  });
});

it('an answer that a student reported is read, which is written down, and closed once', async () => {
  const student = await newChatter(server);
  const { body } = await say(server, student, 'what does a nurse do');
  const { turn } = body.response[0].message;
  const sent = await server.ask('POST', `/ai-agents/1/chat/${turn}/report/`, { as: student.access, body: { reason: 'Not true' } });
  expect(sent.status).toBeLessThan(300);
  const [listed] = (await get('chat-reports/?sort=-created')).body.results;
  expect(listed).toMatchObject({ state: 'open' });
  const opened = await get(`chat-reports/${listed.id}/`);
  expect(opened.body).toMatchObject({
    reason: 'Not true',
    said: [{ role: 'user', content: 'what does a nurse do' }, { role: 'assistant' }],
  });
  const answers = await Promise.all([post(`chat-reports/${listed.id}/close/`), post(`chat-reports/${listed.id}/close/`)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await actions()).toEqual(expect.arrayContaining(['chat_report.read', 'chat_report.closed']));
});
