import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './open-api.ts';
import type { Services } from './services.ts';

/** `/api/openapi.json` and, to read it, `/api/docs`. */
export async function docsRoutes(app: FastifyInstance, { config }: Services): Promise<void> {
  const document = openApiDocument(config.publicUrl);
  app.get('/openapi.json', () => document);
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
}
