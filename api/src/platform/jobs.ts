import PgBoss from 'pg-boss';
import type { Database, Db, RunSql } from './database.ts';
import { outliveCuts } from './job-queries.ts';
import type { Mail } from './mail.ts';
import type { Sms } from './sms.ts';

/** Every kind of work done after the answer, with what it needs. */
interface Jobs {
  'send-mail': Mail;
  'send-sms': Sms;
  /** Makes and mails a confirmation link, if this address has an account that waits for one. */
  'confirm-email': { email: string };
  /** Makes and mails a link for a new password, if this address has an account. */
  'reset-password': { email: string };
  /** Sends a parent fresh links for the children who named this contact, if any. */
  'fresh-guardian-links': { channel: 'email' | 'sms'; contact: string };
  'match-careers': { assessment_id: number };
  /** Has the model write the first scoops of a career. */
  'write-scoops': { onet_code: string };
  /** Removes a photo that is nobody's photo any more. */
  'remove-photo': { name: string };
  /** Erases the accounts whose time to change their mind is over. */
  'erase-accounts': object;
  /** Removes old links, sessions, messages and lines of the log. */
  'forget-old': object;
}
type JobName = keyof Jobs;
export type Work = { [N in JobName]: (data: Jobs[N], job: RunningJob) => Promise<void> };

/** What work is told about its job. */
export interface RunningJob {
  /** The same at every repetition. */
  id: string;
  /**
   * Ends the job with the transaction that does its work: where the answer to the commit is lost, the work is not done
   * twice. @throws when the job was ended meanwhile, so that the transaction does nothing.
   */
  endWith(tx: Db): Promise<void>;
}

const QUEUES: readonly JobName[] = [
  'send-mail', 'send-sms', 'confirm-email', 'reset-password', 'fresh-guardian-links', 'match-careers', 'write-scoops',
  'remove-photo', 'erase-accounts', 'forget-old',
];

/** What begins by the clock, in one process of all. */
const SCHEDULES: Partial<Record<JobName, string>> = { 'erase-accounts': '7 * * * *', 'forget-old': '37 * * * *' };

// Retries after about 5, 10, 20 … seconds: a mail server that is away for an hour loses nothing.
const RETRY = { retryLimit: 10, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 };

/** Every look costs the embedded database some milliseconds: it is for retries and for what another process stored. */
const LOOK_SECONDS = 5;
/** By then the transaction that a job was stored in has ended, nearly always. */
const SOON_MS = 100;

export interface JobQueue {
  /**
   * Stores a job with the rows it belongs to: `db` is the open transaction, so that both are there or neither is.
   * (Going around an open transaction would wait for itself on the embedded database.)
   */
  enqueue<N extends JobName>(db: Db, name: N, data: Jobs[N], afterSeconds?: number): Promise<void>;
  start(work: Work): Promise<void>;
  /** Lets running jobs end, cuts off what takes longer than `patience` milliseconds (1000 or more). */
  stop(patience?: number): Promise<void>;
}

/** The job queue in the database itself, so that any process of the product may do the work. */
export async function openJobQueue(database: Database): Promise<JobQueue> {
  const { runSql, begin, leave, end } = outliveCuts(database.runSql);
  const boss = new PgBoss({
    db: { executeSql: runSql },
    schema: 'jobs',
    archiveCompletedAfterSeconds: 60 * 60,
    deleteAfterDays: 1,
    // A job's payload holds an address and a link: it is kept for as short as possible.
    supervise: true,
    maintenanceIntervalSeconds: 60,
  });
  boss.on('error', () => undefined);
  await boss.start();
  const present = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const name of QUEUES) {
    if (!present.has(name)) await boss.createQueue(name, { name, policy: 'standard', ...RETRY });
  }
  const workers = new Map<JobName, string>();
  let stopped = false;
  const look = (name: JobName) => {
    const worker = workers.get(name);
    if (worker && !stopped) boss.notifyWorker(worker);
  };
  const runningJob = (name: JobName, id: string): RunningJob => ({
    id,
    endWith: async (tx) => {
      const { affected } = await ended(boss.complete(name, id, {}, { db: inside(tx) }));
      if (affected === 0) throw new Error('the job was ended meanwhile');
    },
  });
  return {
    enqueue: async (db, name, data, afterSeconds = 0) => {
      await boss.send(name, data, { ...RETRY, startAfter: afterSeconds, db: inside(db) });
      if (afterSeconds === 0) setTimeout(look, SOON_MS, name).unref();
    },
    start: async (work) => {
      for (const [name, times] of Object.entries(SCHEDULES)) await boss.schedule(name, times);
      begin();
      for (const name of QUEUES) {
        const run = work[name] as (data: Jobs[JobName], job: RunningJob) => Promise<void>;
        const worker = await boss.work<Jobs[JobName]>(name, { pollingIntervalSeconds: LOOK_SECONDS, batchSize: 1 }, async ([job]) => {
          if (!job) return;
          await run(job.data, runningJob(name, job.id));
          // Where one waited others may: they need not wait for the next look.
          look(name);
          const { affected } = await ended(boss.complete(name, job.id));
          // Done, but later than the queue waits: it must not be done once more.
          if (affected === 0) await boss.cancel(name, job.id);
        });
        workers.set(name, worker);
      }
    },
    stop: async (patience = 5_000) => {
      stopped = true;
      leave();
      await boss.stop({ graceful: true, wait: true, timeout: patience, close: false });
      await end();
    },
  };
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
