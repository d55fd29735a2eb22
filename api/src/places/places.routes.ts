import { findPlaces } from '@careerscoop/contract/places';
import type { FastifyInstance } from 'fastify';
import { handle } from '../platform/handle.ts';
import type { Services } from '../platform/services.ts';

/** Suggestions for an address. A provider that fails takes nothing away: the address is written by hand then. */
export function placesRoutes(app: FastifyInstance, services: Services): void {
  handle(app, findPlaces, async ({ query, request }) => {
    try {
      return await services.addresses.suggest(query.q);
    } catch (error) {
      // Without what was typed: it is somebody's address.
      request.log.warn(`addresses: ${(error as Error).name}`);
      return [];
    }
  });
}
