import { expect, it, vi } from 'vitest';
import { stopServer } from '../src/stop-server.ts';
import { readStream } from './read-stream.ts';
import { startTestServer } from './test-server.ts';
import { countUp, wireRoutes } from './wire-endpoints.ts';

/** A server with one open stream, which goes on when it is told to. */
async function withStream() {
  let goOn = () => undefined as void;
  const events = async function* () {
    yield { event: 'number' as const, data: { at: 1, word: null } };
    await new Promise<void>((resolve) => (goOn = resolve));
    yield { event: 'done' as const, data: { total: 1 } };
  };
  const server = await startTestServer({}, undefined, (api) => wireRoutes(api, () => events));
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(`${address}/api/v1/test/count/`, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: '{"to":1}',
  });
  const stream = readStream(countUp, response);
  await stream.next();
  // The test itself closes the database, when all is over.
  const { database } = server.services;
  const close = database.close;
  database.close = async () => undefined;
  return { server, address, stream, goOn: () => goOn(), close: () => ((database.close = close), server.close()) };
}

it('a process that is told to end is not ready from that moment, still answers, and lets a stream come to its end', async () => {
  const { server, address, stream, goOn, close } = await withStream();
  for (const path of ['/health/ready', '/api/v1/health/ready', '/health/live', '/api/v1/health/live/'])
    expect((await fetch(address + path)).status).toBe(200);
  const stopJobs = vi.spyOn(server.services.jobs, 'stop');
  const stopped = stopServer(server.services, server.app, 60_000);
  // No job is handed back while this process may still be doing it.
  const untilHandedBack = () => Promise.race([stopJobs.mock.calls[0]?.[1], 'answering']);
  expect(await untilHandedBack()).toBe('answering');
  for (const path of ['/health/ready', '/api/v1/health/ready']) {
    const ready = await fetch(address + path);
    expect([ready.status, ready.headers.get('retry-after'), await ready.json()]).toEqual([
      503,
      '5',
      { code: 'unavailable', detail: expect.any(String) },
    ]);
  }
  expect((await fetch(`${address}/health/live`)).status).toBe(200);
  expect((await fetch(`${address}/api/v1/tags/`)).status).toBe(200);
  goOn();
  expect((await stream.next()).value).toMatchObject({ event: 'done' });
  await stopped;
  expect(await untilHandedBack()).toBe(undefined);
  await expect(fetch(`${address}/health/live`)).rejects.toThrow();
  await close();
});

it('a stream that does not end in its time is cut, without `done`, and the process ends', async () => {
  const { server, stream, close } = await withStream();
  await stopServer(server.services, server.app, 100);
  expect(await stream.next()).toEqual({ done: true, value: undefined });
  await close();
});
