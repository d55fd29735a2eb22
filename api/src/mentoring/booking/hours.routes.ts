import { getMentorHours, type MentorHours, putMentorHours } from '@careerscoop/contract/mentor-hours';
import type { FastifyInstance } from 'fastify';
import { noteAudit } from '../../identity/audit.sql.ts';
import { findPerson } from '../../identity/people.sql.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/errors.ts';
import { handle } from '../../platform/handle.ts';
import type { Services } from '../../platform/services.ts';
import { visitorOf } from '../../platform/sign-in-guard.ts';
import { dayAt, zoneOf } from '../../platform/wall-clock.ts';
import { lockPerson } from './booking.sql.ts';
import { faultOfDays, faultOfHours } from './hours.policy.ts';
import { listDays, listHours, replaceDays, replaceHours } from './hours.sql.ts';

/** When a mentor can be met. What is booked stays booked, whatever they change. */
export function hoursRoutes(app: FastifyInstance, { database, now }: Services): void {
  const { db } = database;

  handle(app, getMentorHours, ({ request }) => present(db, visitorOf(request).id, now()));

  handle(app, putMentorHours, ({ body, request }) => {
    const { id } = visitorOf(request);
    return db.transaction(async (tx) => {
      // Whoever books reads the hours under the same lock.
      await lockPerson(tx, id);
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
  return { hours: await listHours(db, id), days: await listDays(db, id, dayAt(now, time_zone)), time_zone };
}

const zoneOfPerson = async (db: Db, id: number) => zoneOf((await findPerson(db, id, ['time_zone'])) ?? { time_zone: null });
