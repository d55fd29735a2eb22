import { listAudit } from '@careerscoop/contract/desk-audit';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/handle.ts';
import type { Services } from '../../platform/services.ts';
import { deskMetaOf } from '../counted.ts';
import { scopeOf } from '../desk-guard.ts';
import { listAuditLines } from './audit-list.sql.ts';

/** Who did what, as far as somebody's level reads it. */
export function auditRoutes(app: FastifyInstance, { database: { db } }: Services): void {
  handle(app, listAudit, async ({ query, request }) => {
    const { rows, found } = await listAuditLines(db, scopeOf(request), query);
    const named = (id: number | null, first_name: string | null) => (id === null ? null : { id, first_name: first_name ?? '' });
    const results = rows.map(({ at, actor_id, by, user_id, about, ...line }) => ({
      ...line,
      at: at.toISOString(),
      by: named(actor_id, by),
      about: named(user_id, about),
    }));
    return { results, meta: deskMetaOf(query.page, found) };
  });
}
