import { setTimeout as pause } from 'node:timers/promises';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { blocksOf, readStream, type ReadEvent } from '../../test/read-stream.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { countEvents, countUp, wireRoutes } from '../../test/wire-endpoints.ts';
import { AppError } from './errors.ts';

let server: TestServer;
let address: string;
let events = countEvents;
beforeAll(async () => {
  server = await startTestServer({}, undefined, (api) => wireRoutes(api, () => events));
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  events = countEvents;
});
afterAll(() => {
  const closed = server.close();
  // A reader who left may leave a connection behind on which nothing was asked yet: the server would give it a minute.
  server.app.server.closeAllConnections();
  return closed;
});

const EVENTS = { accept: 'text/event-stream', 'accept-encoding': 'gzip, br' };
const ask = (body: unknown, headers: Record<string, string> = EVENTS, init: RequestInit = {}) =>
  fetch(`${address}/api/v1/test/count/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    ...init,
  });

async function allOf(response: Response): Promise<ReadEvent[]> {
  const all: ReadEvent[] = [];
  for await (const event of readStream(countUp, response)) all.push(event);
  return all;
}

const number = (at: number) => ({ event: 'number' as const, id: String(at), data: { at, word: null } });
/** What the handler has heard of its reader. */
function heard() {
  const seen = { ended: false, aborted: false };
  return { seen, until: (what: keyof typeof seen) => vi.waitFor(() => expect(seen[what]).toBe(true), { timeout: 20_000 }) };
}

describe('a stream over HTTP', () => {
  it('brings each event when it is there, with the headers of every answer, as it is and not packed', async () => {
    let goOn = () => undefined as void;
    events = async function* () {
      yield number(1);
      await new Promise<void>((resolve) => (goOn = resolve));
      yield { event: 'done', data: { total: 1 } };
    };
    const response = await ask({ to: 1 });
    expect(response.status).toBe(200);
    const told = Object.fromEntries(response.headers);
    expect(told).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(told).not.toHaveProperty('content-encoding');
    const stream = readStream(countUp, response);
    expect((await stream.next()).value).toEqual({ event: 'number', id: '1', data: { at: 1, word: null } });
    goOn();
    expect((await stream.next()).value).toEqual({ event: 'done', id: undefined, data: { total: 1 } });
    expect((await stream.next()).done).toBe(true);
  });

  it('goes on after the last event that the reader got', async () => {
    expect((await allOf(await ask({ to: 5 }, { ...EVENTS, 'last-event-id': '3' }))).map(({ id }) => id)).toEqual(['4', '5', undefined]);
    expect(await allOf(await ask({ to: 1 }, { ...EVENTS, 'last-event-id': 'x'.repeat(201) }))).toHaveLength(2);
  });

  it('lets nothing out that the contract does not list', async () => {
    events = async function* () {
      const data = { at: 1, word: null, secret: 'inside' };
      yield { event: 'number', data };
      yield { event: 'done', data: { total: 1 } };
    };
    expect(await (await ask({ to: 1 })).text()).not.toContain('inside');
  });

  it.each(['*/*', 'application/json', 'text/event-stream;q=0, application/json'])(
    'is one JSON answer for who accepts %s',
    async (accept) => {
      const response = await ask({ to: 3 }, { accept });
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(await response.json()).toEqual({ numbers: [1, 2, 3] });
    },
  );

  it('carries half a megabyte at once to who reads it', async () => {
    const word = 'é'.repeat(40_000);
    events = async function* () {
      for (let at = 1; at <= 8; at += 1) yield { event: 'number', data: { at, word } };
      yield { event: 'done', data: { total: 8 } };
    };
    const all = await allOf(await ask({ to: 8 }));
    expect(all.map(({ data }) => data.word?.length)).toEqual([...Array(8).fill(40_000), undefined]);
  });

  it('says every fifteen seconds that it lives', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      let goOn = () => undefined as void;
      events = async function* () {
        yield number(1);
        await new Promise<void>((resolve) => (goOn = resolve));
        yield { event: 'done', data: { total: 1 } };
      };
      const blocks = blocksOf(await ask({ to: 1 }));
      await blocks.next();
      vi.advanceTimersByTime(15_000);
      expect((await blocks.next()).value).toBe(':');
      goOn();
      expect((await blocks.next()).value).toMatch(/^event: done/);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a refusal', () => {
  it('before the first event keeps its status, its headers and its JSON', async () => {
    const wrong = await ask({ to: 'many' });
    expect([wrong.status, await wrong.json()]).toEqual([400, { to: [expect.any(String)] }]);
    events = async function* () {
      throw new AppError('too_many_requests', { retryAfterSeconds: 7 });
    };
    const often = await ask({ to: 1 });
    expect([often.status, often.headers.get('retry-after'), await often.json()]).toEqual([
      429,
      '7',
      { detail: expect.any(String), code: 'too_many_requests' },
    ]);
    expect(often.headers.get('content-type')).toMatch(/^application\/json/);
  });

  it.each([
    ['a rule', () => new AppError('plan_needed'), { code: 'plan_needed', detail: expect.any(String) }],
    ['refused fields', () => new AppError('invalid_input', { fields: { to: ['Too far.'] } }), { to: ['Too far.'] }],
    [
      'a fault of ours',
      () => new Error('secret of the inside'),
      { code: 'internal', detail: 'Something went wrong on our side.', request_id: expect.any(String) },
    ],
  ])('in the middle is the last event, with the same body: %s', async (_, error, body) => {
    events = async function* () {
      yield number(1);
      throw error();
    };
    const response = await ask({ to: 2 });
    expect(await allOf(response)).toEqual([{ ...number(1) }, { event: 'error', id: undefined, data: body }]);
    const plain = await ask({ to: 2 }, { accept: 'application/json' });
    expect(plain.ok).toBe(false);
    expect(await plain.json()).toEqual(body);
  });

  it('is what a stream ends with that says no `done`: to a reader it would be a cut', async () => {
    events = async function* () {
      yield number(1);
    };
    expect((await allOf(await ask({ to: 1 }))).at(-1)).toMatchObject({ event: 'error', data: { code: 'internal' } });
  });
});

describe('a reader who', () => {
  it.each(['text/event-stream', 'application/json'])('leaves ends what is done for them, also what waits (%s)', async (accept) => {
    const { seen, until } = heard();
    events = async function* ({ signal }) {
      try {
        yield number(1);
        await new Promise((_, reject) => signal.addEventListener('abort', () => ((seen.aborted = true), reject(new Error('left')))));
      } finally {
        seen.ended = true;
      }
    };
    const leaving = new AbortController();
    const asked = ask({ to: 1 }, { ...EVENTS, accept }, { signal: leaving.signal });
    if (accept === 'text/event-stream') await readStream(countUp, await asked).next();
    else await pause(200);
    leaving.abort();
    await asked.catch(() => undefined);
    await until('aborted');
    await until('ended');
  });

  it('does not read is cut off, and nothing more is made for them', async () => {
    const { seen, until } = heard();
    events = async function* ({ signal }) {
      signal.addEventListener('abort', () => (seen.aborted = true));
      try {
        for (let at = 1; ; at += 1) yield { event: 'number', id: String(at), data: { at, word: 'x'.repeat(30_000) } };
      } finally {
        seen.ended = true;
      }
    };
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.pause();
    const body = JSON.stringify({ to: 1 });
    socket.write(
      `POST /api/v1/test/count/ HTTP/1.1\r\nhost: x\r\naccept: text/event-stream\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    const closed = new Promise((resolve) => socket.on('error', () => undefined).on('close', resolve));
    await until('ended');
    expect(seen.aborted).toBe(true);
    socket.resume();
    await closed;
  });
});

it('is cut when the server closes, which waits for nobody', async () => {
  const { seen } = heard();
  const other = await startTestServer({}, undefined, (api) =>
    wireRoutes(
      api,
      () =>
        async function* ({ signal }) {
          try {
            yield number(1);
            await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
          } finally {
            seen.ended = true;
          }
        },
    ),
  );
  const at = await other.app.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(`${at}/api/v1/test/count/`, {
    method: 'POST',
    headers: { ...EVENTS, 'content-type': 'application/json' },
    body: '{"to":1}',
  });
  const stream = readStream(countUp, response);
  await stream.next();
  await other.close();
  expect(seen.ended).toBe(true);
  // No `done`, so that the reader asks another process for the rest.
  expect(await stream.next().catch(() => 'cut')).toEqual({ done: true, value: undefined });
});
