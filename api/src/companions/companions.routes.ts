import { listAiAgents } from '@careerscoop/contract/companions';
import type { FastifyInstance } from 'fastify';
import { hasConsent } from '../consent/require-consent.ts';
import { AppError } from '../platform/errors.ts';
import { handle } from '../platform/handle.ts';
import { metaOf } from '../platform/meta-of.ts';
import type { Services } from '../platform/services.ts';
import { visitorOf } from '../platform/sign-in-guard.ts';
import { holdsCompanions } from './companions.policy.ts';
import { findCompanionFlags, listAgentsOf } from './companions.sql.ts';

export function companionsRoutes(app: FastifyInstance, { database, now }: Services): void {
  const { db } = database;

  handle(app, listAiAgents, async ({ query: { page, per_page, name }, request }) => {
    const { id } = visitorOf(request);
    const flags = await findCompanionFlags(db, id);
    if (!flags) throw new AppError('session_expired');
    const { rows, total } = await listAgentsOf(db, { user_id: id, subscribed: holdsCompanions(flags), name, page, per_page });
    const consent_needed = !(await hasConsent(db, id, 'companions', now()));
    return {
      results: rows.map((row) => ({ ...row, consent_needed })),
      meta: metaOf(page, per_page, total),
    };
  });
}
