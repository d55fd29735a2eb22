import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contentOf, newChatter, quickAnswer, readAgain, say, sayAloud, slowAnswer } from '../../../test/chat-people.ts';
import { putOnPlan } from '../../../test/people.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { stopServer } from '../../stop-server.ts';
import { recordDecision } from '../../consent/consent.sql.ts';
import { guardians } from '../../consent/consent.tables.ts';
import { signGuardianToken } from '../../consent/guardian-guard.ts';
import { CONSENT_TEXTS } from '../../consent/consent-texts.ts';
import { users } from '../../identity/identity.tables.ts';
import { setTerm } from '../../plans/terms.ts';
import { chat_turns, chat_usage, conversations } from './chat.tables.ts';
import { openTurnsOf } from './open-turns.ts';

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await startTestServer();
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => {
  const closed = server.close();
  server.app.server.closeAllConnections();
  return closed;
});

const db = () => server.services.database.db;
const key = (name: string) => ({ 'idempotency-key': name });
const history = async (as: { access: string }, query = '', agent = 1) =>
  (await server.ask('GET', `/ai-agents/${agent}/chat-history/${query}`, { as: as.access })).body;

describe('one message', () => {
  it('with the same key and body is one turn, while it runs and after; with another body 409 key_reused, and nothing is stored', async () => {
    const student = await newChatter(server);
    const answer = slowAnswer(server);
    const first = await sayAloud(address, student, 'Hello', key('one'));
    const turn = (await first.next())?.data.turn;
    const [again, other] = [await sayAloud(address, student, 'Hello', key('one')), await say(server, student, 'Other', key('one'))];
    expect((await again.next())?.data.turn).toBe(turn);
    expect(other).toMatchObject({ status: 409, body: { code: 'key_reused' } });
    answer.give('Hi.');
    answer.end();
    expect([contentOf(await first.rest()), contentOf(await again.rest())]).toEqual(['Hi.', 'Hi.']);
    expect((await say(server, student, 'Hello', key('one'))).body.response[0].message).toMatchObject({ turn, content: 'Hi.' });
    expect(await say(server, student, 'Other', key('one'))).toMatchObject({ status: 409, body: { code: 'key_reused' } });
    expect(answer.seen.questions).toHaveLength(1);
    expect((await history(student)).results).toHaveLength(2);
    // Everybody has keys of their own.
    quickAnswer(server);
    expect((await say(server, await newChatter(server), 'Other', key('one'))).status).toBe(200);
  });

  it('at a time: 30 in a second are one answer and 29 refusals, and two of the same key at once are one turn', async () => {
    const student = await newChatter(server);
    const answer = slowAnswer(server);
    let refused = 0;
    const asked = Array.from({ length: 30 }, async (_, at) => {
      const answered = await say(server, student, `Message ${at}`);
      refused += answered.status === 200 ? 0 : 1;
      return answered;
    });
    await vi.waitFor(() => expect([refused, answer.seen.questions.length]).toEqual([29, 1]), { timeout: 20_000 });
    answer.end();
    const answered = await Promise.all(asked);
    const codes = answered.map(({ status, body }) => (status === 200 ? '200' : body.code));
    expect([codes.filter((code) => code === '200').length, new Set(codes)]).toEqual([1, new Set(['200', 'chat_busy'])]);
    expect((await history(student)).results).toHaveLength(2);
    expect((await history(student)).left.today).toBe(119);

    const twins = [1, 2, 3].map(() => say(server, student, 'Twin', key('twins')));
    await vi.waitFor(() => expect(answer.seen.questions).toHaveLength(2), { timeout: 20_000 });
    answer.end();
    const turns = (await Promise.all(twins)).map(({ body }) => body.response[0].message.turn);
    expect(new Set(turns).size).toBe(1);
  });

  it('in a second tab is 409 chat_busy, while this tab may read the running answer there', async () => {
    const student = await newChatter(server);
    const answer = slowAnswer(server);
    const tab = await sayAloud(address, student, 'Hello');
    const turn = (await tab.next())?.data.turn;
    expect(await say(server, student, 'Me too')).toMatchObject({ status: 409, body: { code: 'chat_busy' } });
    const { running, results } = await history(student);
    expect([running, results]).toMatchObject([turn, [{ role: 'user', content: 'Hello' }]]);
    const other = await readAgain(address, student, running);
    answer.give('Hi');
    answer.end();
    expect([contentOf(await tab.rest()), contentOf(await other.rest())]).toEqual(['Hi', 'Hi']);
    expect((await history(student)).running).toBeNull();
  });
});

describe('what is somebody else’s', () => {
  it('is 404: a turn to read, stop and report, also with another companion’s number; and their history is never shown or cleared', async () => {
    const [one, other] = [await newChatter(server), await newChatter(server)];
    const answer = slowAnswer(server);
    const stream = await sayAloud(address, one, 'My secret');
    const turn = (await stream.next())?.data.turn;
    for (const running of [true, false]) {
      for (const [as, agent] of [
        [other, 1],
        [one, 2],
      ] as const) {
        const at = `/ai-agents/${agent}/chat/${turn}/`;
        const asked = [
          await server.ask('GET', at, { as: as.access }),
          await server.ask('POST', `${at}stop/`, { as: as.access }),
          await server.ask('POST', `${at}report/`, { as: as.access, body: {} }),
        ];
        expect(asked.map(({ status, body }) => [status, body.code])).toEqual(asked.map(() => [404, 'not_found']));
      }
      if (running) answer.end();
      if (running) await stream.rest();
    }
    expect((await history(other)).results).toEqual([]);
    expect((await server.ask('DELETE', '/ai-agents/1/chat-history/', { as: other.access })).status).toBe(204);
    expect((await history(one)).results).toHaveLength(2);
  });
});

describe('an answer ends', () => {
  it('for its reader with `session_expired` when they sign out, and it is called off for good when nobody else reads', async () => {
    openTurnsOf(server.services).patience = 50;
    const student = await newChatter(server);
    const answer = slowAnswer(server);
    const stream = await sayAloud(address, student, 'Hello');
    await stream.next();
    await server.ask('POST', '/auth/logout/', { body: { refresh: student.refresh } });
    expect(await stream.next()).toMatchObject({ event: 'error', data: { code: 'session_expired' } });
    await vi.waitFor(() => expect(answer.seen.aborted).toBe(1), { timeout: 20_000 });
    openTurnsOf(server.services).patience = 10_000;
  });

  it('at once when a parent withdraws the consent, and when the person is erased', async () => {
    const student = await newChatter(server, 4, 15);
    const parent = { user_id: student.id, channel: 'email' as const, contact: 'withdraws@example.org', asked_at: new Date() };
    const [guardian] = await db().insert(guardians).values(parent).returning();
    const decision = { user_id: student.id, purpose: 'companions' as const, granted: true, text_version: '1', at: new Date() };
    await recordDecision(db(), { ...decision, actor: 'guardian', contact: parent.contact });
    const answer = slowAnswer(server);
    const stream = await sayAloud(address, student, 'Hello');
    await stream.next();
    const { access } = await signGuardianToken(server.services.config.sessionSecret, guardian as never, server.services.now());
    const body = { text_version: CONSENT_TEXTS.version, decisions: { companions: false } };
    expect((await server.ask('PUT', '/consent/parent/', { as: access, body })).status).toBe(200);
    expect((await stream.rest()).at(-1)).toMatchObject({ event: 'done', data: { status: 'cut' } });
    expect(answer.seen.aborted).toBe(1);
    expect(await say(server, student, 'Hello')).toMatchObject({ status: 403, body: { code: 'consent_needed' } });

    const gone = await newChatter(server);
    const last = await sayAloud(address, gone, 'Hello');
    await last.next();
    await db().delete(users).where(eq(users.id, gone.id));
    // Another process erased them: this one notices with its next beat.
    expect((await last.rest()).at(-1)).toMatchObject({ event: 'done', data: { status: 'cut' } });
    expect(await db().$count(conversations, eq(conversations.user_id, gone.id))).toBe(0);
  });
});

describe('an answer when the plan of its student ends', () => {
  it('is cut at once where the companions are closed from then on, and nothing more is answered: 403 with the reason', async () => {
    const student = await newChatter(server);
    const answer = slowAnswer(server);
    const stream = await sayAloud(address, student, 'Hello');
    const turn = (await stream.next())?.data.turn;
    answer.give('Some');
    await stream.next();
    await putOnPlan(server, student, null);
    expect((await stream.rest()).at(-1)).toMatchObject({ event: 'done', data: { status: 'cut' } });
    expect(answer.seen.aborted).toBe(1);
    expect((await history(student)).results[1]).toMatchObject({ turn, content: 'Some', status: 'cut' });
    expect(await say(server, student, 'Hello')).toMatchObject({ status: 403, body: { code: 'plan_needed' } });
  });

  it('goes on to its end where another plan opens them as well', async () => {
    const student = await newChatter(server);
    const answer = slowAnswer(server);
    const stream = await sayAloud(address, student, 'Hello');
    await stream.next();
    const term = { user_id: student.id, plan_id: 3, source: 'staff' as const, starts_at: server.services.now(), ends_at: null };
    await db().transaction((tx) => setTerm(tx, server.services, term));
    answer.give('Whole.');
    answer.end();
    expect((await stream.rest()).at(-1)).toMatchObject({ event: 'done', data: { status: 'whole' } });
    expect((await history(student)).results[1]).toMatchObject({ content: 'Whole.', status: 'whole' });
  });
});

describe('an answer and the end of its process', () => {
  /** A second process on the same database. */
  const beside = () => startTestServer({}, { ...server.services.database, close: async () => undefined });

  it('is read, stopped and replayed in another process, from what was kept so far', async () => {
    const other = await beside();
    const student = await newChatter(server);
    const answer = slowAnswer(server);
    const stream = await sayAloud(address, student, 'Hello');
    const turn = (await stream.next())?.data.turn;
    answer.give('One, ', 'two');
    await stream.next();
    const there = await other.app.listen({ port: 0, host: '127.0.0.1' });
    const follower = await readAgain(there, student, turn);
    expect((await follower.next())?.event).toBe('turn');
    expect((await follower.next())?.event).toBe('delta');
    expect(await say(other, student, 'Another')).toMatchObject({ status: 409, body: { code: 'chat_busy' } });
    const stopped = other.ask('POST', `/ai-agents/1/chat/${turn}/stop/`, { as: student.access });
    expect((await stopped).body).toEqual({ status: 'stopped' });
    expect(answer.seen.aborted).toBe(1);
    expect((await follower.rest()).at(-1)).toMatchObject({ event: 'done', data: { status: 'stopped' } });
    expect(contentOf(await (await readAgain(there, student, turn)).rest())).toBe('One, two');
    await other.close();
  });

  it('that was killed is cut with what was kept, what it took is counted, and a reader who had more is set right', async () => {
    const student = await newChatter(server);
    const answer = slowAnswer(server);
    const stream = await sayAloud(address, student, 'Hello');
    const turn = (await stream.next())?.data.turn;
    answer.spend(40);
    answer.give('Kept. ');
    const had = [await stream.next()];
    const logged = async () => (await db().select().from(chat_turns).where(eq(chat_turns.id, turn)))[0]?.log;
    await vi.waitFor(async () => expect(JSON.stringify(await logged())).toContain('Kept. '), { timeout: 20_000 });
    const running = openTurnsOf(server.services).find(turn);
    // As a process finds it to which a minute has passed without a beat: the turn is nobody's any more.
    const reborn = await startTestServer({}, { ...server.services.database, close: async () => undefined });
    reborn.advance(60_000);
    const there = await reborn.app.listen({ port: 0, host: '127.0.0.1' });
    answer.give('Lost.');
    had.push(await stream.next());
    const again = await readAgain(there, student, turn, { 'last-event-id': had[1]?.id ?? '' });
    const rest = await again.rest();
    expect(rest.at(-1)).toMatchObject({ event: 'done', data: { status: 'cut' } });
    const [, kept] = (await history(student)).results;
    expect(kept).toMatchObject({ role: 'assistant', status: 'cut' });
    // On a slow machine the one that still lives, here, has kept the rest meanwhile.
    expect(['Kept. ', 'Kept. Lost.']).toContain(kept?.content);
    expect(contentOf(rest, contentOf(had))).toBe(kept?.content);
    expect(await db().select().from(chat_usage).where(eq(chat_usage.user_id, student.id))).toMatchObject([{ tokens: 40 }]);
    await running?.end('cut');
    await reborn.close();
  });

  it('that is told to end: it waits for the answer, and then keeps what there is as cut', async () => {
    const leaving = await beside();
    const there = await leaving.app.listen({ port: 0, host: '127.0.0.1' });
    const student = await newChatter(server);
    const answer = slowAnswer(leaving);
    const stream = await sayAloud(there, student, 'Hello');
    const turn = (await stream.next())?.data.turn;
    answer.give('Some');
    await stream.next();
    await stopServer(leaving.services, leaving.app, 300);
    expect(answer.seen.aborted).toBe(1);
    expect((await history(student)).results[1]).toMatchObject({ turn, content: 'Some', status: 'cut' });
  });
});
