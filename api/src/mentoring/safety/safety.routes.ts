import { guardianReport, reportSession } from '@careerscoop/contract/session-feedback';
import { getMentorStanding } from '@careerscoop/contract/mentor-hours';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import { handle } from '../../platform/handle.ts';
import type { Services } from '../../platform/services.ts';
import { visitorOf } from '../../platform/sign-in-guard.ts';
import { guardianOfToken } from '../door/guardian-of-token.ts';
import { findOwnSession } from '../own-session.sql.ts';
import { fileReport } from './file-report.ts';
import { findStanding } from './find-standing.ts';

const TOLD = { detail: 'Thank you for telling us. A person from our safety team reads it and writes to you.' };

/** Telling the team about the other side of a talk, and where a mentor stands. */
export function mentorSafetyRoutes(app: FastifyInstance, services: Services): void {
  const { database, limits, now } = services;
  const { db } = database;

  handle(app, reportSession, async ({ body, params, request }) => {
    const visitor = visitorOf(request);
    const session = await findOwnSession(db, params.id, visitor);
    if (!session) throw new AppError('not_found');
    await limits.use('talk_report_account', String(visitor.id));
    const by = visitor.role === 'Mentor' ? 'mentor' : 'student';
    await db.transaction((tx) => fileReport(tx, services, { session, by, ...body }));
    return TOLD;
  });

  handle(app, guardianReport, async ({ body: { token, ...report }, request }) => {
    await limits.use('link_address', request.ip);
    const { session } = await guardianOfToken(services, token);
    await limits.use('talk_report_account', String(session.student_id));
    await db.transaction((tx) => fileReport(tx, services, { session, by: 'guardian', ...report }));
    return TOLD;
  });

  handle(app, getMentorStanding, ({ request }) => findStanding(db, visitorOf(request).id, now()));
}
