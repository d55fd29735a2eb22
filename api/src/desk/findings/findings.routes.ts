import { handleFinding, listDeskFindings } from '@careerscoop/contract/desk-orders';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import { handle } from '../../platform/handle.ts';
import type { Services } from '../../platform/services.ts';
import { scopeOf } from '../desk-guard.ts';
import { deskMetaOf } from '../counted.ts';
import { sortOf } from '../list-page.ts';
import { findFindingAt, listFindingsAt } from './findings.sql.ts';
import { handleFindingBy } from './handle-finding.ts';

/** What payments could not settle or mend by themselves, at the desk. */
export function deskFindingsRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services.database;

  handle(app, listDeskFindings, async ({ query: { sort = 'found_at', page, q, id, state }, request }) => {
    const { total, results } = await listFindingsAt(db, scopeOf(request), { q, one: id, state, page, down: sortOf(sort).down });
    return { results, meta: deskMetaOf(page, total) };
  });

  handle(app, handleFinding, async ({ params: { id }, request }) => {
    const scope = scopeOf(request);
    const find = async () => {
      const found = await findFindingAt(db, scope, id);
      if (!found) throw new AppError('not_found');
      return found;
    };
    await find();
    if (!(await handleFindingBy(services, id, scope.user_id))) {
      throw new AppError('conflict', { detail: 'Somebody else has handled this already.' });
    }
    return find();
  });
}
