import { listMentorSessions, listMentors, requestMentorSession } from '@careerscoop/contract/mentoring';
import type { FastifyInstance } from 'fastify';
import { findUser } from '../accounts/accounts.sql.ts';
import { requireConsent } from '../consent/require-consent.ts';
import { AppError, refuse } from '../platform/errors.ts';
import { handle } from '../platform/handle.ts';
import type { Services } from '../platform/services.ts';
import { visitorOf } from '../platform/sign-in-guard.ts';
import { listApprovedMentors } from './mentors.sql.ts';
import { sessionsAMonth } from './mentoring.policy.ts';
import { presentSession } from './present-session.ts';
import { addSession, countSince, findEntitlement, listSessionsOf } from './sessions.sql.ts';

export function mentorsRoutes(app: FastifyInstance, { database }: Services): void {
  handle(app, listMentors, () => listApprovedMentors(database.db));
}

/** Both sides read their own sessions. */
export function sessionListRoutes(app: FastifyInstance, { database, now }: Services): void {
  handle(app, listMentorSessions, async ({ request }) => {
    const rows = await listSessionsOf(database.db, visitorOf(request));
    return rows.map((row) => presentSession(row, now()));
  });
}

/** A student asks for half an hour; a representative finds mentor and date. */
export function sessionRequestRoutes(app: FastifyInstance, { database, limits, now }: Services): void {
  const { db } = database;

  handle(app, requestMentorSession, async ({ body, request }) => {
    const visitor = visitorOf(request);
    await requireConsent(db, visitor.id, 'mentor_sessions', now());
    const datetime = body.datetime ? new Date(body.datetime) : null;
    if (datetime && datetime <= now()) throw refuse('datetime', 'Choose a time that is still to come.');
    await limits.use('session_account', String(visitor.id));
    return db.transaction(async (tx) => {
      const student = await findUser(tx, visitor.id);
      // Held, so that two requests at once do not both take the last session of the month.
      const entitlement = student && (await findEntitlement(tx, student.id));
      const monthly = entitlement ? sessionsAMonth(entitlement) : 0;
      if (monthly === 0) throw new AppError('plan_needed');
      const used = await countSince(tx, visitor.id, startOfMonth(now()));
      if (used >= monthly) {
        throw new AppError('plan_needed', { detail: 'You have used the sessions of this month. The next month brings new ones.' });
      }
      const id = await addSession(tx, { student_id: visitor.id, topic: body.topic, datetime, created_at: now() });
      const row = (await listSessionsOf(tx, visitor)).find((session) => session.id === id);
      if (!row) throw new AppError('internal');
      return presentSession(row, now());
    });
  });
}

function startOfMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}
