import { createHash, randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { countUp, takeSigned, wireRoutes } from '../../test/wire-endpoints.ts';
import { handle } from './handle.ts';
import { handleRaw } from './handle-raw.ts';
import { handleStream } from './handle-stream.ts';

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await startTestServer({}, undefined, (api) => wireRoutes(api));
  address = `${await server.app.listen({ port: 0, host: '127.0.0.1' })}/api/v1/test/signed/`;
});
afterAll(() => server.close());

const send = (body: Buffer | undefined, headers: Record<string, string> = {}) =>
  fetch(address, { method: 'POST', headers, ...(body ? { body: new Uint8Array(body) } : {}) });
const told = (body: Buffer) => ({ bytes: body.length, sha256: createHash('sha256').update(body).digest('hex') });

const JSON_TEXT = Buffer.from('{ "a" : 1e3,\r\n "a":"\\u00e9é\\u0000" }');
it.each<[string, Buffer, Record<string, string>]>([
  ['JSON with its spaces', JSON_TEXT, { 'content-type': 'application/json; charset=utf-8' }],
  ['half of JSON', Buffer.from('{"a":'), { 'content-type': 'application/json' }],
  ['a form', Buffer.from('a=1&b=2'), { 'content-type': 'application/x-www-form-urlencoded' }],
  ['bytes of no type', randomBytes(4096), {}],
  ['what is packed, packed', gzipSync(JSON_TEXT), { 'content-type': 'application/json', 'content-encoding': 'gzip' }],
  ['more brackets than any form has', Buffer.from('['.repeat(4000)), { 'content-type': 'application/json' }],
])('reaches the handler as it was sent: %s', async (_, body, headers) => {
  const response = await send(body, headers);
  expect([response.status, await response.json()]).toEqual([200, told(body)]);
});

it('is empty where nothing was sent', async () => {
  expect(await (await send(undefined)).json()).toEqual(told(Buffer.alloc(0)));
});

it('is refused beyond its limit with 413 and a sentence', async () => {
  const response = await send(randomBytes(4097));
  expect([response.status, await response.json()]).toEqual([413, { detail: 'That is too big to send.', code: 'body_too_large' }]);
});

it('changes nothing for the calls beside it, which want JSON', async () => {
  const { status } = await server.ask('POST', '/test/count/', { payload: '<to/>', headers: { 'content-type': 'text/xml' } });
  expect(status).toBe(415);
});

it('stops the start where an endpoint is registered as what it is not', () => {
  expect(() => handleRaw(server.app, countUp, () => ({ numbers: [] }))).toThrow('POST /test/count/ has no raw_body');
  expect(() => handleStream(server.app, takeSigned, {} as never)).toThrow('POST /test/signed/ has no stream');
  expect(() => handle(server.app, countUp, () => ({ numbers: [] }))).toThrow(
    'POST /test/count/ has a stream: register it by handleStream.',
  );
  expect(() => handle(server.app, takeSigned, () => ({ bytes: 0, sha256: '' }))).toThrow(
    'POST /test/signed/ has a raw_body: register it by handleRaw.',
  );
});
