import { ALL_ENDPOINTS } from '@careerscoop/contract/all';
import type { Endpoint } from '@careerscoop/contract/endpoint';
import { ERRORS, errorBody, fieldErrorBody } from '@careerscoop/contract/errors';
import { z } from 'zod';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema, ...json } = z.toJSONSchema(schema, { target: 'draft-2020-12', io, unrepresentable: 'any' });
  return json;
};

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

function operationOf(subject: string, name: string, endpoint: Endpoint): Json {
  const json = (schema: z.ZodType, io: 'input' | 'output') => ({ 'application/json': { schema: schemaOf(schema, io) } });
  return {
    operationId: name,
    tags: [subject],
    summary: endpoint.summary,
    ...(endpoint.access === 'public' ? {} : { security: [{ bearer: [] }] }),
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
    ...(endpoint.body ? { requestBody: { required: true, content: { ...json(endpoint.body, 'input'), ...formOf(endpoint) } } } : {}),
    responses: {
      [endpoint.status]:
        endpoint.status === 204
          ? { description: 'Done.' }
          : { description: 'Done.', content: endpoint.type ? { [endpoint.type]: {} } : json(endpoint.answer, 'output') },
      '4XX': { description: 'Refused.', content: json(z.union([errorBody, fieldErrorBody]), 'output') },
    },
  };
}

/** The whole API as one OpenAPI 3.1 document, made from the contract's values and nothing else. */
export function openApiDocument(publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const { subject, name, endpoint } of ALL_ENDPOINTS) {
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
