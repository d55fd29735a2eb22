import { createHash } from 'node:crypto';
import { getMentorHours, type MentorHours, putMentorHours } from '@careerscoop/contract/mentor-hours';
import type { FastifyInstance } from 'fastify';
import { noteAudit } from '../../identity/audit.sql.ts';
import { findPerson } from '../../identity/people.sql.ts';
import type { Db } from '../../platform/database.ts';
import { AppError, refuse } from '../../platform/errors.ts';
import { handle } from '../../platform/handle.ts';
import type { Services } from '../../platform/services.ts';
import { visitorOf } from '../../platform/sign-in-guard.ts';
import { dayAt, zoneOf } from '../../platform/wall-clock.ts';
import { lockPerson } from './booking.sql.ts';
import { faultOfDays, faultOfHours } from './hours.policy.ts';
import { listDays, listHours, replaceDays, replaceHours } from './hours.sql.ts';

const CHANGED_SINCE = 'Your hours were changed elsewhere since you opened this page. Load it again to see how they stand now.';

/** When a mentor can be met. What is booked stays booked, whatever they change. */
export function hoursRoutes(app: FastifyInstance, { database, now }: Services): void {
  const { db } = database;

  handle(app, getMentorHours, ({ request }) => present(db, visitorOf(request).id, now()));

  handle(app, putMentorHours, ({ body, request }) => {
    const { id } = visitorOf(request);
    return db.transaction(async (tx) => {
      // Whoever books reads the hours under the same lock.
      await lockPerson(tx, id);
      if (body.seen !== undefined && body.seen !== (await stateOf(tx, id))) throw new AppError('conflict', { detail: CHANGED_SINCE });
      const wrong = faultOfHours(body.hours);
      if (wrong) throw refuse('hours', wrong);
      const fault = body.days && faultOfDays(body.days, dayAt(now(), await zoneOfPerson(tx, id)));
      if (fault) throw refuse('days', fault);
      await replaceHours(tx, id, body.hours);
      if (body.days) await replaceDays(tx, id, body.days);
      const detail = { times: body.hours.length, ...(body.days ? { days: body.days.length } : {}) };
      await noteAudit(tx, { at: now(), action: 'mentoring.hours', actor: 'user', actor_id: id, user_id: id, detail });
      return present(tx, id, now());
    });
  });
}

async function present(db: Db, id: number, now: Date): Promise<MentorHours> {
  const time_zone = await zoneOfPerson(db, id);
  const [hours, days] = [await listHours(db, id), await listDays(db, id, dayAt(now, time_zone))];
  return { hours, days, time_zone, seen: await stateOf(db, id) };
}

const FIRST_DAY = '0000-01-01';

/** What is kept, as one value that another Save changes; a day that passes while a page lies open does not. */
async function stateOf(db: Db, id: number): Promise<string> {
  const kept = [await listHours(db, id), await listDays(db, id, FIRST_DAY)];
  return createHash('sha256').update(JSON.stringify(kept)).digest('base64url');
}

const zoneOfPerson = async (db: Db, id: number) => zoneOf((await findPerson(db, id, ['time_zone'])) ?? { time_zone: null });
