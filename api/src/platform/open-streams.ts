import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** A stream that somebody reads now. */
export interface OpenStream {
  /** Ends it before its time: its reader asks another process for the rest. */
  cut(): void;
}

const ofServers = new WeakMap<Server, Set<OpenStream>>();

/** The streams of this server; those that are still open when it closes are cut, since it waits for every answer. */
export function openStreamsOf(app: FastifyInstance): Set<OpenStream> {
  const known = ofServers.get(app.server);
  if (known) return known;
  const streams = new Set<OpenStream>();
  ofServers.set(app.server, streams);
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.cut();
  });
  return streams;
}
