import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';

/** A proxy or a phone takes a connection that says nothing for dead. */
const HEARTBEAT_MS = 15_000;
/** What a reader may leave unread; more would be kept here for somebody who may never come. */
const MOST_UNSENT = 64 * 1024;
/** A burst for a slow phone is more than that for a moment. */
const BURST_MS = 2_000;
/** So long the last bytes may take. */
const LAST_BYTES_MS = 10_000;

export interface EventWriter {
  /** @returns false when nobody reads any more, so that there is no need to go on */
  send(event: { event: string; json: string; id?: string | undefined }): Promise<boolean>;
  end(): void;
}

/**
 * Takes the reply over and writes it as server-sent events, with the headers that were set before. It passes by what other
 * answers go through at their end, so that nothing holds events back to compress them.
 */
export function beginEvents(reply: FastifyReply, status: number): EventWriter {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(status, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    // nginx and those that learnt from it hold no event back.
    'x-accel-buffering': 'no',
  });
  const beat = setInterval(() => raw.write(':\n\n'), HEARTBEAT_MS);
  raw.once('close', () => clearInterval(beat));
  return {
    send: async ({ event, json, id }) => {
      if (raw.destroyed || raw.writableEnded) return false;
      raw.write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${json}\n\n`);
      beat.refresh();
      if (raw.writableLength > MOST_UNSENT) await drained(raw);
      if (raw.writableLength > MOST_UNSENT) raw.destroy();
      return !raw.destroyed;
    },
    end: () => {
      clearInterval(beat);
      if (raw.destroyed || raw.writableEnded) return;
      raw.end();
      const late = setTimeout(() => raw.destroy(), LAST_BYTES_MS);
      raw.once('close', () => clearTimeout(late));
    },
  };
}

/** When all is sent or the reader is gone, or not even that within the time of a burst: `drain` alone may never come. */
function drained(raw: FastifyReply['raw']): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(late);
      raw.off('drain', settle).off('close', settle);
      resolve();
    };
    const late = setTimeout(settle, BURST_MS);
    raw.on('drain', settle).on('close', settle);
  });
}
