import type { Access, Endpoint } from '@careerscoop/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from './services.ts';
import type { Guard } from './subject.ts';

declare module 'fastify' {
  interface FastifyInstance {
    guards?: Partial<Record<Access, Guard>>;
  }
}

/** From here on `handle` guards each endpoint by its access, as the subjects say who is let in. */
export function guardByAccess(app: FastifyInstance, services: Services): void {
  const known = services.subjects.flatMap(({ guards = {} }) => Object.entries(guards));
  app.decorate('guards', Object.fromEntries(known.map(([access, guard]) => [access, guard(services)])));
}

/** The hook of a route that lets only those in whom the endpoint names. @throws when no subject knows them: nothing is left open */
export function guardOf(app: FastifyInstance, endpoint: Endpoint): { onRequest?: (request: FastifyRequest) => Promise<void> } {
  const { access, method, path } = endpoint;
  if (access === 'public') return {};
  const guard = app.guards?.[access];
  if (!guard) throw new Error(`${method} ${path}: no subject guards the access "${access}".`);
  return { onRequest: (request) => guard(request, endpoint) };
}
