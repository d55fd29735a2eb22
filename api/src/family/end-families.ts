import { endOfAge } from '../consent/guardianships.sql.ts';
import { noteAudit } from '../identity/audit.sql.ts';
import { defineJob } from '../platform/job.ts';
import type { Services } from '../platform/services.ts';

// Nothing waits for it: whether a child is 18 is asked of the clock at every request.
export const endFamiliesJob = defineJob('end-families', { schedule: '7 5 * * *' });

/** Writes down that families are over whose child decides alone from today on. */
export async function endFamilies({ database, now }: Services): Promise<void> {
  await database.db.transaction(async (tx) => {
    for (const { student_id } of await endOfAge(tx, now().toISOString().slice(0, 10), now())) {
      await noteAudit(tx, { at: now(), action: 'family.ended', actor: 'system', user_id: student_id });
    }
  });
}
