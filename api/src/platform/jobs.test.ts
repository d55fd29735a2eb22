import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { type JobFault, countGivenUp } from './job-faults.ts';
import { type Work, defineJob, work } from './job.ts';
import { openJobQueue } from './jobs.ts';
import { LoggableError } from './loggable-error.ts';
import { sendMailJob } from './mail.ts';
import { listOutbox } from './outbox.sql.ts';
import { sendSmsJob } from './sms.ts';

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

const removing = defineJob<{ name: string }>('remove-photo');
const idle: Work = work(removing, () => Promise.resolve());
const LETTER = { to: 'robin@example.org', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
/** How the jobs of a queue stand, of which none came before. */
const statesOf = async (name: string) =>
  (await server.services.database.runSql('select state from jobs.job where name = $1', [name])).rows.map(
    (row) => (row as { state: string }).state,
  );

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
  const ends: (() => void)[] = [];
  const hang = () => new Promise<void>((_, reject) => ends.push(() => reject(new Error('cut off'))));
  const queue = await openJobQueue(slow, [work(removing, hang)]);
  await queue.start(server.services);
  await queue.enqueue(database.db, removing, { name: 'nobody.webp' });
  await expect.poll(() => ends.length).toBe(1);

  await queue.stop(1_000);
  closed = true;
  for (const end of ends) end();
  await new Promise((resolve) => setTimeout(resolve, 100));

  expect(askedTooLate).toBe(0);
  expect(unhandled).toEqual([]);
});

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
  let done = 0;
  const sending = work(sendSmsJob, async () => {
    done += 1;
    away = true;
  });
  const queue = await openJobQueue(cut, [sending]);
  await queue.start(server.services);
  await queue.enqueue(database.db, sendSmsJob, { to: '+15550100155', text: 'Hello' });
  await expect.poll(() => refused).toBeGreaterThan(1);
  expect(await statesOf('send-sms')).toEqual(['active']);
  away = false;
  await expect.poll(() => statesOf('send-sms')).toEqual(['completed']);
  await queue.stop(1_000);
  expect({ done, unhandled }).toEqual({ done: 1, unhandled: [] });
});

it('stops while the database is away', async () => {
  const { database } = server.services;
  let away = false;
  const gone = () => Promise.reject(Object.assign(new Error('terminating connection'), { code: '57P01' }));
  const queue = await openJobQueue({ ...database, runSql: (text, values) => (away ? gone() : database.runSql(text, values)) }, [idle]);
  await queue.start(server.services);
  away = true;
  await queue.stop(1_000);
  expect(unhandled).toEqual([]);
});

it('ends a job with the transaction of its work: a lost answer to the commit does not do it twice', async () => {
  const { database } = server.services;
  const faults: unknown[] = [];
  const sending = work(sendMailJob, async ({ mail }, letter, job) => {
    await mail.send(letter, job);
    // The second one comes too late, and sends nothing.
    await mail.send(letter, job).catch((error: unknown) => faults.push(error));
    throw Object.assign(new Error('Connection terminated unexpectedly'));
  });
  const queue = await openJobQueue(database, [sending]);
  await queue.start(server.services);
  await queue.enqueue(database.db, sendMailJob, LETTER);
  await expect.poll(() => faults.length).toBe(1);
  await queue.stop(1_000);
  expect(await statesOf('send-mail')).toEqual(['completed']);
  expect((await listOutbox(database.db)).filter(({ to }) => to === LETTER.to)).toHaveLength(1);
});

it('tells of work that goes wrong by its name, try and kind, with no word of what it was about, and counts what is given up on', async () => {
  const { database } = server.services;
  const failing = defineJob<{ to: string }>('fails', { retry: { limit: 1, delay: 0 } });
  const faults: JobFault[] = [];
  const why = [new TypeError('robin@example.org is odd'), new LoggableError('mail server: 535')];
  const queue = await openJobQueue(database, [work(failing, async () => Promise.reject(why.shift() ?? new Error('again')))]);
  await queue.start(server.services, (fault) => void faults.push(fault));
  const before = await countGivenUp(server.services);
  await queue.enqueue(database.db, failing, { to: 'robin@example.org' });
  await expect
    .poll(() => faults, { timeout: 20_000 })
    .toEqual([
      { job: 'fails', tries: 1, given_up: false, kind: 'TypeError' },
      { job: 'fails', tries: 2, given_up: true, kind: 'LoggableError', why: 'mail server: 535' },
    ]);
  await expect.poll(() => countGivenUp(server.services)).toBe(before + 1);
  await queue.stop(1_000);
});

it('refuses to enqueue an unknown job: an error that names it, and nothing is stored', async () => {
  const { database } = server.services;
  const queue = await openJobQueue(database, [idle]);
  const unknown = queue.enqueue(database.db, defineJob('wash-dishes'), {});
  await expect(unknown).rejects.toThrow('No subject does the work "wash-dishes".');
  await queue.stop(1_000);
  expect(await statesOf('wash-dishes')).toEqual([]);
});

it('refuses a work that two subjects do: a sentence names it, and no queue is opened', async () => {
  const twice = openJobQueue(server.services.database, [idle, work(removing, () => Promise.resolve())]);
  await expect(twice).rejects.toThrow('The work "remove-photo" is done by two subjects: one of them must not list it.');
});

it('keeps each kind of work in its own manner: how often, for how long, how many at once, and when', async () => {
  const { database } = server.services;
  const manner = { retry: { limit: 2, delay: 7 }, expire: 33, concurrency: 2, schedule: '5 4 * * *' };
  const slowly = defineJob<{ name: string }>('slow-work', manner);
  let together = 0;
  const ends: (() => void)[] = [];
  const queue = await openJobQueue(database, [work(slowly, () => new Promise<void>((end) => ((together += 1), ends.push(end))))]);
  await queue.start(server.services);
  for (const name of ['one', 'two', 'three']) await queue.enqueue(database.db, slowly, { name });
  await expect.poll(() => together).toBe(2);
  const { rows } = await database.runSql(
    'select distinct retry_limit, retry_delay, extract(epoch from expire_in)::int as expires from jobs.job where name = $1',
    ['slow-work'],
  );
  expect(rows).toEqual([{ retry_limit: 2, retry_delay: 7, expires: 33 }]);
  expect((await database.runSql('select cron from jobs.schedule where name = $1', ['slow-work'])).rows).toEqual([{ cron: '5 4 * * *' }]);
  const stopped = queue.stop(1_000);
  for (const end of ends) end();
  await stopped;
});

it('a process that ends in the middle of a job hands it back: another takes it at once, with no try used up', async () => {
  const { database } = server.services;
  const long = defineJob('handed-back');
  let done = 0;
  const other = await openJobQueue(database, [work(long, async () => void (done += 1))]);
  const ending = await openJobQueue(database, [work(long, () => new Promise<void>(() => (done -= 10)))]);
  await ending.start(server.services);
  await ending.enqueue(database.db, long, {});
  await expect.poll(() => done).toBe(-10);
  let answered = () => undefined as void;
  const stopped = ending.stop(100, new Promise<void>((resolve) => (answered = resolve)));
  const rows = async () =>
    (await database.runSql(`select state, retry_count, started_on is null as unbegun from jobs.job where name = 'handed-back'`)).rows;
  // While it still answers somebody it may be doing it: nobody else begins.
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(await rows()).toEqual([{ state: 'active', retry_count: 0, unbegun: false }]);
  answered();
  await stopped;
  expect(await rows()).toEqual([{ state: 'created', retry_count: 0, unbegun: true }]);
  await other.start(server.services);
  await expect.poll(rows).toEqual([{ state: 'completed', retry_count: 0, unbegun: false }]);
  await other.stop();
  expect({ done, unhandled }).toEqual({ done: -9, unhandled: [] });
});

it('a process that only answers begins no work and keeps no clock', async () => {
  const { database } = server.services;
  const long = defineJob('for-workers', { schedule: '* * * * *' });
  const web = await openJobQueue(database, [work(long, () => Promise.reject(new Error('not here')))], { role: 'web' });
  await web.start(server.services);
  await web.enqueue(database.db, long, {});
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await statesOf('for-workers')).toEqual(['created']);
  expect((await database.runSql(`select 1 from jobs.schedule where name = 'for-workers'`)).rows).toEqual([]);
  await web.stop();
});
