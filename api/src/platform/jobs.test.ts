import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { openJobQueue } from './jobs.ts';

let server: TestServer;
const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);

beforeAll(async () => {
  server = await startTestServer();
  await server.services.jobs.stop();
  process.on('unhandledRejection', note);
});
afterAll(async () => {
  process.off('unhandledRejection', note);
  await server.close();
});

it('stops while jobs run: nothing is left hanging, and the database may close at once', async () => {
  const { database } = server.services;
  let closed = false;
  let askedTooLate = 0;
  const slow: typeof database = {
    ...database,
    runSql: async (text, values) => {
      if (closed) askedTooLate += 1;
      const answer = await database.runSql(text, values);
      await new Promise((resolve) => setTimeout(resolve, 100));
      return answer;
    },
  };
  const queue = await openJobQueue(slow);
  const none = () => Promise.resolve();
  const ends: (() => void)[] = [];
  const hang = () => new Promise<void>((_, reject) => ends.push(() => reject(new Error('cut off'))));
  await queue.start({
    'send-mail': none, 'send-sms': none, 'confirm-email': none, 'reset-password': none, 'fresh-guardian-links': none,
    'match-careers': none,
    'write-scoops': none, 'remove-photo': hang, 'erase-accounts': none, 'forget-old': none,
  });
  await queue.enqueue(database.db, 'remove-photo', { name: 'nobody.webp' });
  await expect.poll(() => ends.length, { timeout: 10_000 }).toBe(1);

  await queue.stop(1_000);
  closed = true;
  for (const end of ends) end();
  await new Promise((resolve) => setTimeout(resolve, 100));

  expect(askedTooLate).toBe(0);
  expect(unhandled).toEqual([]);
}, 30_000);
