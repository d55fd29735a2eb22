import { createHash, timingSafeEqual } from 'node:crypto';
import { getLive, getReady } from '@careerscoop/contract/site';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Gauge, Registry, collectDefaultMetrics } from 'prom-client';
import { AppError } from './errors.ts';
import { handle } from './handle.ts';
import type { Services } from './services.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** For balancers and monitoring: alive, ready (the database answers), and the process's figures. */
export async function healthRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { config, database } = services;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const { name, help, count } of services.subjects.flatMap(({ figures = [] }) => figures)) {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        // The other figures are read also while the database is away.
        this.set(await count(services).catch(() => Number.NaN));
      },
    });
  }

  const ok = { status: 'ok' } as const;
  for (const prefix of ['', '/api/v1']) {
    await app.register(
      async (scope) => {
        handle(scope, getLive, () => ok);
        handle(scope, getReady, async () => {
          if (services.leaving) throw new AppError('unavailable', { retryAfterSeconds: 5 });
          try {
            await database.runSql('select 1');
          } catch (cause) {
            throw new AppError('unavailable', { retryAfterSeconds: 5, cause });
          }
          return ok;
        });
      },
      { prefix },
    );
  }
  app.get('/api/v1/metrics', async (request, reply) => {
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    const mayRead = isFromHere(request) || (config.metricsToken && token && isEqual(token, config.metricsToken));
    if (!mayRead) throw new AppError('not_found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** From this machine itself, not through a proxy that runs on it. */
function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const passedOn = headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['via'];
  return LOOPBACK.has(socket.remoteAddress ?? '') && passedOn === undefined;
}

function isEqual(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
