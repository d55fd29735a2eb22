import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newChatter, quickAnswer, say } from '../../../test/chat-people.ts';
import { demoPerson, type SignedIn } from '../../../test/people.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { signGuardianToken } from '../../consent/guardian-guard.ts';
import { recordDecision } from '../../consent/consent.sql.ts';
import { guardians } from '../../consent/consent.tables.ts';
import { newTextTold } from '../../consent/new-text.ts';
import { COMMANDS } from '../../desk/commands.ts';
import { audit_log } from '../../identity/audit.tables.ts';
import { safety_events } from '../safety/safety.tables.ts';
import { chat_reports } from './chat.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  quickAnswer(server);
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const DAY = 24 * 60 * 60 * 1000;

/** A child of 15 whose parent said yes by an older text. */
async function child(contact: string): Promise<SignedIn & { parent: () => Promise<string> }> {
  const student = await newChatter(server, 4, 15);
  const parent = { user_id: student.id, channel: 'email' as const, contact, asked_at: new Date() };
  const [guardian] = await db().insert(guardians).values(parent).returning();
  const decision = { user_id: student.id, purpose: 'companions' as const, granted: true, text_version: '2026-11-1', at: new Date() };
  await recordDecision(db(), { ...decision, actor: 'guardian', contact });
  const { config, now } = server.services;
  return { ...student, parent: async () => (await signGuardianToken(config.sessionSecret, guardian as never, now())).access };
}

/** What stands in a file, by the titles of its sections. */
async function fileOf(path: string, as: string): Promise<Record<string, Record<string, unknown>[]>> {
  const { body } = await server.ask('GET', path, { as });
  return Object.fromEntries(body.sections.map(({ title, rows }: { title: string; rows: object[] }) => [title, rows]));
}

describe('the file of what is held', () => {
  it('holds every message for its writer; a parent’s is without a day round what was told of home or of oneself, with the counts', async () => {
    const student = await child('reads@example.org');
    const said = async (text: string) => (await say(server, student, text)).body.response[0].message.turn as string;
    await said('Three days before');
    server.advance(2 * DAY);
    await said('The evening before');
    server.advance(DAY / 2);
    const turn = await said('Something about home');
    const event = { user_id: student.id, turn, kind: 'abuse' as const, tier: 2 as const, mark: 'home' as const, state: 'open' as const };
    await db()
      .insert(safety_events)
      .values({ ...event, at: server.services.now() });
    server.advance(DAY / 2);
    await said('The morning after');
    server.advance(2 * DAY);
    await said('Days after');
    await server.ask('POST', `/ai-agents/1/chat/${turn}/report/`, { as: student.access, body: { reason: 'About home' } });

    const own = await fileOf('/profile/export/', student.access);
    const contents = (file: typeof own) => file['Your chats with companions']?.map(({ content }) => content);
    expect(contents(own)).toHaveLength(10);
    expect(own['Answers you told us about']).toMatchObject([{ reason: 'About home' }]);
    const parents = await fileOf('/consent/parent/export/', await student.parent());
    expect(contents(parents)).toEqual(['Three days before', 'You said: Three days before', 'Days after', 'You said: Days after']);
    expect(parents['Answers you told us about']).toEqual([]);
    expect(parents['How often you chatted']?.reduce((sum, { messages }) => sum + Number(messages), 0)).toBe(5);
    expect(JSON.stringify(parents)).not.toMatch(/home|morning after/);
    server.advance(-5 * DAY);
  });
});

describe('a reported answer', () => {
  it('is kept once, read and closed by a representative, which is written down, and opened by another report', async () => {
    const student = await newChatter(server);
    const turn = (await say(server, student, 'What is best?')).body.response[0].message.turn as string;
    const report = (body: object) => server.ask('POST', `/ai-agents/1/chat/${turn}/report/`, { as: student.access, body });
    expect((await report({})).body).toEqual({ detail: 'Thank you. A person on our team will read this answer.' });
    expect((await report({ reason: 'Not true' })).status).toBe(200);
    expect(await report({ reason: 'x'.repeat(1_001) })).toMatchObject({ status: 400, body: { reason: [expect.any(String)] } });
    const [stored, ...more] = await db().select().from(chat_reports).where(eq(chat_reports.user_id, student.id));
    expect([stored?.reason, more]).toEqual(['Not true', []]);

    const staffId = (await demoPerson(server, 'staff')).id;
    const run = (...words: string[]) => COMMANDS['chat-reports']?.run(server.services, words, {}, staffId);
    expect(await run('list')).toContain(`${stored?.id}\topen\t`);
    expect(await run('show', String(stored?.id))).toMatch(/Not true\nStudent: What is best\?\nCareer Buddy: You said/);
    expect(await run('close', String(stored?.id))).toBe('Closed.');
    expect(await run('close', String(stored?.id))).toBe('This report was closed before.');
    await expect(run('show', '999999')).rejects.toThrow('no report with this number');
    await expect(run('open')).rejects.toThrow('Use: chat-reports');
    const noted = await db().select({ action: audit_log.action }).from(audit_log).where(eq(audit_log.actor_id, staffId));
    expect(noted.map(({ action }) => action)).toEqual(expect.arrayContaining(['chat_report.read', 'chat_report.closed']));

    await report({ reason: 'Still not true' });
    await server.ask('DELETE', '/ai-agents/1/chat-history/', { as: student.access });
    expect(await run('show', String(stored?.id))).toMatch(/, open\nWhy: Still not true\nThe student has cleared this conversation\./);
  });
});

it('parents who agreed by the text before are told of the new one, once; nobody else is', async () => {
  const [told, grown] = [await child('agreed@example.org'), await child('grown@example.org')];
  const { users } = await import('../../identity/identity.tables.ts');
  await db().update(users).set({ adult_on: '2020-01-01' }).where(eq(users.id, grown.id));
  await db().transaction((tx) => newTextTold.fill(tx, server.services));
  const mail = await server.mailTo('agreed@example.org', /what is new/);
  expect(mail.text).toContain('you can ask to read');
  expect(mail.text).not.toContain(told.email);
  const { listOutbox } = await import('../../platform/outbox.sql.ts');
  const all = (await listOutbox(db())).filter(({ subject }) => subject.includes('what is new')).map(({ to }) => to);
  expect(all).not.toContain('grown@example.org');
  expect(new Set(all).size).toBe(all.length);
});
