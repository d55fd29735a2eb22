import { getSessionCalendar, guardianJoin, joinSession } from '@careerscoop/contract/mentoring';
import type { FastifyInstance } from 'fastify';
import { findPerson } from '../../identity/people.sql.ts';
import { AppError } from '../../platform/errors.ts';
import { handle } from '../../platform/handle.ts';
import type { Services } from '../../platform/services.ts';
import { type Visitor, visitorOf } from '../../platform/sign-in-guard.ts';
import { mentorCalled } from '../called.ts';
import { findPeople } from '../letters/find-people.ts';
import { calendarsOf, factsOf } from '../letters/send-letters.ts';
import { findOwnSession } from '../own-session.sql.ts';
import { guardianOfToken } from './guardian-of-token.ts';
import { openDoor } from './open-door.ts';

/** The door of a session for its two, and the session as a calendar file. */
export function doorRoutes(app: FastifyInstance, services: Services): void {
  const { database, now } = services;
  const { db } = database;

  handle(app, joinSession, async ({ params, request }) => {
    const visitor = visitorOf(request);
    const session = await findOwnSession(db, params.id, visitor);
    if (!session) throw new AppError('not_found');
    const person = await findPerson(db, visitor.id, ['first_name', 'time_zone']);
    if (!person) throw new AppError('session_expired');
    return { url: await openDoor(services, session, { seat: sideOf(visitor), ...person }) };
  });

  handle(app, getSessionCalendar, async ({ params, request, reply }) => {
    const visitor = visitorOf(request);
    const session = await findOwnSession(db, params.id, visitor);
    if (!session) throw new AppError('not_found');
    const people = await findPeople(db, session, now());
    if (session.state !== 'booked' || !people) throw new AppError('wrong_state', { detail: 'There is no time to put into a calendar.' });
    const files = calendarsOf(services, 'REQUEST', session, factsOf(services, session, people, { by: 'staff' }));
    reply.header('content-disposition', 'attachment; filename="careerscoop-session.ics"');
    return Buffer.from(files?.[sideOf(visitor)]?.text ?? '');
  });
}

/** The guardian's own door: nobody is signed in there. */
export function guardianDoorRoutes(app: FastifyInstance, services: Services): void {
  const { database, limits } = services;

  handle(app, guardianJoin, async ({ body, request }) => {
    await limits.use('link_address', request.ip);
    const { session, student } = await guardianOfToken(services, body.token);
    const caller = { seat: 'guardian', first_name: student.first_name, time_zone: student.time_zone } as const;
    const url = await openDoor(services, session, caller);
    const mentor = session.mentor_id === null ? undefined : await findPerson(database.db, session.mentor_id, ['first_name']);
    return {
      url,
      first_name: student.first_name,
      mentor_name: mentor ? mentorCalled(mentor.first_name) : null,
      starts_at: session.starts_at?.toISOString() ?? '',
    };
  });
}

const sideOf = ({ role }: Visitor) => (role === 'Mentor' ? 'mentor' : 'student');
