import type { FastifyInstance } from 'fastify';
import { listOutbox } from './outbox.sql.ts';
import type { Services } from './services.ts';

/** The local stand-in's messages, newest first; exists only where the stand-ins do. */
export async function outboxRoutes(app: FastifyInstance, { database }: Services): Promise<void> {
  app.get('/dev/outbox.json', (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return listOutbox(database.db);
  });
}
