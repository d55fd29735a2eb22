import { getNumbers } from '@careerscoop/contract/desk-numbers';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/handle.ts';
import type { Services } from '../../platform/services.ts';
import { scopeOf } from '../desk-guard.ts';
import { cohortNumbers } from '../organization/cohort-numbers.ts';
import { listOwnCodes } from '../organization/organization.sql.ts';
import { whoseOf } from '../people/students-in-scope.sql.ts';
import { houseNumbers } from './house-numbers.ts';

/** Figures: of the house, or of a school's or sponsor's own classes. */
export function numbersRoutes(app: FastifyInstance, { database: { db }, now }: Services): void {
  handle(app, getNumbers, async ({ request }) => {
    const scope = scopeOf(request);
    const whose = whoseOf(scope);
    if (!whose) return { house: await houseNumbers(db, scope, now()), cohorts: null };
    return { house: null, cohorts: await cohortNumbers(db, whose, await listOwnCodes(db, scope), now()) };
  });
}
