import type { Answer, Endpoint } from '@careerscoop/contract/endpoint';
import { vi } from 'vitest';

interface Refusal {
  status: number;
  /** `code` is the name of a field as well. */
  body: { detail?: string; code?: string | string[] } & Record<string, unknown>;
}

interface Fake {
  endpoint: Endpoint;
  status: number;
  answer: unknown;
  sent: unknown[];
  /** Until this is kept, the answer is on its way. */
  after: Promise<void>;
}

const AT_ONCE = Promise.resolve();

let fakes: Fake[] = [];

/**
 * Stands in for one endpoint of the server; `answer` is what the contract says of it, and what a screen sends has to pass
 * the endpoint's own checks. Gives the bodies that were sent, one for each call (undefined where it has none): a list that
 * grows. A later fake of the same endpoint takes the place of an earlier one.
 */
export function fakeAnswer<E extends Endpoint>(endpoint: E, answer: Answer<E>, after = AT_ONCE): unknown[] {
  return stand(endpoint, endpoint.status, endpoint.answer.parse(answer), after);
}

/** The same with a refusal or a failure, as the server words it. */
export function fakeRefusal(endpoint: Endpoint, { status, body }: Refusal, after = AT_ONCE): unknown[] {
  return stand(endpoint, status, body, after);
}

/** The same without a network. */
export function fakeNoNetwork(endpoint: Endpoint): unknown[] {
  return stand(endpoint, 0, undefined);
}

export function forgetFakes(): void {
  fakes = [];
}

function stand(endpoint: Endpoint, status: number, answer: unknown, after = AT_ONCE): unknown[] {
  const sent: unknown[] = [];
  fakes = [{ endpoint, status, answer, sent, after }, ...fakes];
  vi.stubGlobal('fetch', answerCall);
  return sent;
}

async function answerCall(address: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
  const { pathname } = new URL(address, 'http://localhost');
  const fake = fakes.find(({ endpoint }) => endpoint.method === method && patternOf(endpoint).test(pathname));
  if (!fake) throw new Error(`No fake answers ${method} ${pathname}.`);
  fake.sent.push(typeof body === 'string' ? fake.endpoint.body?.parse(JSON.parse(body)) : undefined);
  await fake.after;
  if (fake.status === 0) throw new TypeError('Failed to fetch');
  // A server may answer with nothing at all.
  return fake.status === 204 ? new Response(null, { status: 204 }) : Response.json(fake.answer, { status: fake.status });
}

const patternOf = ({ path }: Endpoint) => new RegExp(`^/api/v1${path.replaceAll(/:\w+/g, '[^/]+')}$`);
