import type { z } from 'zod';
import type { Permission } from './desk-permissions.ts';

/**
 * Who may call: `public` nobody needs to be signed in; `guardian` a parent with the token of an opened link; the rest
 * need a bearer token of that role. `desk` needs a place at the desk whose level has the permission that the endpoint names.
 */
export type Access = 'public' | 'signed_in' | 'student' | 'mentor' | 'desk' | 'guardian';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/**
 * The events of a stream, by name, each with the schema of its data. `done` is the last of each that came to its end, so
 * that a reader can tell it from one that was cut.
 */
export type StreamEvents = Readonly<Record<string, z.ZodType>> & { readonly done: z.ZodType };

/**
 * One call of the API as one value: the server registers it, the browser calls it, forms validate with its body and
 * test fakes answer by it. `path` is relative to `/api/v1` and ends in a slash, but for those that balancers know without
 * one; `:name` marks a path parameter.
 */
export interface Endpoint<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
  S extends StreamEvents = StreamEvents,
> {
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  /** With `desk`: what one must be allowed to do there. */
  readonly may?: Permission;
  /** One sentence for the API's documentation. */
  readonly summary: string;
  /** Status of the successful answer. */
  readonly status: 200 | 201 | 202 | 204;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** The name of a file that may come along; the call is then multipart/form-data instead of JSON. */
  readonly file?: string;
  /** The media type of an answer that is a file and not JSON. */
  readonly type?: string;
  readonly answer: A;
  /** The answer piece by piece, as server-sent events, for who accepts them; `answer` is the same as one, for who does not. */
  readonly stream?: S;
  /** The body is taken as it was sent, whatever it is, for a signature to be checked: at most so many bytes. */
  readonly raw_body?: number;
}

/** What a caller has to know of an endpoint to ask it. */
export type Address = Pick<Endpoint, 'method' | 'path' | 'access' | 'file' | 'type'>;

/** Declares an endpoint; only there so that the schemas keep their own types. */
export function endpoint<
  P extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
  A extends z.ZodType = z.ZodType,
  S extends StreamEvents = never,
>(value: Endpoint<P, Q, B, A, S>): Endpoint<P, Q, B, A, S> {
  return value;
}

type OutputOf<T> = T extends z.ZodUndefined ? undefined : T extends z.ZodType ? z.output<T> : undefined;
type InputOf<T> = T extends z.ZodUndefined ? undefined : T extends z.ZodType ? z.input<T> : undefined;

/** What a handler receives after validation. */
export type ValidInput<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodType> ? { params: OutputOf<P>; query: OutputOf<Q>; body: OutputOf<B> } : never;

/** A browser's Blob or File, of which this package knows no more. */
export interface FileToSend {
  readonly size: number;
  readonly type: string;
}

/** What a caller passes: only the parts that the endpoint has. */
export type CallInput<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodType>
    ? (P extends z.ZodUndefined ? object : { params: InputOf<P> }) &
        (Q extends z.ZodUndefined ? object : { query?: InputOf<Q> }) &
        (B extends z.ZodUndefined ? object : { body: InputOf<B>; file?: FileToSend | undefined })
    : never;

/** The successful answer's type. */
export type Answer<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer A> ? z.output<A> : never;

/** One event on its way: where it has an id, a reader that was cut off can go on after it. */
export interface StreamEvent<N extends string = string, D = unknown> {
  event: N;
  data: D;
  id?: string;
}

type EventsOf<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType, infer S> ? S : never;

/** What the handler of a stream gives, one after the other. */
export type EventToSend<E> = { [N in keyof EventsOf<E> & string]: StreamEvent<N, z.input<EventsOf<E>[N]>> }[keyof EventsOf<E> & string];

/** What a reader of a stream gets; the refusals and failures among them are thrown. */
export type ReceivedEvent<E> = { [N in keyof EventsOf<E> & string]: StreamEvent<N, z.output<EventsOf<E>[N]>> }[keyof EventsOf<E> & string];
