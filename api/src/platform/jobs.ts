import PgBoss from 'pg-boss';
import { ConfigError, type Role } from './config.ts';
import type { Database, Db, RunSql } from './database.ts';
import { type TellJobFault, jobFault } from './job-faults.ts';
import { outliveCuts } from './job-queries.ts';
import type { Job, RunningJob, Work } from './job.ts';
import type { Services } from './services.ts';

/** Every look costs the embedded database some milliseconds: it is for retries and for what another process stored. */
const LOOK_SECONDS = 5;
/** Who does nothing else looks more often: nearly all that it does another process stored. */
const WORKER_LOOK_SECONDS = 1;
/** By then the transaction that a job was stored in has ended, nearly always. */
const SOON_MS = 100;

export interface JobQueue {
  /**
   * Stores a job with the rows it belongs to: `db` is the open transaction, so that both are there or neither is.
   * (Going around an open transaction would wait for itself on the embedded database.)
   */
  enqueue<D extends object>(db: Db, job: Job<D>, data: D, afterSeconds?: number): Promise<void>;
  /** Begins the work, with what it stands on, where this process works; `tell` hears of each that goes wrong. */
  start(services: Services, tell?: TellJobFault): Promise<void>;
  /**
   * Lets running jobs end; what takes longer than `patience` milliseconds is handed back, and another process takes it: not
   * before `meanwhile` is over too, since until this process ends it may still be doing it.
   */
  stop(patience?: number, meanwhile?: Promise<unknown>): Promise<void>;
}

interface QueueOptions {
  /** What this process does: one that only answers looks for no work, and keeps no clock. */
  role?: Role;
  /** Work whose time is over is noticed this often. */
  tidySeconds?: number;
}

/** The job queue in the database itself, so that any process of the product may do the work. @throws when a kind of work is done twice */
export async function openJobQueue(database: Database, works: readonly Work[], options: QueueOptions = {}): Promise<JobQueue> {
  const known = onceEach(works);
  const { role = 'all', tidySeconds = 60 } = options;
  const { runSql, begin, leave, settle, end } = outliveCuts(database.runSql);
  const boss = new PgBoss({
    db: { executeSql: runSql },
    schema: 'jobs',
    archiveCompletedAfterSeconds: 60 * 60,
    deleteAfterDays: 1,
    // A job's payload holds an address and a link: it is kept for as short as possible.
    supervise: role !== 'web',
    schedule: role !== 'web',
    maintenanceIntervalSeconds: tidySeconds,
  });
  boss.on('error', () => undefined);
  await boss.start();
  const present = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const [name, { job }] of known) {
    if (!present.has(name)) await boss.createQueue(name, { name, policy: 'standard', ...mannerOf(job) });
  }
  const workers = new Map<string, string[]>();
  /** What this process works at, and until when: after that it is anybody's. */
  const running = new Map<string, number>();
  let stopped = false;
  const look = (name: string) => {
    if (!stopped) for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker);
  };
  const runningJob = (name: string, id: string): RunningJob => ({
    id,
    endWith: async (tx) => {
      const { affected } = await ended(boss.complete(name, id, {}, { db: inside(tx) }));
      if (affected === 0) throw new Error('the job was ended meanwhile');
    },
  });
  const stop = async (patience: number, meanwhile?: Promise<unknown>) => {
    stopped = true;
    leave();
    for (const name of known.keys()) await boss.offWork(name);
    // What was fetched in this moment is at work after that.
    await settle();
    for (const until = Date.now() + patience; running.size > 0 && Date.now() < until;)
      await new Promise((resolve) => setTimeout(resolve, 50));
    await meanwhile?.catch(() => undefined);
    await handBack(
      runSql,
      [...running].flatMap(([id, expires]) => (expires > Date.now() ? [id] : [])),
    );
    // From here on nothing that still runs can say of its job that it went well or badly.
    await end();
    await boss.stop({ graceful: false, close: false });
  };
  let stopping: Promise<void> | undefined;
  return {
    enqueue: async (db, job, data, afterSeconds = 0) => {
      const { name } = job;
      if (!known.has(name)) throw new Error(`No subject does the work "${name}".`);
      await boss.send(name, data, { ...mannerOf(job), startAfter: afterSeconds, db: inside(db) });
      if (afterSeconds === 0) setTimeout(look, SOON_MS, name).unref();
    },
    start: async (services, tell = () => undefined) => {
      if (role === 'web') return;
      for (const [name, { job }] of known) {
        if (job.schedule) await boss.schedule(name, job.schedule, undefined, mannerOf(job));
      }
      begin();
      for (const [name, { job, run }] of known) {
        const does = run as (services: Services, data: object, job: RunningJob) => Promise<void>;
        const begun = Array.from({ length: job.concurrency }, () =>
          boss.work<object>(
            name,
            { pollingIntervalSeconds: role === 'worker' ? WORKER_LOOK_SECONDS : LOOK_SECONDS, batchSize: 1, includeMetadata: true },
            async ([found]) => {
              if (!found) return;
              running.set(found.id, Date.now() + job.expire * 1000);
              await does(services, found.data, runningJob(name, found.id))
                .catch((error: unknown) => {
                  tell(jobFault(error, found));
                  throw error;
                })
                .finally(() => running.delete(found.id));
              // Where one waited others may: they need not wait for the next look.
              look(name);
              const { affected } = await ended(boss.complete(name, found.id));
              // Done, but later than the queue waits: it must not be done once more.
              if (affected === 0) await boss.cancel(name, found.id);
            },
          ),
        );
        workers.set(name, await Promise.all(begun));
      }
    },
    stop: (patience = 5_000, meanwhile) => (stopping ??= stop(patience, meanwhile)),
  };
}

/** As if nobody had begun them: no try is used up, and no time has to pass. Where the database is away, they expire. */
async function handBack(runSql: RunSql, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await runSql(`update jobs.job set state = 'created', started_on = null where id = any($1::uuid[]) and state = 'active'`, [ids]);
}

/** The kinds of work by their names. */
function onceEach(works: readonly Work[]): Map<string, Work> {
  const known = new Map(works.map((each) => [each.job.name, each]));
  const twice = works.find((each) => known.get(each.job.name) !== each);
  if (twice) throw new ConfigError(`The work "${twice.job.name}" is done by two subjects: one of them must not list it.`);
  return known;
}

/** The same as the queue says it. */
function mannerOf({ retry, expire }: Job<never>) {
  return { retryLimit: retry.limit, retryDelay: retry.delay, retryBackoff: true, expireInSeconds: expire };
}

/** The queue answers what it has changed; its types do not say so. */
const ended = (answer: Promise<void>) => answer as unknown as Promise<{ affected: number }>;

/**
 * The queue's own texts with `$1` go to the connection that Drizzle holds, in a transaction to the transaction's own.
 * (Drizzle's sql`` would give every `$1` a parameter of its own, and PostgreSQL then another type.)
 */
function inside(db: Db): { executeSql: RunSql } {
  const { client } = db._.session as unknown as { client: { query: RunSql } };
  return { executeSql: (text, values = []) => client.query(text, values) };
}
