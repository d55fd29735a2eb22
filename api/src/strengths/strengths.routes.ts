import { getStrengthProfile } from '@careerscoop/contract/strengths';
import type { FastifyInstance } from 'fastify';
import { findUser } from '../identity/people.sql.ts';
import { findMatched } from '../assessment/assessment.sql.ts';
import { AppError } from '../platform/errors.ts';
import { handle } from '../platform/handle.ts';
import type { Services } from '../platform/services.ts';
import { visitorOf } from '../platform/sign-in-guard.ts';
import { readStrengths } from './read-strengths.ts';
import { noStrengths } from './word-strengths.ts';

/** Read from the newest matched answers at each asking. */
export function strengthsRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services.database;

  handle(app, getStrengthProfile, async ({ request }) => {
    const { id } = visitorOf(request);
    const user = await findUser(db, id);
    if (!user) throw new AppError('session_expired');
    const { first_name } = user;
    const matched = await findMatched(db, id);
    if (!matched) return noStrengths(first_name);
    const read = await readStrengths(services, matched, first_name);
    // The ten that unreadable answers led to are kept all the same.
    return read?.profile ?? noStrengths(first_name);
  });
}
