import type { FastifyInstance } from 'fastify';
import { listOutbox } from './outbox.sql.ts';
import type { Services } from './services.ts';
import { requireStorable } from './sound-input.ts';

/** The local stand-in's messages, newest first, of one address with `?to=`; exists only where the stand-ins do. */
export async function outboxRoutes(app: FastifyInstance, { database }: Services): Promise<void> {
  app.get<{ Querystring: { to?: string | string[] } }>('/dev/outbox.json', ({ query: { to } }, reply) => {
    requireStorable({ to });
    reply.header('cache-control', 'no-store');
    return listOutbox(database.db, typeof to === 'string' ? to : undefined);
  });
}
