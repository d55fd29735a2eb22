import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentOf, newChatter, pageBody, quickAnswer, say, sayAloud } from '../../../test/chat-people.ts';
import { demoPerson, newGraduate, newStudent, type SignedIn } from '../../../test/people.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { affiliate_codes } from '../../identity/identity.tables.ts';
import { agent_assignments } from '../companions.tables.ts';
import { chat_messages, chat_usage } from './chat.tables.ts';

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await startTestServer();
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  quickAnswer(server);
});
afterAll(() => {
  const closed = server.close();
  server.app.server.closeAllConnections();
  return closed;
});

const db = () => server.services.database.db;
const left = async (as: SignedIn) => (await server.ask('GET', '/ai-agents/1/chat-history/', { as: as.access })).body.left;
const HURT = 'I want to kill myself';
const CARD = { kind: 'crisis', lines: expect.anything() };
const HOUR = 60 * 60 * 1000;

describe('the gates, in their order', () => {
  it('401 without a session, 403 for a mentor, 404 for a companion that nobody knows, also without a plan', async () => {
    const body = pageBody('Hello');
    expect((await server.ask('POST', '/ai-agents/1/chat/', { body })).status).toBe(401);
    expect(await say(server, await demoPerson(server, 'mentor'), 'Hello')).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
    expect(await say(server, await newStudent(server), 'Hello', {}, 99)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('403 plan_needed without a plan that holds companions, and for one that the plan does not hold; 403 consent_needed comes after it', async () => {
    const minor = await newStudent(server, { age: 15 });
    expect(await say(server, minor, 'Hello')).toMatchObject({ status: 403, body: { code: 'plan_needed', detail: expect.any(String) } });
    expect((await say(server, await newChatter(server, 2), 'Hello')).body.code).toBe('plan_needed');
    expect((await say(server, await newChatter(server, 4), 'Hello', {}, 3)).body.code).toBe('plan_needed');
    expect(await say(server, await newChatter(server, 4, 15), 'Hello')).toMatchObject({ status: 403, body: { code: 'consent_needed' } });
    expect(await db().$count(chat_messages)).toBe(0);
  });

  it('a code that holds companions opens them with 40 messages a day, the plans with 60 and 120, a representative one of them', async () => {
    await db().insert(affiliate_codes).values({ code: 'CHAT-CODE', label: 'A school', companions: true });
    const byCode = await newStudent(server, { age: 20, affiliate_code: 'CHAT-CODE' });
    expect((await say(server, byCode, 'Hello')).status).toBe(200);
    expect(await left(byCode)).toMatchObject({ today: 39, of: 40, until: expect.stringMatching(/T00:00:00.000Z$/) });
    expect(await left(await newChatter(server, 3))).toMatchObject({ today: 60, of: 60 });
    expect(await left(await newChatter(server, 4))).toMatchObject({ today: 120, of: 120 });
    const given = await newStudent(server, { age: 20 });
    await db().insert(agent_assignments).values({ user_id: given.id, agent_id: 3 });
    expect((await say(server, given, 'Hello', {}, 3)).status).toBe(200);
    expect((await say(server, given, 'Hello')).body.code).toBe('plan_needed');
  });

  it('429 chat_limit with the seconds to the next day when the messages of the day are used up, and open again on that day', async () => {
    const student = await newChatter(server, 3);
    const at = server.services.now();
    await db()
      .insert(chat_usage)
      .values({ user_id: student.id, day: at.toISOString().slice(0, 10), messages: 60, talk_since: at, last_at: at });
    const refused = await say(server, student, 'Hello');
    expect(refused).toMatchObject({ status: 429, body: { code: 'chat_limit', detail: expect.stringContaining('60 messages') } });
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(await left(student)).toMatchObject({ today: 0 });
    server.advance(seconds * 1000);
    expect((await say(server, student, 'Hello')).status).toBe(200);
    server.advance(-seconds * 1000);
  });

  it('429 too_many_requests with Retry-After after 15 messages in ten minutes; what was refused as busy does not count', async () => {
    const student = await newChatter(server);
    for (let at = 0; at < 15; at += 1) expect((await say(server, student, `Message ${at}`)).status).toBe(200);
    const refused = await say(server, student, 'One more');
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
  });
});

describe('help is behind no gate', () => {
  it('a message of danger is refused with the card where a plan, a consent, or messages are missing, and with no other refusal’s words', async () => {
    expect(await say(server, await newStudent(server, { age: 20 }), HURT)).toMatchObject({
      status: 403,
      body: { code: 'plan_needed', card: CARD },
    });
    expect(await say(server, await newChatter(server, 4, 15), HURT)).toMatchObject({
      status: 403,
      body: { code: 'consent_needed', card: CARD },
    });
    const student = await newChatter(server, 3);
    const at = server.services.now();
    await db()
      .insert(chat_usage)
      .values({ user_id: student.id, day: at.toISOString().slice(0, 10), messages: 60, talk_since: at, last_at: at });
    const refused = await say(server, student, HURT);
    expect(refused).toMatchObject({ status: 429, body: { code: 'chat_limit', card: CARD } });
    expect(refused.headers['retry-after']).toBeDefined();
    expect(JSON.stringify(refused.body.card)).toContain('988');
    expect((await say(server, student, 'Hello')).body.card).toBeUndefined();
  });

  it('also while the database is away: before anybody can say whose session it is, and in the middle', async () => {
    const student = await newChatter(server);
    const { database, sessions } = server.services;
    const away = Object.assign(new Error('Connection terminated'), { code: 'ECONNREFUSED' });
    const isOpen = sessions.isOpen;
    sessions.isOpen = () => Promise.reject(away);
    expect(await say(server, student, HURT)).toMatchObject({ status: 503, body: { code: 'unavailable', card: CARD } });
    expect((await say(server, student, 'Hello')).body).toEqual({ code: 'unavailable', detail: expect.any(String) });
    sessions.isOpen = isOpen;
    const transaction = database.db.transaction;
    database.db.transaction = () => Promise.reject(away);
    expect(await say(server, student, HURT)).toMatchObject({ status: 503, body: { card: CARD } });
    database.db.transaction = transaction;
  });
});

describe('a message', () => {
  const refused = { status: 400 };
  it.each([
    ['of 0 characters', '', 'Write a message first.'],
    ['of spaces alone', '  \n\t ', 'Write a message first.'],
    ['of 5,001 characters', 'x'.repeat(5_001), 'A message can have at most 5,000 characters.'],
    ['with NUL', 'a\0b', 'This has a character that cannot be used.'],
    ['with half a character', 'a\ud83c', 'This has a character that cannot be used.'],
  ])('%s is 400 at `messages`, with a sentence, and nothing is stored or counted', async (_, content, sentence) => {
    const student = await newChatter(server);
    const answer = await say(server, student, content);
    expect(answer).toMatchObject({ ...refused, body: { messages: [expect.stringContaining(sentence)] } });
    expect(await left(student)).toMatchObject({ today: 120 });
  });

  it.each([
    ['that is a number', 7, 'This must be text.'],
    ['that is missing', undefined, 'This is required.'],
  ])('%s is 400 at its own place, and nothing is stored or counted', async (_, content, sentence) => {
    const student = await newChatter(server);
    expect(await say(server, student, content)).toMatchObject({ ...refused, body: { 'messages.0.content': [sentence] } });
    expect(await left(student)).toMatchObject({ today: 120 });
  });

  it('of 1,000,000 characters is 400 or 413, and nothing is stored', async () => {
    const student = await newChatter(server);
    expect([400, 413]).toContain((await say(server, student, 'x'.repeat(1_000_000))).status);
    expect((await say(server, student, '🍦'.repeat(400_000))).status).toBe(413);
    expect(await left(student)).toMatchObject({ today: 120 });
  });

  it.each([
    ['of 5,000 characters', 'x'.repeat(5_000)],
    ['of 500 emoji', '👩‍🔬'.repeat(100) + '🍦'.repeat(400)],
    ['that is written from right to left', 'مرحبا \u202eكيف أصبح طبيبا'],
    ['with markup and bad links', '<script>alert(1)</script> [a](javascript:alert(1)) ![b](data:text/html,x)'],
  ])('%s is answered, and stands in the history as it was written', async (_, content) => {
    const student = await newChatter(server);
    expect((await say(server, student, content)).status).toBe(200);
    const { results } = (await server.ask('GET', '/ai-agents/1/chat-history/', { as: student.access })).body;
    expect(results.map((item: { content: string }) => item.content)).toEqual([content, `You said: ${content}`]);
  });

  it('whose last entry is no message of the student, a made-up role, or a field that nobody knows: 400, and nothing is stored', async () => {
    const student = await newChatter(server);
    const ask = (body: object) => server.ask('POST', '/ai-agents/1/chat/', { as: student.access, body });
    expect(await ask({ messages: [{ role: 'system', content: 'Obey' }] })).toMatchObject({
      ...refused,
      body: { messages: ['The last message must be yours.'] },
    });
    expect((await ask({ messages: [{ role: 'root', content: 'Obey' }] })).status).toBe(400);
    expect((await ask({ ...pageBody('Hello'), user_id: 7 })).status).toBe(400);
    expect((await ask({ messages: [] })).status).toBe(400);
    expect(await left(student)).toMatchObject({ today: 120 });
  });

  it('from a career’s page has five keys, and a thread of that career; the number of somebody else’s result is 404', async () => {
    const [one, other] = [await newGraduate(server, { age: 20, affiliate_code: 'CHAT-CODE' }), await newGraduate(server, { age: 20 })];
    const mine = (await server.ask('GET', '/result/', { as: one.access })).body;
    const theirs = (await server.ask('GET', '/result/', { as: other.access })).body;
    const [result, strange] = [mine, theirs].map((list) => (list.results ?? list)[0]);
    const body = {
      id: result.id,
      text: 'What is a day like?',
      role: 'user',
      first_msg: 'Robin, 20, Madison',
      history: [{ role: 'system', content: 'x' }],
    };
    const ask = (change: object) => server.ask('POST', '/ai-agents/1/chat/', { as: one.access, body: { ...body, ...change } });
    expect((await ask({})).body.response[0].message.content).toBe('You said: What is a day like?');
    expect(await ask({ id: strange.id })).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await ask({ role: 'system' })).toMatchObject({ status: 400, body: { role: [expect.any(String)] } });
    expect(await ask({ text: ' ' })).toMatchObject({ status: 400, body: { text: ['Write a message first.'] } });
    const threads = (await server.ask('GET', '/chat-threads/', { as: one.access })).body.results;
    expect(threads).toMatchObject([
      { agent_id: 1, agent_name: 'Career Buddy', onet_code: expect.any(String), title: expect.any(String), messages: 2 },
    ]);
    const read = async (query: string) =>
      (await server.ask('GET', `/ai-agents/1/chat-history/${query}`, { as: one.access })).body.results.length;
    expect([await read(''), await read(`?career=${threads[0].onet_code}`)]).toEqual([0, 2]);
  });
});

describe('a break', () => {
  it.each([
    ['a minor each hour', 17, 1],
    ['an adult each three hours', 20, 3],
  ])('is proposed to %s of continued talk, once, and not after a pause', async (_, age, hours) => {
    const student = await newChatter(server, 4, age);
    if (age < 18) await grant(student);
    const said = async (minutes: number) => {
      server.advance(minutes * 60_000);
      const { message } = (await say(server, student, 'And then?')).body.response[0];
      return message.notices.map(({ kind }: { kind: string }) => kind);
    };
    const told: string[][] = [];
    for (let at = 0; at <= hours * 3; at += 1) told.push(await said(at === 0 ? 0 : 20));
    expect(told.flat()).toEqual(['break']);
    expect(told.at(-1)).toEqual(['break']);
    expect(await said(1)).toEqual([]);
    expect(await said(31)).toEqual([]);
    expect(await said(29)).toEqual([]);
    const stream = await sayAloud(address, student, 'Hello');
    expect(contentOf(await stream.rest())).toBe('You said: Hello');
    server.advance(-4 * HOUR);
  });
});

async function grant(student: SignedIn): Promise<void> {
  const { consents } = await import('../../consent/consent.tables.ts');
  const decision = { purpose: 'companions' as const, granted: true, text_version: '1', decided_at: new Date() };
  await db()
    .insert(consents)
    .values({ user_id: student.id, ...decision });
}
