import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newChatter, say } from '../../../test/chat-people.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { conversations } from '../chat/chat.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('goes on over HTTP from what the answer before left: "it" is the career, and every figure is cited', async () => {
  const student = await newChatter(server);
  const first = await say(server, student, 'how much do nurses make');
  expect(first.status).toBe(200);
  const message = first.body.response[0].message;
  expect(message).toMatchObject({ role: 'assistant', source: 'guide', status: 'whole' });
  expect(message.content).toContain('Registered Nurse');
  expect(message.cites.length).toBeGreaterThan(2);
  for (const cite of message.cites) expect(message.content.slice(cite.from, cite.to)).toBe(cite.text);
  const second = await say(server, student, 'and what school does it take');
  expect(second.body.response[0].message.content).toContain('Usual schooling for a Registered Nurse: ');
});

it('takes what is said for its answer while a practice interview goes on, and not where it was left hours ago', async () => {
  const student = await newChatter(server);
  const ask = async (text: string) =>
    (await say(server, student, text)).body.response[0].message.cards.map(({ kind }: { kind: string }) => kind);
  expect(await ask('interview me for nurse')).toContain('interview');
  expect(await ask('a day of a nurse')).toContain('interview');
  const earlier = new Date(server.services.now().getTime() - 3 * 60 * 60 * 1000 - 60_000);
  await server.services.database.db.update(conversations).set({ last_at: earlier }).where(eq(conversations.user_id, student.id));
  expect(await ask('a day of a nurse')).not.toContain('interview');
});

it('knows the lists of nobody but the one who asks: without results it says so, and makes up none', async () => {
  const [one, other] = [await newChatter(server), await newChatter(server)];
  for (const student of [one, other]) {
    const { body } = await say(server, student, 'what are my careers');
    expect(body.response[0].message.content).toContain('You have no results yet');
  }
});
