import { getCompanionsSafety } from '@careerscoop/contract/safety';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/handle.ts';
import type { Services } from '../../platform/services.ts';
import { countReferrals } from './safety.sql.ts';
import { hoursIn } from './watched.ts';

export function safetyRoutes(app: FastifyInstance, { config: { safety }, database }: Services): void {
  handle(app, getCompanionsSafety, async () => ({
    open: safety !== null,
    read: safety?.email ? hoursIn('en', safety.hours) : null,
    years: await countReferrals(database.db),
  }));
}
