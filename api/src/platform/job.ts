import type { Db } from './database.ts';
import type { Services } from './services.ts';

/** How a kind of work is tried, for how long, and how often. */
interface Manner {
  /** Tried again after `delay`, twice that, four times that … seconds, at most `limit` times. */
  retry: { limit: number; delay: number };
  /** After so many seconds at work it counts as cut off, and is tried again. */
  expire: number;
  /** How many of them a process works at side by side. */
  concurrency: number;
  /** When it begins by the clock, in one process of all, as cron writes it. */
  schedule?: string;
}

/** One kind of work done after the answer, as one value: who enqueues it and who does it both name this. */
export interface Job<D extends object = object> extends Manner {
  /** Stored with every job, so that it never changes. */
  readonly name: string;
  /** Never called: it holds the type of what the work needs. */
  readonly takes?: (data: D) => void;
}

// A mail server that is away for an hour loses nothing.
const USUAL: Manner = { retry: { limit: 10, delay: 5 }, expire: 120, concurrency: 1 };

/** Declares a kind of work; it belongs to the subject that enqueues it. */
export function defineJob<D extends object>(name: string, manner: Partial<Manner> = {}): Job<D> {
  return { name, ...USUAL, ...manner };
}

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

type Run<D> = (services: Services, data: D, job: RunningJob) => Promise<void>;

/** A kind of work with how it is done. */
export interface Work {
  job: Job<never>;
  run: Run<never>;
}

/** Says how a kind of work is done, in the subject that does it. */
export function work<D extends object>(job: Job<D>, run: Run<D>): Work {
  return { job, run };
}

/** Does the work at once, in this process; where a job for it is stored as well, that one then finds nothing to do. */
export async function doNow<D extends object>(services: Services, job: Job<D>, data: D): Promise<void> {
  const done = services.subjects.flatMap(({ jobs = [] }) => jobs).find((each) => each.job.name === job.name);
  if (!done) throw new Error(`No subject does the work "${job.name}".`);
  await (done.run as Run<D>)(services, data, { id: 'now', endWith: async () => undefined });
}
