import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpoint } from '@careerscoop/contract/endpoint';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { StreamOptions, StreamPart } from './call-stream.ts';

const count = endpoint({
  method: 'POST',
  path: '/count/',
  access: 'student',
  summary: 'Counts up.',
  status: 200,
  body: z.strictObject({ to: z.number() }),
  stream: { number: z.object({ at: z.number(), word: z.string().optional() }), done: z.object({}) },
  answer: z.object({ numbers: z.array(z.number()) }),
});
const rest = endpoint({ ...count, method: 'GET', path: '/count/rest/', body: z.undefined() });

type Behave = (response: ServerResponse, request: IncomingMessage, time: number) => void;
let server: Server;
let behave: Behave;
let asked: { method: string; path: string; headers: IncomingMessage['headers']; body: string }[];
let storage: Map<string, string>;
const WAITS = { firstBytes: 5_000, silence: 5_000, again: 1 };

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    let body = '';
    request
      .on('data', (chunk) => (body += String(chunk)))
      .on('end', () => {
        asked.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
        behave(response, request, asked.length);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const reach = fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => reach(`${origin}${path}`, init));
  storage = new Map([
    ['access_token', 'old'],
    ['refresh_token', 'r'],
  ]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  vi.stubGlobal('navigator', {});
  // A tab of its own for each test: it remembers what its proxy does.
  vi.resetModules();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const begin = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
const number = (at: number) => `id: ${at}\nevent: number\ndata: {"at":${at}}\n\n`;
const DONE = 'event: done\ndata: {}\n\n';
const refuse = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

async function call(options: StreamOptions = {}) {
  const { callStream } = await import('./call-stream.ts');
  return callStream(count, { body: { to: 3 } }, { ...options, waits: { ...WAITS, ...options.waits } });
}

async function readAll(options: StreamOptions = {}): Promise<StreamPart<typeof count>[]> {
  const parts: StreamPart<typeof count>[] = [];
  for await (const part of await call(options)) parts.push(part);
  return parts;
}

const namesOf = (parts: StreamPart<typeof count>[]) => parts.map(({ event, id }) => (id ? `${event} ${id}` : event));
const WHOLE = ['number 1', 'number 2', 'number 3', 'done'];

describe('a stream that comes through', () => {
  it('gives its events however the network cuts them: in the middle of a line, of a character, with CRLF and comments', async () => {
    const bytes = Buffer.from(`: hello\r\n\r\nid: 1\r\nevent: number\r\ndata: {"at":1,"word":"né🍦"}\r\n\r\n:\n\n${DONE}`);
    behave = (response) => {
      begin(response);
      const next = (at: number): void =>
        void (at < bytes.length ? response.write(bytes.subarray(at, at + 1), () => setImmediate(next, at + 1)) : response.end());
      next(0);
    };
    expect(await readAll()).toEqual([
      { event: 'number', id: '1', data: { at: 1, word: 'né🍦' } },
      { event: 'done', data: {} },
    ]);
    expect(asked[0]).toMatchObject({ method: 'POST', path: '/api/v1/count/', body: '{"to":3}', headers: { authorization: 'Bearer old' } });
    expect(asked[0]?.headers.accept).toMatch(/^text\/event-stream/);
  });

  it('renews the access token once, as every call does', async () => {
    behave = (response, request) => {
      if (request.url?.endsWith('/auth/refresh/')) return void response.end(JSON.stringify({ access: 'new', refresh: 'r2' }));
      if (request.headers.authorization !== 'Bearer new') return void refuse(response, 401, { detail: 'Ended.', code: 'session_expired' });
      begin(response).end(number(1) + DONE);
    };
    expect(namesOf(await readAll())).toEqual(['number 1', 'done']);
    expect(storage.get('refresh_token')).toBe('r2');
  });

  it('is left by its signal, and by who stops reading: the server notices', async () => {
    for (const how of ['signal', 'break'] as const) {
      let left = false;
      behave = (response) =>
        void begin(response)
          .on('close', () => (left = true))
          .write(number(1));
      const leaving = new AbortController();
      const reading = (async () => {
        for await (const part of await call({ signal: leaving.signal })) {
          expect(part.event).toBe('number');
          if (how === 'break') break;
          leaving.abort();
        }
      })();
      if (how === 'signal') await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
      else await reading;
      await vi.waitFor(() => expect(left).toBe(true), { timeout: 5_000 });
    }
    expect(asked).toHaveLength(2);
  });
});

describe('a stream that is cut', () => {
  const inThree: Behave = (response, _, time) => {
    begin(response);
    // By a broken connection, and by a good end that came too soon.
    if (time === 1) return void response.write(number(1), () => setTimeout(() => response.destroy(), 20));
    if (time === 2) return void refuseLate(response);
    response.end(number(3) + DONE);
  };
  const refuseLate = (response: ServerResponse) => response.end(`${number(2)}id: 3\nevent: num`);

  it('goes on after the last event that came, with the same key, and its reader sees nothing of it', async () => {
    behave = inThree;
    expect(namesOf(await readAll())).toEqual(WHOLE);
    expect(asked.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '1', '2']);
    expect(new Set(asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(asked[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  });

  it('goes on where its caller says that the rest is', async () => {
    behave = inThree;
    expect(namesOf(await readAll({ resumeAt: () => ({ endpoint: rest, input: {} }) }))).toEqual(WHOLE);
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/v1/count/',
      'GET /api/v1/count/rest/',
      'GET /api/v1/count/rest/',
    ]);
  });

  it('goes on after an earlier visit', async () => {
    behave = (response) => void begin(response).end(DONE);
    await readAll({ lastEventId: '7' });
    expect(asked[0]?.headers['last-event-id']).toBe('7');
  });

  it('waits for a server that is away for a moment', async () => {
    behave = (response, _, time) => {
      if (time === 1) return void begin(response).end(number(1));
      if (time < 4) return void refuse(response, 503, { detail: 'Away.', code: 'unavailable' });
      begin(response).end(number(2) + number(3) + DONE);
    };
    expect(namesOf(await readAll())).toEqual(WHOLE);
  });

  it('is cut also when nothing is heard any more', async () => {
    behave = (response, _, time) =>
      void (time === 1 ? begin(response).write(number(1)) : begin(response).end(number(2) + number(3) + DONE));
    expect(namesOf(await readAll({ waits: { silence: 100 } }))).toEqual(WHOLE);
  });

  it('ends with a sentence when it never goes on', async () => {
    behave = (response, _, time) => void begin(response).end(time === 1 ? number(1) : '');
    await expect(readAll()).rejects.toMatchObject({ status: 0, message: expect.stringContaining('unavailable') });
    expect(asked).toHaveLength(7);
  });
});

describe('a refusal', () => {
  it('before the first event is the error of every call, and asked once', async () => {
    behave = (response) => void refuse(response, 403, { detail: 'Your plan does not include this.', code: 'plan_needed' });
    await expect(readAll()).rejects.toMatchObject({ status: 403, code: 'plan_needed', message: 'Your plan does not include this.' });
    behave = (response) => void refuse(response, 503, { detail: 'Away.', code: 'unavailable' });
    await expect(readAll()).rejects.toMatchObject({ status: 503, code: 'unavailable' });
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['a rule', { detail: 'Enough for today.', code: 'too_many_requests' }, { status: 429, message: 'Enough for today.' }],
    ['fields', { to: ['Too far.'] }, { status: 400, fields: { to: ['Too far.'] } }],
    ['a fault of ours', { detail: 'Inside.', code: 'internal', request_id: '12345678-9' }, { status: 500, reference: '12345678' }],
  ])('in the middle is the same error, after what came, and is not asked again: %s', async (_, body, error) => {
    behave = (response) => void begin(response).end(`${number(1)}event: error\ndata: ${JSON.stringify(body)}\n\n`);
    const seen: string[] = [];
    const reading = (async () => {
      for await (const { event } of await call()) seen.push(event);
    })();
    await expect(reading).rejects.toMatchObject(error);
    expect([seen, asked.length]).toEqual([['number'], 1]);
  });
});

describe('where events do not get through', () => {
  const ANSWER = [{ event: 'answer', data: { numbers: [1, 2, 3] } }];

  it('the answer is read as JSON when it comes as such', async () => {
    behave = (response) => void refuse(response, 200, { numbers: [1, 2, 3] });
    expect(await readAll()).toEqual(ANSWER);
    expect(asked).toHaveLength(1);
  });

  it('a proxy that keeps them is asked for JSON, with the same key, and the next call at once', async () => {
    behave = (response, request) => {
      // Keeps whatever is no JSON until the end, which does not come.
      if (!request.headers.accept?.includes('event-stream')) refuse(response, 200, { numbers: [1, 2, 3] });
    };
    expect(await readAll({ waits: { firstBytes: 100 } })).toEqual(ANSWER);
    expect(await readAll()).toEqual(ANSWER);
    expect(asked.map(({ headers }) => headers.accept?.includes('event-stream'))).toEqual([true, false, false]);
    expect(asked[0]?.headers['idempotency-key']).toBe(asked[1]?.headers['idempotency-key']);
    expect(asked[2]?.headers['idempotency-key']).not.toBe(asked[1]?.headers['idempotency-key']);
  });
});
