import type { Answer, Endpoint } from '@careerscoop/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { type Asked, readInput, routeOf } from './endpoint-route.ts';

/** A handler is given the body byte by byte as it was sent: a signature is over them, and not over what they say. */
type RawHandler<E> = (input: Asked<E> & { raw: Buffer }) => Promise<Answer<E>> | Answer<E>;

/** Registers an endpoint with a `raw_body`: whatever its type or its encoding, it is neither read nor looked through. */
export function handleRaw<E extends Endpoint>(app: FastifyInstance, endpoint: E, fn: RawHandler<E>): void {
  const bodyLimit = endpoint.raw_body;
  if (bodyLimit === undefined) throw new Error(`${endpoint.method} ${endpoint.path} has no raw_body: register it by handle.`);
  // A scope of its own, since parsers belong to one.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
    scope.route({
      ...routeOf(scope, endpoint),
      bodyLimit,
      decompress: false,
      handler: async (request, reply) => {
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        return reply.status(endpoint.status).send(await fn({ ...readInput(endpoint, request, reply), raw }));
      },
    });
  });
}
