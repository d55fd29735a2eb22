import { getUsualWait, listMentorSessions, listMentors, requestMentorSession } from '@careerscoop/contract/mentoring';
import type { FastifyInstance } from 'fastify';
import { requireConsent } from '../consent/require-consent.ts';
import { AppError, refuse } from '../platform/errors.ts';
import { handle } from '../platform/handle.ts';
import type { Services } from '../platform/services.ts';
import { visitorOf } from '../platform/sign-in-guard.ts';
import { listApprovedMentors } from './mentors.sql.ts';
import { presentSessions } from './present-session.ts';
import { requestSession } from './request-session.ts';
import { usualWait } from './usual-wait.sql.ts';

export function mentorsRoutes(app: FastifyInstance, { database, now }: Services): void {
  handle(app, listMentors, ({ query }) => listApprovedMentors(database.db, query, now()));
}

/** Both sides read their own sessions. */
export function sessionListRoutes(app: FastifyInstance, { database, now }: Services): void {
  handle(app, listMentorSessions, ({ request }) => presentSessions(database.db, visitorOf(request), now()));
  handle(app, getUsualWait, async () => ({ usual: await usualWait(database.db, now()) }));
}

/** A student asks for half an hour; a representative finds mentor and date. */
export function sessionRequestRoutes(app: FastifyInstance, services: Services): void {
  const { database, limits, now } = services;
  const { db } = database;

  handle(app, requestMentorSession, async ({ body, request }) => {
    const visitor = visitorOf(request);
    await requireConsent(db, visitor.id, 'mentor_sessions', now());
    const wished_at = body.datetime ? new Date(body.datetime) : null;
    if (wished_at && wished_at <= now()) throw refuse('datetime', 'Choose a time that is still to come.');
    await limits.use('session_account', String(visitor.id));
    return db.transaction(async (tx) => {
      const id = await requestSession(tx, services, { student_id: visitor.id, topic: body.topic, wished_at });
      const session = (await presentSessions(tx, visitor, now())).find((each) => each.id === id);
      if (!session) throw new AppError('internal');
      return session;
    });
  });
}
