import type { Endpoint, ValidInput } from '@careerscoop/contract/endpoint';
import { fieldErrorBody, errorBody } from '@careerscoop/contract/errors';
import { wordIssue } from '@careerscoop/contract/issue-words';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { z } from 'zod';
import { AppError, fieldsOf } from './errors.ts';
import { guardOf } from './guards.ts';
import { holdsUnstorable, requireStorable } from './sound-input.ts';

/** What every handler is given. */
export type Asked<E> = ValidInput<E> & { request: FastifyRequest; reply: FastifyReply };

const refusal = z.toJSONSchema(z.union([errorBody, fieldErrorBody]), { target: 'draft-7' });

/** What the route of an endpoint is, whichever way it answers: also who is let in. */
export function routeOf(app: FastifyInstance, endpoint: Endpoint): Pick<RouteOptions, 'method' | 'url' | 'schema' | 'onRequest'> {
  const isJson = endpoint.status !== 204 && !endpoint.type;
  return {
    method: endpoint.method,
    url: endpoint.path,
    ...guardOf(app, endpoint),
    schema: { response: isJson ? { [endpoint.status]: serializerSchema(endpoint.answer), '4xx': refusal } : {} },
  };
}

/** The request by the endpoint's rules. @throws AppError for what they refuse, and for text that cannot be stored */
export function readInput<E extends Endpoint>(endpoint: E, request: FastifyRequest, reply: FastifyReply): Asked<E> {
  const input = {
    params: parse(endpoint.params, foundAt(request.params)),
    query: parse(endpoint.query, request.query),
    body: endpoint.body ? parse(endpoint.body, request.body ?? undefined) : undefined,
    request,
    reply,
  };
  return input as never;
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

const read = new WeakMap<z.ZodType, object>();

/** The schema as fast-json-stringify reads it, made once. */
export function serializerSchema(value: z.ZodType): object {
  const known = read.get(value) ?? readable(value);
  read.set(value, known);
  return known;
}

function readable(value: z.ZodType): object {
  const schema = z.toJSONSchema(value, { target: 'draft-7', io: 'output', unrepresentable: 'any' });
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
