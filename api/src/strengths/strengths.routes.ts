import { getStrengthProfile } from '@careerscoop/contract/strengths';
import type { FastifyInstance } from 'fastify';
import { findUser } from '../identity/people.sql.ts';
import { findStudent, listAssessments } from '../assessment/assessment.sql.ts';
import { itemsOf } from '../assessment/items.ts';
import { normsOf } from '../assessment/norms.ts';
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
    const [user, student] = [await findUser(db, id), await findStudent(db, id)];
    if (!user || !student) throw new AppError('session_expired');
    const { first_name } = user;
    const latest = (await listAssessments(db, id)).find(({ matched_at }) => matched_at !== null);
    if (!latest) return noStrengths(first_name);
    const scenarios = await itemsOf(db, latest.item_version);
    const norms = await normsOf(db, latest.norm_version);
    const read = readStrengths(services, { scenarios, given: latest.answers, education: student.education, norms, first_name });
    // The ten that unreadable answers led to are kept all the same.
    return read?.profile ?? noStrengths(first_name);
  });
}
