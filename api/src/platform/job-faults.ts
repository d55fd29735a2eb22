import type { Services } from './services.ts';
import { LoggableError } from './loggable-error.ts';

/** Work that went wrong once. It holds nothing of what the work was about: that has addresses and links. */
export interface JobFault {
  job: string;
  /** Which try it was, from 1. */
  tries: number;
  /** Whether it is not tried again. */
  given_up: boolean;
  kind: string;
  /** Only of an error that says so of itself. */
  why?: string;
}

export type TellJobFault = (fault: JobFault) => void;

export function jobFault(error: unknown, job: { name: string; retryCount: number; retryLimit: number }): JobFault {
  const { name: kind, message: why } = error instanceof Error ? error : new Error();
  return {
    job: job.name,
    tries: job.retryCount + 1,
    given_up: job.retryCount >= job.retryLimit,
    kind,
    ...(error instanceof LoggableError ? { why } : {}),
  };
}

/** How much work was given up on since yesterday: the queue forgets it after that. */
export async function countGivenUp({ database }: Pick<Services, 'database'>): Promise<number> {
  const { rows } = await database.runSql(
    `select count(*)::int as jobs from (select state from jobs.job union all select state from jobs.archive) as kept where state = 'failed'`,
  );
  return (rows as { jobs: number }[])[0]?.jobs ?? 0;
}
