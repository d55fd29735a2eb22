import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { closeServices } from './open-services.ts';
import { openStreamsOf } from './platform/open-streams.ts';
import type { Services } from './platform/services.ts';

/** So long a stream, and after it a request, may take to come to its end. */
const PATIENCE_MS = 10_000;

/**
 * Ends a process so that nobody notices: from now on it is not ready, streams and requests come to their end, jobs are
 * finished or handed back. What takes too long is cut; the reader of a stream asks another process for the rest.
 */
export async function stopServer(services: Services, app?: FastifyInstance, patience = PATIENCE_MS): Promise<void> {
  services.leaving = true;
  const closed = app ? closeApp(app, patience) : Promise.resolve();
  const handedBack = services.jobs.stop(undefined, closed);
  await closed;
  await handedBack;
  await closeServices(services);
}

async function closeApp(app: FastifyInstance, patience: number): Promise<void> {
  const streams = openStreamsOf(app);
  for (const until = Date.now() + patience; streams.size > 0 && Date.now() < until;) await pause(50);
  const late = setTimeout(() => app.server.closeAllConnections(), patience);
  await app.close();
  clearTimeout(late);
}
