import { afterAll, expect, it, vi } from 'vitest';
import { ALL_ENDPOINTS } from '../../test/all-endpoints.ts';
import { startTestServer } from '../../test/test-server.ts';
import { countEvents, WIRE_ENDPOINTS, wireRoutes } from '../../test/wire-endpoints.ts';
import { COMPILED_WRITERS } from './write-answers.ts';

const compiled: unknown[] = [];
const hear = (schema: unknown) => void compiled.push(schema);
COMPILED_WRITERS.subscribe(hear);

const server = await startTestServer({}, undefined, (api) => wireRoutes(api, () => countEvents));
afterAll(() => {
  COMPILED_WRITERS.unsubscribe(hear);
  const closed = server.close();
  server.app.server.closeAllConnections();
  return closed;
});

it('once the server listens, what writes the events of a stream is compiled, and its first reader waits for none of it', async () => {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const kinds = [...ALL_ENDPOINTS, ...WIRE_ENDPOINTS].flatMap(({ endpoint }) => Object.keys(endpoint.stream ?? {}));
  await vi.waitFor(() => expect(compiled.length).toBe(kinds.length), { timeout: 60_000 });
  const response = await fetch(`${address}/api/v1/test/count/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ to: 2 }),
  });
  expect(await response.text()).toContain('event: done');
  expect(compiled.length).toBe(kinds.length);
});
