import type { Address, Answer, CallInput, Endpoint } from '@careerscoop/contract/endpoint';
import { CallError, callErrorFrom, isRefusal } from './call-error.ts';
import { guardianAccess } from './guardian-access.ts';
import { refreshSession } from './refresh-session.ts';
import { session } from './session.ts';

const BASE = '/api/v1';
/** Shown when the server gives no answer that can be read; the contract has the same text for the server's side. */
export const NO_ANSWER = 'Incorrect response format, the server might be unavailable';

/** So long a body still goes on its way when the page is closed: browsers carry 64 kB of all calls together, and refuse more. */
const CARRIED_ON = 2_000;

const SESSION_OVER = 'Your session has ended. Please sign in again.';

export type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown; file?: Blob };

/**
 * Calls an endpoint of the contract, or by its address alone. An access token that has run out is renewed once, silently.
 * @throws CallError for every refusal and failure.
 */
export async function call<E extends Endpoint>(endpoint: E | Address, input: CallInput<E>, signal?: AbortSignal): Promise<Answer<E>> {
  return read(endpoint, await ask(endpoint, input as Parts, signal));
}

/** The bare answer to a call, asked for once more where the access token had run out. */
export async function ask(endpoint: Address, parts: Parts, signal?: AbortSignal, headers?: Record<string, string>): Promise<Response> {
  const access = session.accessToken();
  const asker = endpoint.access === 'public' || byLink(endpoint, parts) ? undefined : session.user()?.id;
  const first = await send(endpoint, parts, signal, headers);
  await requireSame(asker);
  // What signs in, renews and signs out answers for itself; a parent's half hour is never renewed.
  const renewable =
    session.refreshToken() && !byLink(endpoint, parts) && !(endpoint.path.startsWith('/auth/') && endpoint.access === 'public');
  if (first.status !== 401 || !renewable) return first;
  const renewal = await refreshSession(access);
  if (renewal === 'renewed') await requireSame(asker);
  if (renewal === 'unanswered') throw new CallError(0, NO_ANSWER);
  if (renewal === 'refused') throw endSession();
  const second = await send(endpoint, parts, signal, headers);
  await requireSame(asker);
  if (second.status === 401) throw endSession();
  return second;
}

/**
 * Who asked may have left while the answer was on its way, here or in another tab. The call is not sent again in the name
 * of the next person, and its answer, good or bad, never comes: it would be put where they see it.
 * @throws CallError where nobody is signed in
 */
async function requireSame(asker: number | undefined): Promise<void> {
  const now = session.user()?.id;
  if (asker === undefined || now === asker) return;
  if (now === undefined) throw new CallError(401, SESSION_OVER, 'session_expired');
  await new Promise(() => undefined);
}

/**
 * The same for an endpoint that comes with its first call: a page that asks for nothing when it is first seen does without
 * the contract and its checks.
 */
export async function callLater<E extends Endpoint>(
  fetchEndpoint: () => Promise<E>,
  input: CallInput<E>,
  signal?: AbortSignal,
): Promise<Answer<E>> {
  const endpoint = await fetchEndpoint().catch(() => {
    throw new CallError(0, NO_ANSWER);
  });
  return call(endpoint, input, signal);
}

/** Whether a parent asks by the link they opened, and not, by naming a child of their family, by their account. */
const byLink = ({ access }: Address, { query }: Parts) => access === 'guardian' && query?.['child'] === undefined;

async function send(endpoint: Address, parts: Parts, signal?: AbortSignal, headers?: Record<string, string>): Promise<Response> {
  const { params = {}, query = {}, body } = parts;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const access = byLink(endpoint, parts) ? guardianAccess.token() : session.accessToken();
  const form = endpoint.file && parts.file ? formOf(body, endpoint.file, parts.file) : undefined;
  const text = form || body === undefined ? '' : JSON.stringify(body);
  try {
    return await fetch(`${BASE}${path}${search.size > 0 ? `?${search}` : ''}`, {
      method: endpoint.method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        // Of a form the browser itself writes the type, with the sign that parts it.
        ...(form ? {} : { 'content-type': 'application/json' }),
        ...(access ? { authorization: `Bearer ${access}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: form ?? text }),
      ...(signal ? { signal } : {}),
      // A tick, a star or signing out counts for whoever closes the page in the same moment.
      keepalive: endpoint.method !== 'GET' && !form && !signal && text.length <= CARRIED_ON,
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new CallError(0, NO_ANSWER);
  }
}

/** The body's fields and a file as one form; no value is an empty text, and a list is its field several times. */
function formOf(body: unknown, name: string, file: Blob): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(body ?? {})) {
    if (value === undefined) continue;
    for (const each of Array.isArray(value) ? value : [value]) form.append(field, String(each ?? ''));
  }
  form.append(name, file, 'photo');
  return form;
}

/** @throws CallError for every answer that is a refusal or cannot be read */
export async function read<E extends Endpoint>(endpoint: E | Address, response: Response): Promise<Answer<E>> {
  if (response.status === 204) return undefined as Answer<E>;
  if (response.ok && endpoint.type) return (await response.blob()) as Answer<E>;
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok || isRefusal(body)) throw callErrorFrom(response.status, body, NO_ANSWER);
  if (body === undefined) throw new CallError(response.status, NO_ANSWER);
  return body as Answer<E>;
}

function endSession(): CallError {
  session.expire();
  return new CallError(401, SESSION_OVER, 'session_expired');
}
