import type { Answer, CallInput, Endpoint } from '@careerscoop/contract/endpoint';
import { CallError, callErrorFrom } from './call-error.ts';
import { refreshSession } from './refresh-session.ts';
import { session } from './session.ts';

const BASE = '/api/v1';
/** Shown when the server gives no answer that can be read; the contract has the same text for the server's side. */
const NO_ANSWER = 'Incorrect response format, the server might be unavailable';

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/**
 * Calls an endpoint of the contract. An access token that has run out is renewed once, silently.
 * @throws CallError for every refusal and failure.
 */
export async function call<E extends Endpoint>(endpoint: E, input: CallInput<E>, signal?: AbortSignal): Promise<Answer<E>> {
  const parts = input as Parts;
  const access = session.accessToken();
  const first = await send(endpoint, parts, signal);
  // What signs in, renews and signs out answers for itself.
  const renewable = session.refreshToken() && !(endpoint.path.startsWith('/auth/') && endpoint.access === 'public');
  if (first.status !== 401 || !renewable) return read(endpoint, first);
  const renewal = await refreshSession(access);
  if (renewal === 'unanswered') throw new CallError(0, NO_ANSWER);
  if (renewal === 'refused') throw endSession();
  const second = await send(endpoint, parts, signal);
  if (second.status === 401) throw endSession();
  return read(endpoint, second);
}

async function send(endpoint: Endpoint, { params = {}, query = {}, body }: Parts, signal?: AbortSignal): Promise<Response> {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const access = session.accessToken();
  try {
    return await fetch(`${BASE}${path}${search.size > 0 ? `?${search}` : ''}`, {
      method: endpoint.method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...(access ? { authorization: `Bearer ${access}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new CallError(0, NO_ANSWER);
  }
}

async function read<E extends Endpoint>(endpoint: E, response: Response): Promise<Answer<E>> {
  if (response.status === 204) return undefined as Answer<E>;
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw callErrorFrom(response.status, body, NO_ANSWER);
  if (body === undefined) throw new CallError(response.status, NO_ANSWER);
  return body as Answer<E>;
}

function endSession(): CallError {
  session.expire();
  return new CallError(401, 'Your session has ended. Please sign in again.', 'session_expired');
}
