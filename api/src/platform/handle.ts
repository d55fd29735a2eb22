import type { Answer, Endpoint, ValidInput } from '@careerscoop/contract/endpoint';
import { fieldErrorBody, errorBody } from '@careerscoop/contract/errors';
import { wordIssue } from '@careerscoop/contract/issue-words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError, fieldsOf } from './errors.ts';
import { guardOf } from './guards.ts';
import { holdsUnstorable, requireStorable } from './sound-input.ts';

/** A handler gives the answer, or its JSON or file already written (a Buffer), which a test must hold to the schema. */
type Handler<E> = (
  input: ValidInput<E> & { request: FastifyRequest; reply: FastifyReply },
) => Promise<Answer<E> | Buffer> | Answer<E> | Buffer;

const refusal = z.toJSONSchema(z.union([errorBody, fieldErrorBody]), { target: 'draft-7' });

/**
 * Registers an endpoint of the contract, guarded by its access. The input reaches `fn` validated, and its text can be stored; the answer is written by a serializer
 * compiled from the same schema, so a field that the contract does not list never leaves the server.
 */
export function handle<E extends Endpoint>(app: FastifyInstance, endpoint: E, fn: Handler<E>): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...guardOf(app, endpoint),
    schema: {
      response: endpoint.status === 204 || endpoint.type ? {} : { [endpoint.status]: answerSchema(endpoint), '4xx': refusal },
    },
    handler: async (request, reply) => {
      const input = {
        params: parse(endpoint.params, foundAt(request.params)),
        query: parse(endpoint.query, request.query),
        body: endpoint.body ? parse(endpoint.body, request.body ?? undefined) : undefined,
        request,
        reply,
      };
      const answer = await fn(input as never);
      if (Buffer.isBuffer(answer)) reply.type(endpoint.type ?? 'application/json; charset=utf-8');
      return reply.status(endpoint.status).send(answer);
    },
  });
}

/** @throws not_found where an address holds what nothing here can be called: it says no more than any other unknown one */
function foundAt(params: unknown): unknown {
  if (holdsUnstorable(params)) throw new AppError('not_found');
  return params;
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value, { error: wordIssue });
  if (!parsed.success) throw new AppError('invalid_input', { fields: fieldsOf(parsed.error) });
  requireStorable(parsed.data);
  return parsed.data;
}

/** The answer's schema as fast-json-stringify reads it. */
function answerSchema(endpoint: Endpoint): object {
  const schema = z.toJSONSchema(endpoint.answer, { target: 'draft-7', io: 'output', unrepresentable: 'any' });
  delete schema.$schema;
  return withNullable(schema) as object;
}

/** zod writes "or null" as anyOf, for which the serializer runs a validator at every value; `nullable` costs nothing. */
function withNullable(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withNullable);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { anyOf, ...rest } = schema as { anyOf?: { type?: string }[] };
  const inner = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, withNullable(value)]));
  if (!anyOf) return inner;
  const [value, ...others] = anyOf.filter(({ type }) => type !== 'null');
  if (others.length > 0 || anyOf.length !== 2) return { ...inner, anyOf: anyOf.map(withNullable) };
  return { ...inner, ...(withNullable(value) as object), nullable: true };
}
