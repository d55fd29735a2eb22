import type { FastifyInstance } from 'fastify';
import type { Services } from '../platform/services.ts';
import { readBooks } from './compare-ledger.ts';

/** The ledger beside the whole account of the double of Stripe, in cents, for tests; there is none where Stripe itself is asked. */
export function bookRoutes(app: FastifyInstance, services: Services): void {
  if (!services.payments?.double) return;
  app.get('/dev/books.json', (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return readBooks(services, new Date(0), services.now());
  });
}
