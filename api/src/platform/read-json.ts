import type { FastifyInstance } from 'fastify';
import { requireModest } from './sound-input.ts';

/**
 * Reads JSON bodies as Fastify does, but counts first what there is to read, and takes an empty one for none: some calls
 * say everything by their address.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    try {
      requireModest(body as string);
    } catch (refused) {
      return done(refused as Error, undefined);
    }
    void parse(request, body as string, done);
  });
}
