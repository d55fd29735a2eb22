import type { Answer, CallInput, Endpoint, ReceivedEvent } from '@careerscoop/contract/endpoint';
import { CallError } from './call-error.ts';
import { NO_ANSWER } from './call.ts';

/** An event, or the whole as one answer where events do not get through: it stands for all that came before. */
export type StreamPart<E> = ReceivedEvent<E> | { event: 'answer'; data: Answer<E>; id?: never };

export interface StreamOptions {
  signal?: AbortSignal;
  /** What makes two calls the same one, where a person may ask again; else each call has its own. */
  key?: string;
  /** Where the reader of an earlier visit stopped. */
  lastEventId?: string;
  /** Where the rest is asked for after a cut, if not by the same call once more. */
  resumeAt?: () => { endpoint: Endpoint; input: object } | undefined;
  /** Milliseconds for a connection and for a test. */
  waits?: Partial<{ firstBytes: number; silence: number; again: number }>;
}

/**
 * Calls an endpoint of the contract that streams, and gives its events as they come, `done` last; a cut is mended unseen.
 * The reader itself is fetched with the first call. @throws CallError for every refusal and failure, also in the middle.
 */
export async function* callStream<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: StreamOptions = {},
): AsyncGenerator<StreamPart<E>, void> {
  const { readStream } = await import('./read-stream.ts').catch(() => {
    throw new CallError(0, NO_ANSWER);
  });
  yield* readStream(endpoint, input, options);
}
