import { isMinor } from '../identity/age.ts';
import { type RunningJob, defineJob } from '../platform/job.ts';
import type { Services } from '../platform/services.ts';
import type { Seed } from '../platform/subject.ts';
import { listAgreedBefore } from './consent.sql.ts';
import { newTextWords, tellGuardian } from './guardian-letters.ts';

/** The text that says more about the companions than the one before. */
const TOLD = { purpose: 'companions', version: '2026-11-2' } as const;
const AT_ONCE = 200;

export const tellNewTextJob = defineJob<{ after: number }>('tell-new-consent-text');

/** Tells the parents who agreed by the text before what the new one says, some at a time; each is told once. */
export async function tellNewText({ config, database, jobs, now }: Services, { after }: { after: number }, job: RunningJob): Promise<void> {
  await database.db.transaction(async (tx) => {
    const agreed = await listAgreedBefore(tx, { ...TOLD, after }, AT_ONCE);
    for (const { channel, contact, first_name, ...student } of agreed) {
      if (isMinor(student, now())) await tellGuardian(jobs, tx, { channel, contact }, newTextWords(first_name, config));
    }
    const last = agreed.at(-1);
    if (last && agreed.length === AT_ONCE) await jobs.enqueue(tx, tellNewTextJob, { after: last.user_id });
    await job.endWith(tx);
  });
}

/** With the release that brings the text, once. */
export const newTextTold: Seed = {
  name: 'consent-text-told',
  version: TOLD.version,
  fill: async (tx, { jobs }) => {
    const some = await listAgreedBefore(tx, { ...TOLD, after: 0 }, 1);
    if (some.length > 0) await jobs.enqueue(tx, tellNewTextJob, { after: 0 });
  },
};
