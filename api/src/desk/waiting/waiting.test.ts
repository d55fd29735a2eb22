import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newChatter, say } from '../../../test/chat-people.ts';
import { deskPerson } from '../../../test/desk-people.ts';
import { type SignedIn, newMentor, newStudent } from '../../../test/people.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { safety_events } from '../../companions/safety/safety.tables.ts';
import { mentor_sessions } from '../../mentoring/mentoring.tables.ts';
import { mentor_checks, safety_reports } from '../../mentoring/safety/mentor-safety.tables.ts';
import { contact_messages } from '../../outreach/outreach.tables.ts';

let server: TestServer;
const people: Record<string, SignedIn> = {};
const HOUR_MS = 3_600_000;
beforeAll(async () => {
  server = await startTestServer();
  for (const level of ['admin', 'representative', 'safety', 'content'] as const) people[level] = await deskPerson(server, level);
  const { db } = server.services.database;
  const ago = (hours: number) => new Date(server.services.now().getTime() - hours * HOUR_MS);
  const dayIn = (days: number) =>
    ago(-24 * days)
      .toISOString()
      .slice(0, 10);
  const { id } = await newStudent(server, { first_name: 'Jordan' });
  const talk = (hours: number, topic: string, change = {}) => ({ student_id: id, topic, created_at: ago(hours), ...change });
  await db
    .insert(mentor_sessions)
    .values([talk(50, 'Registered Nurses'), talk(74, 'Electricians'), talk(47, 'Lawyers'), talk(80, 'Call me', { topic_held: 'phone' })]);
  const missed = (student_id: number, days: number) => {
    const [starts_at, ends_at] = [ago(24 * days), ago(24 * days - 1)];
    return { student_id, topic: 'Lawyers', state: 'no_show_student' as const, created_at: starts_at, starts_at, ends_at };
  };
  const [twice, longAgo] = [await newStudent(server, { first_name: 'Kim' }), await newStudent(server, { first_name: 'Lou' })];
  await db.insert(mentor_sessions).values([missed(twice.id, 1), missed(twice.id, 29), missed(longAgo.id, 2), missed(longAgo.id, 31)]);
  const mentor = await newMentor(server, { first_name: 'Dana' });
  await db
    .update(mentor_checks)
    .set({ expires_on: dayIn(6) })
    .where(eq(mentor_checks.mentor_id, mentor.id));
  await db
    .update(mentor_checks)
    .set({ expires_on: dayIn(31) })
    .where(eq(mentor_checks.kind, 'identity'));
  await db.insert(safety_reports).values([
    { by: 'student', by_id: id, kind: 'hurtful', text: '', created_at: ago(9) },
    { by: 'student', by_id: id, kind: 'meeting', text: '', created_at: ago(1) },
  ]);
  const message = (kind: 'contact' | 'chat_support', text: string, handled_at: Date | null = null) => ({
    kind,
    email: 'a@example.org',
    message: text,
    created_at: ago(5),
    handled_at,
  });
  await db
    .insert(contact_messages)
    .values([message('contact', 'Is it free?'), message('chat_support', 'It hangs'), message('contact', 'Old', ago(1))]);
});
afterAll(() => server.close());

const ask = async (level: string) => (await server.ask('GET', '/desk/waiting/', { as: people[level]?.access })).body;
const of = (body: { results: { kind: string; what: string }[] }, kind: string) =>
  body.results.filter((item) => item.kind === kind).map(({ what }) => what);

describe('what waits', () => {
  it('is asked for longer than 48 hours, the longest first; a topic that waits to be read is not told', async () => {
    const body = await ask('representative');
    expect(of(body, 'request')).toEqual(['', 'Electricians', 'Registered Nurses']);
    expect(body.counts.request).toBe(3);
    expect(body.results[0]).toMatchObject({ kind: 'request', who: 'Jordan', ends_on: null });
  });

  it('names a student who did not come to two talks within 30 days, by the last of them, and nobody who missed one', async () => {
    const { results, counts } = await ask('representative');
    const missed = (results as { kind: string; id: number }[]).filter(({ kind }) => kind === 'missed');
    expect(missed).toEqual([{ kind: 'missed', id: expect.any(Number), who: 'Kim', what: '2', since: expect.any(String), ends_on: null }]);
    expect(counts.missed).toBe(1);
    const { body } = await server.ask('GET', '/desk/sessions/?state=no_show_student', { as: people.representative?.access });
    const marks = body.results as { id: number; starts_at: string; missed_often: boolean; student: { name: string } }[];
    const ofKim = marks.filter(({ student }) => student.name === 'Kim').map(({ missed_often }) => missed_often);
    const ofLou = marks.filter(({ student }) => student.name === 'Lou').map(({ missed_often }) => missed_often);
    expect([ofKim, ofLou]).toEqual([
      [true, true],
      [false, false],
    ]);
    const last = marks.filter(({ student }) => student.name === 'Kim').toSorted((a, b) => b.starts_at.localeCompare(a.starts_at))[0];
    expect(missed[0]?.id).toBe(last?.id);
  });

  it('names checks that end within 30 days, grave reports first, and messages that nobody has dealt with', async () => {
    const body = await ask('admin');
    expect(of(body, 'check').sort()).toEqual(['agreement', 'background', 'reference', 'training']);
    expect(of(body, 'report')).toEqual(['meeting', 'hurtful']);
    expect(of(body, 'message')).toEqual(expect.arrayContaining(['Is it free?', 'It hangs']));
    expect(body.counts.message).toBe(of(body, 'message').length);
    expect(of(body, 'message')).not.toContain('Old');
  });

  it('shows each level what it may answer, and of messages the safety level its own', async () => {
    expect(Object.keys((await ask('representative')).counts).sort()).toEqual([
      'check',
      'code_request',
      'message',
      'missed',
      'request',
      'text',
    ]);
    const safety = await ask('safety');
    expect(Object.keys(safety.counts).sort()).toEqual(['answer', 'check', 'message', 'report', 'safety', 'text']);
    expect(of(safety, 'message')).toEqual(['It hangs']);
    expect(await ask('content')).toEqual({ results: [], counts: {} });
  });

  it('puts danger before everything, however much that only wants care has waited longer', async () => {
    const { db } = server.services.database;
    const ago = (hours: number) => new Date(server.services.now().getTime() - hours * HOUR_MS);
    const { id: user_id } = await newStudent(server);
    const care = Array.from({ length: 31 }, (_, hour) => ({ user_id, kind: 'sad', tier: 1, state: 'open', at: ago(40 - hour) }) as const);
    await db.insert(safety_events).values([...care, { user_id, kind: 'suicide', tier: 2, state: 'open', at: ago(0) }]);
    for (const level of ['admin', 'safety'] as const) {
      const body = await ask(level);
      expect(body.results[0]).toMatchObject({ kind: 'safety', what: 'suicide' });
      expect(of(body, 'safety')).toHaveLength(30);
      expect(body.counts.safety).toBe(32);
    }
  });

  it('names an answer that a student reported until it is closed, by its companion and without a word of it', async () => {
    const student = await newChatter(server);
    const { turn } = (await say(server, student, 'what does a nurse do')).body.response[0].message;
    const told = await server.ask('POST', `/ai-agents/1/chat/${turn}/report/`, { as: student.access, body: { reason: 'It is mean' } });
    expect(told.status).toBe(200);
    const body = await ask('safety');
    expect(body.counts.answer).toBe(1);
    const [answer] = body.results.filter(({ kind }: { kind: string }) => kind === 'answer');
    expect(answer).toEqual({
      kind: 'answer',
      id: expect.any(Number),
      who: null,
      what: 'Career Buddy',
      since: expect.any(String),
      ends_on: null,
    });
    expect(JSON.stringify(body)).not.toMatch(/mean|nurse/i);
    expect((await ask('representative')).counts.answer).toBeUndefined();
    await server.ask('POST', `/desk/chat-reports/${answer.id}/close/`, { as: people.safety?.access });
    expect((await ask('safety')).counts.answer).toBe(0);
  });

  it('tells no last name, no contact and no word of a report', async () => {
    const text = JSON.stringify(await ask('admin'));
    for (const mark of ['Lake', '@example.org', '555']) expect([mark, text.includes(mark)]).toEqual([mark, false]);
  });
});
