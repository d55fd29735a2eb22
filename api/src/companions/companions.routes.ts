import { listAiAgents } from '@careerscoop/contract/companions';
import type { FastifyInstance } from 'fastify';
import { hasConsent } from '../consent/require-consent.ts';
import { handle } from '../platform/handle.ts';
import { metaOf } from '../platform/meta-of.ts';
import type { Services } from '../platform/services.ts';
import { visitorOf } from '../platform/sign-in-guard.ts';
import { findEntitlements } from '../plans/find-entitlements.ts';
import { listAgentsOf } from './companions.sql.ts';

export function companionsRoutes(app: FastifyInstance, services: Services): void {
  const { database, now } = services;
  const { db } = database;

  handle(app, listAiAgents, async ({ query: { page, per_page, name }, request }) => {
    const { id } = visitorOf(request);
    const subscribed = (await findEntitlements(db, services, id)).companions.open;
    const { rows, total } = await listAgentsOf(db, { user_id: id, subscribed, name, page, per_page });
    const consent_needed = !(await hasConsent(db, id, 'companions', now()));
    return {
      results: rows.map((row) => ({ ...row, consent_needed })),
      meta: metaOf(page, per_page, total),
    };
  });
}
