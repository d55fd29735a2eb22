import type { Db } from '../../platform/database.ts';
import { type RunningJob, defineJob } from '../../platform/job.ts';
import type { Services } from '../../platform/services.ts';
import type { SessionRow } from '../booking/session-states.ts';
import { holdUnchanged } from './unchanged.sql.ts';
import { assignedLetters } from './asked-letters.ts';
import { reminderLetters } from './booked-letters.ts';
import { findPeople } from './find-people.ts';
import { factsOf, sendLetters } from './send-letters.ts';

const HOUR = 3_600_000;
const BEFORE = [24, 1] as const;
/** A reminder of the day before that is this late says nothing any more: the one of the last hour follows. */
const LATE_HOURS = 20;

/** A session as it was when the job was stored: after any change the job does nothing. */
interface Seen {
  session: number;
  version: number;
}

export const remindJob = defineJob<Seen & { hours: (typeof BEFORE)[number] }>('remind-session');
/** Waits for the end of the transaction: a time that is booked in the same one makes it stale, and its own letter says more. */
export const tellAssignedJob = defineJob<Seen>('tell-assigned');

/** Stores the reminders of a booked session, those whose time is still to come. */
export async function storeReminders(tx: Db, { jobs, now }: Services, { id, version, starts_at }: SessionRow): Promise<void> {
  for (const hours of BEFORE) {
    const seconds = Math.floor(((starts_at?.getTime() ?? 0) - hours * HOUR - now().getTime()) / 1000);
    if (seconds > 0) await jobs.enqueue(tx, remindJob, { session: id, version, hours }, seconds);
  }
}

/** Reminds student, mentor and guardian, where nothing has changed since. */
export async function remind(services: Services, seen: Seen & { hours: 24 | 1 }, job: RunningJob): Promise<void> {
  const now = services.now();
  await withUnchanged(services, seen, job, 'booked', async (tx, session) => {
    const left = (session.starts_at?.getTime() ?? 0) - now.getTime();
    if (left <= 0 || (seen.hours === 24 && left < LATE_HOURS * HOUR)) return;
    const people = await findPeople(tx, session, now);
    if (!people) return;
    const facts = factsOf(services, session, people, { by: 'clock' });
    await sendLetters(tx, services, people, facts, (each) => reminderLetters(each, seen.hours));
  });
}

/** Says that there is a mentor whose times can be chosen. */
export async function tellAssigned(services: Services, seen: Seen, job: RunningJob): Promise<void> {
  await withUnchanged(services, seen, job, 'requested', async (tx, session) => {
    const people = await findPeople(tx, session, services.now());
    if (people?.mentor) await sendLetters(tx, services, people, factsOf(services, session, people, { by: 'staff' }), assignedLetters);
  });
}

/** Does it once, with the end of the job, for a session that is as it was. */
function withUnchanged(
  { database }: Services,
  seen: Seen,
  job: RunningJob,
  state: SessionRow['state'],
  tell: (tx: Db, session: SessionRow) => Promise<void>,
): Promise<void> {
  return database.db.transaction(async (tx) => {
    const session = await holdUnchanged(tx, seen, state);
    if (session) await tell(tx, session);
    await job.endWith(tx);
  });
}
