import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { endpointsOf } from './endpoints-of.ts';
import { openApiDocument } from './open-api.ts';
import type { Services } from './services.ts';

// As strict as our own pages; the plugin's policy would let a checker of somebody else's in.
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; " +
  "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `/api/openapi.json` and, to read it, `/api/docs`. */
export async function docsRoutes(app: FastifyInstance, { config, subjects }: Services): Promise<void> {
  const document = openApiDocument(config.publicUrl, endpointsOf(subjects));
  app.get('/openapi.json', () => document);
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: POLICY });
}
