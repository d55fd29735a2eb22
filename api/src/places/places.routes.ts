import { findPlaces } from '@careerscoop/contract/places';
import type { FastifyInstance } from 'fastify';
import { handle } from '../platform/handle.ts';
import { suggestPlaces } from './places.ts';

export function placesRoutes(app: FastifyInstance): void {
  handle(app, findPlaces, ({ query }) => suggestPlaces(query.q));
}
