import { defineJob } from '../../platform/job.ts';
import { sendMailJob } from '../../platform/mail.ts';
import type { Services } from '../../platform/services.ts';
import { type Ending, listEnding, listOver, noteTold } from './checks.sql.ts';
import { listStranded } from './coming-sessions.sql.ts';
import { dayOfChecks } from './may-meet.sql.ts';
import { checksEndLetter, checksOverLetter } from './mentor-letters.ts';
import { lockMentor } from './pauses.sql.ts';
import { releaseIfAway } from './pause-mentor.ts';

// Whether a mentor may meet anybody is asked of the clock at every question: what waits for this are mails, and other mentors.
export const lookAtChecksJob = defineJob('look-at-checks', { schedule: '43 * * * *', expire: 300 });

/** A mentor hears so many days before the end of a check; the last one is the nearest. */
const NOTICES = [60, 30, 7] as const;

/**
 * Tells mentors of checks that end, or have ended, and sends back what those have coming who may not meet anybody any more. Each
 * mentor is a transaction of their own, so that one that fails holds up none of the others.
 */
export async function lookAtChecks(services: Services): Promise<void> {
  const { database, now } = services;
  let left = 0;
  const each = async (work: Promise<unknown>) => work.catch(() => (left += 1));
  for (const mentorId of await listStranded(database.db, now())) {
    const released = database.db.transaction(async (tx) => {
      await lockMentor(tx, mentorId);
      await releaseIfAway(tx, services, mentorId);
    });
    await each(released);
  }
  const today = now().toISOString().slice(0, 10);
  for (const days of [...NOTICES].reverse()) {
    for (const theirs of byMentor(await listEnding(database.db, today, days))) await each(tell(services, theirs, days));
  }
  for (const theirs of byMentor(await listOver(database.db, dayOfChecks(now())))) await each(tell(services, theirs, 0));
  if (left > 0) throw new Error(`${left} mentors could not be told or released yet`);
}

function byMentor(ending: Ending[]): Ending[][] {
  return [...new Set(ending.map(({ mentor_id }) => mentor_id))].map((id) => ending.filter(({ mentor_id }) => mentor_id === id));
}

/** One mail for all of them; with 0 days they are over. */
async function tell({ config, database, jobs }: Services, ending: Ending[], days: number): Promise<void> {
  await database.db.transaction(async (tx) => {
    const fresh = [];
    for (const check of ending) if (await noteTold(tx, check, days)) fresh.push(check);
    const [mentor] = fresh;
    if (!mentor) return;
    const letter =
      days > 0
        ? checksEndLetter(config.publicUrl, mentor, fresh)
        : checksOverLetter(
            config.publicUrl,
            mentor,
            fresh.map(({ kind }) => kind),
          );
    await jobs.enqueue(tx, sendMailJob, letter);
  });
}
