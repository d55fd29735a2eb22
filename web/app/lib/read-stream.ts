import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { CallInput, Endpoint } from '@careerscoop/contract/endpoint';
import { ERRORS, type ErrorCode } from '@careerscoop/contract/errors';
import { CallError, callErrorFrom } from './call-error.ts';
import type { StreamOptions, StreamPart } from './call-stream.ts';
import { NO_ANSWER, type Parts, ask, read } from './call.ts';
import { newKey } from './new-key.ts';

const WAITS = {
  /** Who has heard nothing by then sits behind a proxy that keeps the events until the last has come. */
  firstBytes: 8_000,
  /** The server says something every fifteen seconds. */
  silence: 40_000,
  /** Before the first try after a cut; each further one waits twice as long. */
  again: 500,
};
const MOST_TRIES = 6;

/** A connection that broke or says nothing: no refusal, and worth another try. */
class Cut extends Error {}

/** Of a tab whose proxy keeps events the next call need not find it out again. */
let keptByProxy = false;

/** The parts of a streamed answer; see `callStream`. */
export async function* readStream<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: StreamOptions,
): AsyncGenerator<StreamPart<E>, void> {
  const { signal, resumeAt } = options;
  const waits = { ...WAITS, ...options.waits };
  // The same at every try, so that what was begun is not begun twice.
  const key: Headers = endpoint.method === 'GET' ? {} : { 'idempotency-key': options.key ?? newKey() };
  let [lastEventId, came, asEvents] = [options.lastEventId, false, !keptByProxy];
  for (let failures = 0; failures <= MOST_TRIES; failures += 1) {
    if (failures > 0) await wait(waits.again * 2 ** (failures - 1) * (0.75 + Math.random() / 2), signal);
    const from = (came && resumeAt?.()) || { endpoint, input };
    const headers: Headers = { ...key, ...(lastEventId ? { 'last-event-id': lastEventId } : {}) };
    let failure: CallError | undefined;
    try {
      for await (const message of asEvents ? messagesOf(from, headers, waits, signal) : answerTo(from, key, signal)) {
        if (message instanceof Response) {
          const data = await read(endpoint, message);
          keptByProxy ||= !asEvents;
          return yield { event: 'answer', data };
        }
        [came, failures, lastEventId] = [true, 0, message.id || lastEventId];
        const data = dataOf(message);
        failure = message.event === 'error' ? failureOf(data) : undefined;
        if (failure) break;
        yield { event: message.event, data, ...(message.id ? { id: message.id } : {}) } as StreamPart<E>;
        if (message.event === 'done') return;
      }
    } catch (error) {
      if (signal?.aborted) throw error;
      const isAway = came && error instanceof CallError && !error.isFinal;
      if (!(error instanceof Cut) && !isAway) throw error;
      if (error === KEPT) [asEvents, failures] = [false, -1];
    }
    if (failure) throw failure;
  }
  throw new CallError(0, NO_ANSWER);
}

const KEPT = new Cut();
type From = { endpoint: Endpoint; input: object };
type Headers = Record<string, string>;

/** One connection's messages, or the answer that is none of events. @throws Cut, and KEPT when nothing comes at all */
async function* messagesOf(
  { endpoint, input }: From,
  headers: Headers,
  waits: typeof WAITS,
  signal?: AbortSignal,
): AsyncGenerator<EventSourceMessage | Response, void> {
  const own = new AbortController();
  const leave = () => own.abort(signal?.reason);
  if (signal?.aborted) leave();
  signal?.addEventListener('abort', leave);
  let late = setTimeout(() => own.abort(KEPT), waits.firstBytes);
  try {
    const response = await ask(endpoint, input as Parts, own.signal, { ...headers, accept: 'text/event-stream, application/json;q=0.9' });
    if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
      clearTimeout(late);
      return yield response;
    }
    const messages: EventSourceMessage[] = [];
    const parser = createParser({ onEvent: (message) => messages.push(message) });
    const [decoder, reader] = [new TextDecoder(), response.body.getReader()];
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      clearTimeout(late);
      parser.feed(decoder.decode(chunk.value, { stream: true }));
      yield* messages.splice(0);
      late = setTimeout(() => own.abort(new Cut()), waits.silence);
    }
    throw new Cut();
  } catch (error) {
    if (own.signal.aborted) throw own.signal.reason;
    throw error instanceof CallError ? error : new Cut();
  } finally {
    clearTimeout(late);
    signal?.removeEventListener('abort', leave);
    own.abort();
  }
}

async function* answerTo({ endpoint, input }: From, headers: Headers, signal?: AbortSignal): AsyncGenerator<Response, void> {
  yield await ask(endpoint, input as Parts, signal, headers);
}

function dataOf({ data }: EventSourceMessage): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw new CallError(0, NO_ANSWER);
  }
}

/** An event `error` has the body of a refusal, whose code says the status. */
function failureOf(body: unknown): CallError {
  const { code } = body as { code?: ErrorCode };
  return callErrorFrom(code && ERRORS[code] ? ERRORS[code].status : ERRORS.invalid_input.status, body, NO_ANSWER);
}

function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => (clearTimeout(timer), reject(signal?.reason as Error));
    const timer = setTimeout(() => (signal?.removeEventListener('abort', leave), resolve()), milliseconds);
    if (signal?.aborted) leave();
    else signal?.addEventListener('abort', leave, { once: true });
  });
}
