import { defineJob } from './job.ts';
import type { Services } from './services.ts';

// What fails is done an hour later.
export const forgetOldJob = defineJob('forget-old', { schedule: '37 * * * *' });

/** Has every subject remove what nobody needs any more, by the times of docs/privacy.md. */
export async function forgetOld({ database, now, subjects }: Services): Promise<void> {
  for (const { forget } of subjects) await forget?.(database.db, now());
}
