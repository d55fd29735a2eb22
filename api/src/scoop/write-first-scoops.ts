import { careerByCode } from '@careerscoop/catalogue/load';
import type { Db } from '../platform/database.ts';
import { defineJob } from '../platform/job.ts';
import type { Services } from '../platform/services.ts';
import type { Events } from '../platform/subject.ts';
import { scoopQuestions } from './scoop-answers.ts';
import { modelText } from './scoop-texts.ts';

// Five questions, each with two tries of six seconds; what fails is tried again with the next student's match.
export const writeScoopsJob = defineJob<{ onet_code: string }>('write-scoops', { retry: { limit: 3, delay: 30 } });

/**
 * Has the model write the first scoops of a career ahead of the first look, so that nobody waits for them. What it does not
 * manage stays built in; another student's match tries again.
 */
export async function writeFirstScoops(services: Services, onetCode: string): Promise<void> {
  const career = careerByCode(onetCode);
  if (!career) return;
  for (const asked of scoopQuestions(career)) {
    let away = false;
    await modelText(services, career, asked, 1, (faults) => {
      away = faults.every((fault) => fault.startsWith('model:'));
    });
    // A model that is away is not asked four more times.
    if (away) return;
  }
}

/** A new ten is there: with a model, it writes about each of them. */
export async function enqueueFirstScoops(tx: Db, { ai, jobs }: Services, { onet_codes }: Events['results_made']): Promise<void> {
  if (ai) for (const onet_code of onet_codes) await jobs.enqueue(tx, writeScoopsJob, { onet_code });
}
