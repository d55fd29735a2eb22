import { afterAll, expect, it, vi } from 'vitest';
import { startTestServer } from '../../test/test-server.ts';
import { countUp, wireRoutes, countEvents } from '../../test/wire-endpoints.ts';

const compiled: string[] = [];
vi.mock(import('@fastify/fast-json-stringify-compiler'), async (original) => {
  const { SerializerSelector, ...rest } = await original();
  const counting = (() =>
    (...settings: Parameters<ReturnType<typeof SerializerSelector>>) => {
      const compile = SerializerSelector()(...settings);
      return (route: Parameters<typeof compile>[0]) => {
        // Those of answers belong to a route; they come with their first answer.
        if (route.method === '') compiled.push(JSON.stringify(route.schema));
        return compile(route);
      };
    }) as typeof SerializerSelector;
  return { ...rest, SerializerSelector: counting };
});

const server = await startTestServer({}, undefined, (api) => wireRoutes(api, () => countEvents));
afterAll(() => {
  const closed = server.close();
  server.app.server.closeAllConnections();
  return closed;
});

it('once the server listens, what writes the events of a stream is compiled, and its first reader waits for none of it', async () => {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const kinds = Object.keys(countUp.stream ?? {});
  await vi.waitFor(() => expect(compiled.length).toBeGreaterThanOrEqual(kinds.length), { timeout: 20_000 });
  let seen = -1;
  while (seen !== compiled.length) {
    seen = compiled.length;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  const before = compiled.length;
  const response = await fetch(`${address}/api/v1/test/count/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ to: 2 }),
  });
  expect(await response.text()).toContain('event: done');
  expect(compiled.length).toBe(before);
});
