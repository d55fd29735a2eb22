import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contentOf, newChatter, quickAnswer, readAgain, say, sayAloud, slowAnswer } from '../../../test/chat-people.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { lockPerson } from '../../identity/people.sql.ts';
import { forgetOld } from '../../platform/forget-old.ts';
import { chat_messages, chat_turns } from './chat.tables.ts';
import { answerBy } from './answerer-of.ts';

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
const history = async (as: { access: string }, query = '', agent = 1) =>
  (await server.ask('GET', `/ai-agents/${agent}/chat-history/${query}`, { as: as.access })).body;
const day = 24 * 60 * 60 * 1000;

describe('a history', () => {
  it('comes 50 at a time, oldest first; each companion has its own, and clearing one leaves the other', async () => {
    const student = await newChatter(server);
    quickAnswer(server);
    await say(server, student, 'To the other', {}, 2);
    const first = (await say(server, student, 'Message 0')).body.response[0].message;
    const [turn] = await db().select().from(chat_turns).where(eq(chat_turns.id, first.turn));
    const common = { conversation_id: turn?.conversation_id ?? 0, turn_id: first.turn, created_at: new Date() };
    await db()
      .insert(chat_messages)
      .values(
        Array.from({ length: 58 }, (_, at) => ({
          ...common,
          role: at % 2 ? ('assistant' as const) : ('user' as const),
          content: `Line ${at}`,
        })),
      );
    const page = await history(student);
    expect([page.results.length, page.more, page.results.at(-1).content]).toEqual([50, true, 'Line 57']);
    const before = await history(student, `?before=${page.results[0].id}`);
    expect([before.results.length, before.more, before.results[0].content]).toEqual([10, false, 'Message 0']);
    expect((await server.ask('DELETE', '/ai-agents/1/chat-history/', { as: student.access })).status).toBe(204);
    expect([(await history(student)).results, (await history(student, '', 2)).results.length]).toEqual([[], 2]);
    expect((await server.ask('GET', '/ai-agents/1/chat-history/?career=x', { as: student.access })).status).toBe(400);
    expect((await server.ask('GET', '/ai-agents/99/chat-history/', { as: student.access })).status).toBe(404);
    expect((await history(student)).left).toMatchObject({ today: 118 });
  });

  it('that is cleared while it is answered is gone for good, and the answer with it', async () => {
    const student = await newChatter(server);
    const answer = slowAnswer(server);
    const stream = await sayAloud(address, student, 'Hello');
    answer.give('Part');
    await stream.next();
    expect((await server.ask('DELETE', '/ai-agents/1/chat-history/', { as: student.access })).status).toBe(204);
    expect(answer.seen.aborted).toBe(1);
    expect((await stream.rest()).at(-1)?.event).toBe('done');
    expect(await history(student)).toMatchObject({ results: [], running: null });
    quickAnswer(server);
    expect((await say(server, student, 'Anew')).status).toBe(200);
  });

  it('that is cleared while a message is stored in it goes after that, with the message', async () => {
    const student = await newChatter(server);
    quickAnswer(server);
    await say(server, student, 'Hello');
    const ofStudent = eq(chat_turns.user_id, student.id);
    let cleared: ReturnType<typeof server.ask> | undefined;
    await db().transaction(async (tx) => {
      await lockPerson(tx, student.id);
      cleared = server.ask('DELETE', '/ai-agents/1/chat-history/', { as: student.access });
      // Until it waits for who stores the message.
      await new Promise((resolve) => setTimeout(resolve, 300));
      const [before] = await tx.select().from(chat_turns).where(ofStudent);
      if (!before) throw new Error('it was cleared in between');
      await tx.insert(chat_turns).values({ ...before, id: randomUUID(), key_hash: 'next', state: 'running' });
    });
    expect((await cleared)?.status).toBe(204);
    expect(await db().$count(chat_turns, ofStudent)).toBe(0);
    expect(await history(student)).toMatchObject({ results: [], running: null });
  });

  it('that is cleared as its answer ends is gone, and neither of the two fails', async () => {
    const students = await Promise.all(Array.from({ length: 8 }, () => newChatter(server)));
    for (const pause of [0, 1, 2, 3, 4, 5]) {
      let open = () => undefined as void;
      const opened = new Promise<void>((resolve) => (open = resolve));
      let waiting = 0;
      answerBy(server.services, async function* () {
        waiting += 1;
        await opened;
        yield { event: 'delta', data: { text: 'Whole.' } };
        return { source: 'guide' };
      });
      const said = students.map((student) => say(server, student, 'Hello'));
      await vi.waitFor(() => expect(waiting).toBe(students.length), { timeout: 20_000, interval: 5 });
      open();
      await new Promise((resolve) => setTimeout(resolve, pause));
      const cleared = students.map((student) => server.ask('DELETE', '/ai-agents/1/chat-history/', { as: student.access }));
      expect((await Promise.all(cleared)).map(({ status }) => status)).toEqual(students.map(() => 204));
      expect((await Promise.all(said)).map(({ status }) => status)).toEqual(students.map(() => 200));
      for (const student of students) expect(await history(student)).toMatchObject({ results: [], running: null });
    }
  });

  it('is forgotten a year after its last message; the events of a turn a day after its end, and it reads the same', async () => {
    const student = await newChatter(server);
    quickAnswer(server, () => [
      { event: 'delta', data: { text: 'Wrong.' } },
      { event: 'replace', data: { text: 'Right.' } },
      { event: 'card', data: { kind: 'starters', replies: [] } },
    ]);
    const { message } = (await say(server, student, 'Hello')).body.response[0];
    expect(message.content).toBe('Right.');
    const stored = async () => (await db().select().from(chat_turns).where(eq(chat_turns.id, message.turn)))[0];
    server.advance(2 * day);
    await forgetOld(server.services);
    expect((await stored())?.log).toBeNull();
    const again = await readAgain(address, student, message.turn);
    expect(contentOf(await again.rest())).toBe('Right.');
    expect((await server.ask('GET', `/ai-agents/1/chat/${message.turn}/`, { as: student.access })).body.response[0].message).toEqual(
      message,
    );
    server.advance(364 * day);
    await forgetOld(server.services);
    expect(await stored()).toBeUndefined();
    server.advance(-366 * day);
  });
});
