import type { Endpoint, StreamEvents } from '@careerscoop/contract/endpoint';
import { ERRORS, errorBody, fieldErrorBody } from '@careerscoop/contract/errors';
import { z } from 'zod';
import type { NamedEndpoint } from './endpoints-of.ts';

type Json = Record<string, unknown>;

const refusal = z.union([errorBody, fieldErrorBody]);

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema, ...json } = z.toJSONSchema(schema, { target: 'draft-2020-12', io, unrepresentable: 'any' });
  return json;
};

const json = (schema: z.ZodType, io: 'input' | 'output'): Json => ({ 'application/json': { schema: schemaOf(schema, io) } });

const REFUSED = { description: 'Refused.', content: json(refusal, 'output') };

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }));
}

/** The same fields as a form, with the file that may come along. */
function formOf({ body, file }: Endpoint): Json {
  if (!body || !file) return {};
  const schema = schemaOf(body, 'input') as { properties?: Json };
  const properties = { ...schema.properties, [file]: { type: 'string', format: 'binary' } };
  return { 'multipart/form-data': { schema: { ...schema, properties } } };
}

/** What an endpoint reads: fields, a form with its file, or bytes of any kind. */
function requestBodyOf(endpoint: Endpoint): Json {
  const { body, raw_body } = endpoint;
  if (raw_body) {
    const description = `Taken as it was sent, for its signature: ${raw_body} bytes at most.`;
    return {
      requestBody: {
        required: true,
        description,
        content: { '*/*': { schema: { type: 'string', format: 'binary', maxLength: raw_body } } },
      },
    };
  }
  if (!body) return {};
  return { requestBody: { required: true, content: { ...json(body, 'input'), ...formOf(endpoint) } } };
}

function contentOf({ type, answer, stream }: Endpoint): Json {
  if (type) return { [type]: {} };
  return { ...json(answer, 'output'), ...(stream ? { 'text/event-stream': { schema: { oneOf: eventsOf(stream) } } } : {}) };
}

/** Each event as it may come, one after the other; `data` is the JSON of its line. */
function eventsOf(stream: StreamEvents): Json[] {
  return Object.entries<z.ZodType>({ ...stream, error: stream['error'] ?? refusal }).map(([event, data]) => ({
    type: 'object',
    properties: { event: { const: event }, data: schemaOf(data, 'output'), id: { type: 'string' } },
    required: ['event', 'data'],
  }));
}

const LAST_EVENT = {
  name: 'Last-Event-ID',
  in: 'header',
  required: false,
  description: 'The id of the last event that came before a cut: the stream goes on after it.',
  schema: { type: 'string', maxLength: 200 },
};

/** Endpoints are values that never change: a process that makes several servers, as tests do, describes each once. */
const described = new WeakMap<Endpoint, Json>();

function operationOf(subject: string, name: string, endpoint: Endpoint): Json {
  const known = described.get(endpoint);
  if (known) return known;
  const operation = describe(subject, name, endpoint);
  described.set(endpoint, operation);
  return operation;
}

function describe(subject: string, name: string, endpoint: Endpoint): Json {
  const done = endpoint.stream ? 'Done, in one answer or, for who accepts text/event-stream, as events, `done` last.' : 'Done.';
  return {
    operationId: name,
    tags: [subject],
    summary: endpoint.summary,
    ...(endpoint.access === 'public' ? {} : { security: [{ bearer: [] }] }),
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(endpoint.stream ? [LAST_EVENT] : []),
    ],
    ...requestBodyOf(endpoint),
    responses: {
      [endpoint.status]: endpoint.status === 204 ? { description: done } : { description: done, content: contentOf(endpoint) },
      '4XX': REFUSED,
    },
  };
}

/** The whole API as one OpenAPI 3.1 document, made from the contract's values and nothing else. */
export function openApiDocument(publicUrl: string, endpoints: readonly NamedEndpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const { subject, name, endpoint } of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operationOf(subject, name, endpoint);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'CareerScoop API',
      version: '1',
      description:
        'Refused fields answer 400 with {field: [messages]}; every other refusal with {detail, code}. Codes: ' +
        Object.entries(ERRORS)
          .map(([code, { status }]) => `${code} (${status})`)
          .join(', '),
    },
    servers: [{ url: `${publicUrl}/api/v1` }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    paths,
  };
}
