import { type Site, getSite } from '@careerscoop/contract/site';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { handle } from './handle.ts';
import type { Services } from './services.ts';

export function siteRoutes(app: FastifyInstance, { config }: Services): void {
  handle(app, getSite, () => describeSite(config));
}

/** What a browser has to know of this installation. */
export function describeSite({ demo, publicUrl, links, organization, safety }: Config): Site {
  return { demo, public_url: publicUrl, links, organization, companions_open: safety !== null };
}
