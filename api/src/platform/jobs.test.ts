import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { type Work, openJobQueue } from './jobs.ts';
import { listOutbox } from './outbox.sql.ts';

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

const none = () => Promise.resolve();
const IDLE: Work = {
  'send-mail': none, 'send-sms': none, 'confirm-email': none, 'reset-password': none, 'fresh-guardian-links': none,
  'match-careers': none, 'write-scoops': none, 'remove-photo': none, 'erase-accounts': none, 'forget-old': none,
};
const LETTER = { to: 'robin@example.org', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
/** How the jobs of a queue stand, of which none came before. */
const statesOf = async (name: string) =>
  (await server.services.database.runSql('select state from jobs.job where name = $1', [name])).rows.map((row) => (row as { state: string }).state);

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
  const ends: (() => void)[] = [];
  const hang = () => new Promise<void>((_, reject) => ends.push(() => reject(new Error('cut off'))));
  await queue.start({ ...IDLE, 'remove-photo': hang });
  await queue.enqueue(database.db, 'remove-photo', { name: 'nobody.webp' });
  await expect.poll(() => ends.length, { timeout: 10_000 }).toBe(1);

  await queue.stop(1_000);
  closed = true;
  for (const end of ends) end();
  await new Promise((resolve) => setTimeout(resolve, 100));

  expect(askedTooLate).toBe(0);
  expect(unhandled).toEqual([]);
}, 30_000);

it('waits for a database that is away to hear that a job is done, and does it once', async () => {
  const { database } = server.services;
  let away = false;
  let refused = 0;
  const cut: typeof database = {
    ...database,
    runSql: async (text, values) => {
      if (!away) return database.runSql(text, values);
      refused += 1;
      throw Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
    },
  };
  const queue = await openJobQueue(cut);
  let done = 0;
  await queue.start({
    ...IDLE,
    'send-sms': async () => {
      done += 1;
      away = true;
    },
  });
  await queue.enqueue(database.db, 'send-sms', { to: '+15550100155', text: 'Hello' });
  await expect.poll(() => refused, { timeout: 15_000 }).toBeGreaterThan(1);
  expect(await statesOf('send-sms')).toEqual(['active']);
  away = false;
  await expect.poll(() => statesOf('send-sms'), { timeout: 15_000 }).toEqual(['completed']);
  await queue.stop(1_000);
  expect({ done, unhandled }).toEqual({ done: 1, unhandled: [] });
}, 60_000);

it('stops while the database is away', async () => {
  const { database } = server.services;
  let away = false;
  const gone = () => Promise.reject(Object.assign(new Error('terminating connection'), { code: '57P01' }));
  const queue = await openJobQueue({ ...database, runSql: (text, values) => (away ? gone() : database.runSql(text, values)) });
  await queue.start(IDLE);
  away = true;
  await queue.stop(1_000);
  expect(unhandled).toEqual([]);
}, 30_000);

it('ends a job with the transaction of its work: a lost answer to the commit does not do it twice', async () => {
  const { database } = server.services;
  const queue = await openJobQueue(database);
  const { mail } = server.services;
  const faults: unknown[] = [];
  await queue.start({
    ...IDLE,
    'send-mail': async (letter, job) => {
      await mail.send(letter, job);
      // The second one comes too late, and sends nothing.
      await mail.send(letter, job).catch((error: unknown) => faults.push(error));
      throw Object.assign(new Error('Connection terminated unexpectedly'));
    },
  });
  await queue.enqueue(database.db, 'send-mail', LETTER);
  await expect.poll(() => faults.length, { timeout: 15_000 }).toBe(1);
  await queue.stop(1_000);
  expect(await statesOf('send-mail')).toEqual(['completed']);
  expect((await listOutbox(database.db)).filter(({ to }) => to === LETTER.to)).toHaveLength(1);
}, 30_000);
