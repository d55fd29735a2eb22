import type { Endpoint } from './endpoint.ts';
import * as SUBJECTS from './subjects.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value;
}

interface NamedEndpoint {
  subject: string;
  name: string;
  endpoint: Endpoint;
}

/** Every endpoint, for the documentation and for checks over the whole API. */
export const ALL_ENDPOINTS: readonly NamedEndpoint[] = Object.entries<Record<string, unknown>>(SUBJECTS).flatMap(([subject, exports]) =>
  Object.entries(exports).flatMap(([name, value]) => (isEndpoint(value) ? [{ subject, name, endpoint: value }] : [])),
);
