import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { networkOf } from './network-of.ts';
import type { Services } from './services.ts';
import { sharedCounts } from './shared-counts.sql.ts';

/** Limits how often one network may call the routes of this scope, in all processes together; `name` parts the scopes. */
export async function limitCalls(
  app: FastifyInstance,
  { config, database }: Pick<Services, 'config' | 'database'>,
  name: string,
): Promise<void> {
  const settings: RateLimitPluginOptions = { max: config.rateLimit, timeWindow: '1 minute', keyGenerator: ({ ip }) => networkOf(ip) };
  // The embedded database has one process, which counts for itself.
  if (database.kind !== 'embedded') settings.store = sharedCounts(database.runSql, name);
  await app.register(rateLimit, settings);
}
