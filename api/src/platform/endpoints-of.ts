import type { Endpoint } from '@careerscoop/contract/endpoint';
import type { Subject } from './subject.ts';

export interface NamedEndpoint {
  /** The file of the contract. */
  subject: string;
  name: string;
  endpoint: Endpoint;
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value;
}

/** Every endpoint of these subjects, for the documentation and for checks over the whole API. */
export function endpointsOf(subjects: readonly Subject[]): NamedEndpoint[] {
  return subjects.flatMap(({ endpoints = {} }) =>
    Object.entries(endpoints).flatMap(([subject, file]) =>
      Object.entries(file).flatMap(([name, value]) => (isEndpoint(value) ? [{ subject, name, endpoint: value }] : [])),
    ),
  );
}
