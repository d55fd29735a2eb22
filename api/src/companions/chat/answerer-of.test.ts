import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newChatter, say } from '../../../test/chat-people.ts';
import { says, startModel } from '../../../test/model-server.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { safety_events } from '../safety/safety.tables.ts';
import { chat_usage } from './chat.tables.ts';

let model: Awaited<ReturnType<typeof startModel>>;
let server: TestServer;
let withModel: TestServer;
beforeAll(async () => {
  model = await startModel();
  server = await startTestServer();
  withModel = await startTestServer({ ai: model.settings });
});
afterAll(async () => {
  await server.close();
  await withModel.close();
  await model.close();
});

const asked = async (at: TestServer, text: string, student = newChatter(at)) =>
  (await say(at, await student, text)).body.response[0].message;

it('the guide answers where no model is configured, and where the tokens of the day are spent, which is said', async () => {
  expect(await asked(server, 'What does a registered nurse earn?')).toMatchObject({ status: 'whole', source: 'guide', notices: [] });
  const student = await newChatter(withModel);
  const at = withModel.services.now();
  const usage = { user_id: student.id, day: at.toISOString().slice(0, 10), messages: 1, tokens: 150_000, talk_since: at, last_at: at };
  await withModel.services.database.db.insert(chat_usage).values(usage);
  model.next(says('Never asked.'));
  expect(await asked(withModel, 'What does a registered nurse earn?', Promise.resolve(student))).toMatchObject({
    source: 'guide',
    notices: [{ kind: 'tokens_spent' }],
  });
  expect(model.asked).toEqual([]);
});

it('somebody in danger gets reviewed words and the card, no model is asked, and it is written down with the turn', async () => {
  model.next(says('Never asked.'));
  for (const at of [server, withModel]) {
    const message = await asked(at, 'I want to kill myself');
    expect(message).toMatchObject({ status: 'whole', source: 'safety', cards: [{ kind: 'crisis' }] });
    expect(JSON.stringify(message.cards)).toContain('988');
    const events = await at.services.database.db.select().from(safety_events).where(eq(safety_events.turn, message.turn));
    expect(events).toMatchObject([{ tier: 2, state: 'open' }]);
  }
  expect(model.asked).toEqual([]);
});
