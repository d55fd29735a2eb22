import { lockPerson } from '../identity/people.sql.ts';
import { defineJob } from '../platform/job.ts';
import type { Services } from '../platform/services.ts';
import { endTerm } from './terms.ts';
import { listOverdue } from './terms.sql.ts';

const AT_ONCE = 500;

// Nothing waits for it: whether a term is over is asked of the clock at every question.
export const endTermsJob = defineJob('end-terms', { schedule: '17 * * * *', expire: 300 });

/**
 * Writes down that terms are over whose time has come, and tells those who must do something about it. Each is a transaction
 * of its own, so that one that fails holds up none of the others.
 */
export async function endTerms(services: Services): Promise<void> {
  const { database, now } = services;
  let left = 0;
  for (const { id, user_id } of await listOverdue(database.db, now(), AT_ONCE)) {
    const ended = database.db.transaction(async (tx) => {
      await lockPerson(tx, user_id);
      await endTerm(tx, services, { term_id: id, reason: 'expired' });
    });
    await ended.catch(() => (left += 1));
  }
  if (left > 0) throw new Error(`${left} terms could not be ended yet`);
}
