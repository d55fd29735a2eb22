import type { Db } from '../../platform/database.ts';
import { defineJob } from '../../platform/job.ts';
import type { Services } from '../../platform/services.ts';
import { holdSessions, listDone, listRunOut } from './booking.sql.ts';
import { changeSession, sendBackToRequested } from './change-session.ts';
import { DONE_AFTER_MS, type SessionRow } from './session-states.ts';

// Nothing waits for it to the minute: what a time decides is asked of the clock at every question.
export const tendSessionsJob = defineJob('tend-sessions', { schedule: '*/5 * * * *', expire: 240 });

const CLOCK = { who: 'clock', id: null } as const;
const AT_ONCE = 500;

/**
 * Sends back what a mentor did not accept in time, and ends what nobody ended within a day. Each is a transaction of its own, so
 * that one that fails holds up none of the others.
 */
export async function tendSessions(services: Services): Promise<void> {
  const { database, now } = services;
  const { db } = database;
  let left = 0;
  const each = async (ids: number[], isDue: (session: SessionRow) => boolean, end: (tx: Db, session: SessionRow) => Promise<unknown>) => {
    for (const id of ids) {
      const ended = db.transaction(async (tx) => {
        const [session] = await holdSessions(tx, [id]);
        if (session && isDue(session)) await end(tx, session);
      });
      await ended.catch(() => (left += 1));
    }
  };
  const hasRunOut = ({ state, held_until }: SessionRow) => state === 'held' && held_until !== null && held_until <= now();
  await each(await listRunOut(db, now(), AT_ONCE), hasRunOut, (tx, session) => sendBackToRequested(tx, services, [session], CLOCK));
  const before = () => new Date(now().getTime() - DONE_AFTER_MS);
  const isDone = ({ state, ends_at }: SessionRow) => state === 'booked' && ends_at !== null && ends_at <= before();
  await each(await listDone(db, before(), AT_ONCE), isDone, (tx, session) =>
    changeSession(tx, services, session, { state: 'done' }, { what: 'done', by: CLOCK }),
  );
  if (left > 0) throw new Error(`${left} sessions could not be tended yet`);
}
