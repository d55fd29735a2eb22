import type { RunSql } from './database.ts';
import { isDatabaseAway } from './database-away.ts';

/** How often the queue asks for a database that is away. */
const AGAIN_MS = 400;

interface JobQueries {
  runSql: RunSql;
  /** From now on no query fails. */
  begin(): void;
  /** From now on none waits for the database: the process is about to end. */
  leave(): void;
  /** Waits for those at work. */
  settle(): Promise<void>;
  /** From now on none is run; those at work are waited for. */
  end(): Promise<void>;
}

/**
 * The queue's way to the database. It does not wait for its own reports on jobs, so that one of them that fails would end
 * the process, and the job would be done again: while the database is away, each waits for it.
 */
export function outliveCuts(ask: RunSql): JobQueries {
  let state: 'opening' | 'working' | 'leaving' | 'ended' = 'opening';
  const running = new Set<Promise<unknown>>();
  const settle = async () => void (await Promise.allSettled(running));
  const tracked: RunSql = (text, values) => {
    const query = ask(text, values);
    const forget = () => running.delete(query);
    query.then(forget, forget);
    running.add(query);
    return query;
  };
  return {
    runSql: async (text, values) => {
      while (state !== 'ended') {
        try {
          return await tracked(text, values);
        } catch (error) {
          if (state === 'opening') throw error;
          if (state !== 'working' || !isDatabaseAway(error)) break;
        }
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      }
      return { rows: nothingFor(text) };
    },
    begin: () => {
      state = 'working';
    },
    leave: () => {
      state = 'leaving';
    },
    settle,
    end: async () => {
      state = 'ended';
      // The queue does not wait for its own last reports either; the database must not close under them.
      await settle();
    },
  };
}

/**
 * What a query is told that cannot be run, as after the stop. The queue may still report on a job that was cut off (the
 * job itself expires and runs again), and reads how many rows that changed.
 */
function nothingFor(text: string): unknown[] {
  return /select count\(\*\)/i.test(text) ? [{ count: '0' }] : [];
}
