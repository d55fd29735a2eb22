import type { Answer, Endpoint, EventToSend, StreamEvent } from '@careerscoop/contract/endpoint';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Asked, readInput, routeOf, serializerSchema } from './endpoint-route.ts';
import { AppError, refusalFor } from './errors.ts';
import { beginEvents } from './event-writer.ts';
import { openStreamsOf } from './open-streams.ts';
import { type JsonWriter, jsonWriter } from './write-answers.ts';

interface StreamInput {
  /** Ends when nobody reads any more: whatever the handler waits for need not come. */
  signal: AbortSignal;
  /** The id of the last event that this reader got, when it comes back to go on after it. */
  lastEventId: string | undefined;
}

type Given = AsyncGenerator<StreamEvent, void>;

interface StreamHandler<E> {
  /** The events one after the other, `done` last. What it throws before the first is refused as any other call is. */
  events(input: Asked<E> & StreamInput): AsyncGenerator<EventToSend<E>, void>;
  /** All of them as one answer, for who accepts no event stream. */
  answer(events: EventToSend<E>[]): Answer<E>;
  /** What is answered instead of a refusal, where there is more to say than it does. */
  refused?(error: FastifyError, request: FastifyRequest): Promise<Error>;
}

/**
 * Registers an endpoint with a `stream`. Each event is written by a serializer compiled from its schema, so a field that the
 * contract does not list never leaves the server. What fails in the middle is an event `error` with the body of a refusal.
 */
export function handleStream<E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: StreamHandler<E>): void {
  const { events, answer, refused } = handler;
  const { stream } = endpoint;
  if (!stream) throw new Error(`${endpoint.method} ${endpoint.path} has no stream: register it by handle.`);
  const writers = new Map(Object.entries<z.ZodType>(stream).map(([event, data]) => [event, jsonWriter(serializerSchema(data))]));
  // The first reader does not wait for it, nor does the start: whoever asks meanwhile is served between two of them.
  app.addHook('onListen', (done) => {
    done();
    void compileOneByOne([...writers.values()]);
  });
  const open = openStreamsOf(app);
  app.route({
    ...routeOf(app, endpoint),
    exposeHeadRoute: false,
    ...(refused
      ? {
          // Sent on as an error: what refuses all others words it.
          errorHandler: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
            refused(error, request).then(
              (refusal) => reply.send(refusal),
              () => reply.send(error),
            );
          },
        }
      : {}),
    handler: async (request, reply) => {
      const away = new AbortController();
      const streams = acceptsEvents(request);
      const lastEventId = streams ? lastEventIdOf(request) : undefined;
      const input = { ...readInput(endpoint, request, reply), signal: away.signal, lastEventId };
      const given = untilDone(events(input) as Given, away.signal);
      const leave = () => {
        away.abort();
        // Nobody hears any more of what fails while it is given up.
        given.return().catch((error: FastifyError) => void refusalFor(error, request));
      };
      reply.raw.once('close', leave);
      if (!streams) {
        // A process that ends waits for it as it does for a stream.
        const here = { cut: leave };
        open.add(here);
        const all = (await listOf(given, away.signal).finally(() => open.delete(here))) as EventToSend<E>[];
        reply.raw.off('close', leave);
        return reply.status(endpoint.status).send(answer(all));
      }
      const first = await given.next();
      const writer = beginEvents(reply, endpoint.status);
      const here = { cut: () => (leave(), writer.end()) };
      open.add(here);
      reply.raw.once('close', () => open.delete(here));
      const write = ({ event, id, data }: StreamEvent) => writer.send({ event, id, json: (writers.get(event) as JsonWriter).write(data) });
      try {
        for (let step = first; !step.done; step = await given.next()) {
          if (!(await write(step.value))) return leave();
        }
      } catch (error) {
        if (!away.signal.aborted)
          await writer.send({ event: 'error', json: JSON.stringify(refusalFor(error as FastifyError, request).body) });
        leave();
      }
      reply.raw.off('close', leave);
      writer.end();
    },
  });
}

async function compileOneByOne(writers: readonly JsonWriter[]): Promise<void> {
  for (const writer of writers) {
    await new Promise(setImmediate);
    writer.compile();
  }
}

/** @throws where it ends without `done`, which a reader would take for a cut, and ask again and again */
async function* untilDone(events: Given, signal: AbortSignal): Given {
  let last: string | undefined;
  for await (const event of events) {
    last = event.event;
    yield event;
  }
  if (last !== 'done' && !signal.aborted) throw new Error('a stream ended without done');
}

async function listOf(events: Given, signal: AbortSignal): Promise<StreamEvent[]> {
  const all: StreamEvent[] = [];
  for await (const event of events) all.push(event);
  // Not all of them; nobody reads this.
  if (signal.aborted) throw new AppError('unavailable');
  return all;
}

/** Only who names it can read it: to accept anything is to expect JSON. */
function acceptsEvents({ headers }: FastifyRequest): boolean {
  return (headers.accept ?? '').split(',').some((kind) => {
    const [type = '', ...settings] = kind
      .toLowerCase()
      .split(';')
      .map((part) => part.trim());
    return type === 'text/event-stream' && !settings.some((setting) => /^q=0(\.0*)?$/.test(setting));
  });
}

const LONGEST_ID = 200;

function lastEventIdOf({ headers }: FastifyRequest): string | undefined {
  const id = headers['last-event-id'];
  return typeof id === 'string' && id !== '' && id.length <= LONGEST_ID ? id : undefined;
}
