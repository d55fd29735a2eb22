import { afterAll, beforeAll, expect, it } from 'vitest';
import { newStudent } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('asking for fresh links, which anybody may, uses up nothing of what a child needs to ask that parent', async () => {
  const contact = { channel: 'email', contact: 'mum.of.robin@example.org' };
  const statuses = [];
  for (let at = 0; at < 6; at += 1) statuses.push((await server.ask('POST', '/consent/fresh-link/', { body: contact })).status);
  expect(statuses).toEqual([202, 202, 202, 202, 429, 429]);
  const child = await newStudent(server);
  expect((await server.ask('POST', '/consent/ask/', { as: child.access, body: contact })).status).toBe(202);
});
