import { getSite } from '@careerscoop/contract/site';
import type { FastifyInstance } from 'fastify';
import { handle } from './handle.ts';
import type { Services } from './services.ts';

export function siteRoutes(app: FastifyInstance, { config }: Services): void {
  handle(app, getSite, () => ({ demo: config.demo }));
}
