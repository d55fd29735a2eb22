import type { ConsentChannel } from '@careerscoop/contract/consent';
import { type RunningJob, defineJob } from '../platform/job.ts';
import type { Services } from '../platform/services.ts';
import { isMinor } from '../identity/age.ts';
import { findConsentStudent, listGuardiansAt } from './consent.sql.ts';
import { sendGuardianLink } from './send-link.ts';

interface Asked {
  channel: ConsentChannel;
  contact: string;
}

export const freshLinksJob = defineJob<Asked>('fresh-guardian-links');

/** Sends a link for every child who named this contact and whom a parent still decides for. */
export async function mailFreshLinks(services: Services, { channel, contact }: Asked, job: RunningJob): Promise<void> {
  const { database, now } = services;
  await database.db.transaction(async (tx) => {
    for (const guardian of await listGuardiansAt(tx, channel, contact)) {
      const student = await findConsentStudent(tx, guardian.user_id);
      if (student && isMinor(student, now())) await sendGuardianLink(tx, services, 'fresh', guardian, student.first_name);
    }
    await job.endWith(tx);
  });
}
