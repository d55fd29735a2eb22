import type { Answer, Endpoint } from '@careerscoop/contract/endpoint';
import { vi } from 'vitest';

interface Refusal {
  status: number;
  body: { detail?: string; code?: string } & Record<string, unknown>;
}

interface Fake {
  endpoint: Endpoint;
  status: number;
  answer: unknown;
  sent: unknown[];
}

let fakes: Fake[] = [];

/**
 * Stands in for one endpoint of the server; `answer` is what the contract says of it, and what a screen sends has to pass
 * the endpoint's own checks. Gives the bodies that were sent, a list that grows. A later fake of the same endpoint takes
 * the place of an earlier one.
 */
export function fakeAnswer<E extends Endpoint>(endpoint: E, answer: Answer<E>): unknown[] {
  return stand(endpoint, endpoint.status, endpoint.answer.parse(answer));
}

/** The same with a refusal or a failure, as the server words it. */
export function fakeRefusal(endpoint: Endpoint, { status, body }: Refusal): unknown[] {
  return stand(endpoint, status, body);
}

export function forgetFakes(): void {
  fakes = [];
}

function stand(endpoint: Endpoint, status: number, answer: unknown): unknown[] {
  const sent: unknown[] = [];
  fakes = [{ endpoint, status, answer, sent }, ...fakes];
  vi.stubGlobal('fetch', answerCall);
  return sent;
}

async function answerCall(address: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
  const { pathname } = new URL(address, 'http://localhost');
  const fake = fakes.find(({ endpoint }) => endpoint.method === method && patternOf(endpoint).test(pathname));
  if (!fake) throw new Error(`No fake answers ${method} ${pathname}.`);
  if (typeof body === 'string') fake.sent.push(fake.endpoint.body?.parse(JSON.parse(body)));
  return Response.json(fake.answer, { status: fake.status });
}

const patternOf = ({ path }: Endpoint) => new RegExp(`^/api/v1${path.replaceAll(/:\w+/g, '[^/]+')}$`);
