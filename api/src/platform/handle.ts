import type { Answer, Endpoint } from '@careerscoop/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { type Asked, readInput, routeOf } from './endpoint-route.ts';

/** A handler gives the answer, or its JSON or file already written (a Buffer), which a test must hold to the schema. */
type Handler<E> = (input: Asked<E>) => Promise<Answer<E> | Buffer> | Answer<E> | Buffer;

/**
 * Registers an endpoint of the contract, guarded by its access. The input reaches `fn` validated, and its text can be stored; the answer is written by a serializer
 * compiled from the same schema, so a field that the contract does not list never leaves the server.
 */
export function handle<E extends Endpoint>(app: FastifyInstance, endpoint: E, fn: Handler<E>): void {
  const { method, path, stream, raw_body } = endpoint;
  if (stream) throw new Error(`${method} ${path} has a stream: register it by handleStream.`);
  if (raw_body !== undefined) throw new Error(`${method} ${path} has a raw_body: register it by handleRaw.`);
  app.route({
    ...routeOf(app, endpoint),
    handler: async (request, reply) => {
      const answer = await fn(readInput(endpoint, request, reply));
      // One endpoint may give its file in two forms: then the handler has said which.
      if (Buffer.isBuffer(answer) && !reply.hasHeader('content-type')) reply.type(endpoint.type ?? 'application/json; charset=utf-8');
      return reply.status(endpoint.status).send(answer);
    },
  });
}
