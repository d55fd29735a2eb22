import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '../src/identity/identity.tables.ts';
import { openApiDocument } from '../src/platform/open-api.ts';
import { rate_limits } from '../src/platform/rate-limits.tables.ts';
import { type Asker, prepareAskers } from './access-askers.ts';
import { ALL_ENDPOINTS } from './all-endpoints.ts';
import { type Schema, hostileText, hostileValue, rightValues, seldom, valueFor, withTextInEachPlace } from './hostile-values.ts';
import { newStudent } from './people.ts';
import { type Answered, type TestServer, startTestServer } from './test-server.ts';
import { WIRE_ENDPOINTS, wireRoutes } from './wire-endpoints.ts';

// The same requests at every run; another seed finds others.
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_122);
const PEOPLE = ['nobody', 'the student', 'another student', 'a mentor', 'staff', 'their parent', 'somebody erased'] as const;
type Person = (typeof PEOPLE)[number];
/** Requests of each person to one operation: what takes a body or a query has more to go wrong. */
const EACH = { more: 2, plain: 1 };
const SLOW_MS = 1000;

/** In a text, and as an address carries it. */
const UNSTORABLE = [
  { text: 'a\ud83c', coded: 'a%ED%A0%BC' },
  { text: 'a\u0000', coded: 'a%00' },
];

interface Parameter {
  name: string;
  in: 'path' | 'query';
  schema: Schema;
}
interface Operation {
  method: string;
  path: string;
  parameters: Parameter[];
  content: Record<string, { schema: Schema }>;
  streams: boolean;
}

// With a stream and a raw body beside what the product has.
const document = openApiDocument('http://careers.test', [...ALL_ENDPOINTS, ...WIRE_ENDPOINTS]) as {
  paths: Record<string, Record<string, unknown>>;
};
const OPERATIONS: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => {
    const { parameters, requestBody, responses } = described as {
      parameters: Parameter[];
      requestBody?: { content: Operation['content'] };
      responses: Record<string, { content?: object }>;
    };
    const streams = Object.values(responses).some(({ content = {} }) => 'text/event-stream' in content);
    return { method: method.toUpperCase(), path, parameters, content: requestBody?.content ?? {}, streams };
  }),
);

let server: TestServer;
let askers: Awaited<ReturnType<typeof prepareAskers>>;
let erased: string;
beforeAll(async () => {
  server = await startTestServer({}, undefined, (api) => wireRoutes(api));
  askers = await prepareAskers(server);
  const gone = await newStudent(server);
  const { db } = server.services.database;
  await db.delete(users).where(eq(users.id, gone.id));
  erased = gone.access;
  // Other processes hold a session for open some seconds longer than the account lives.
  const { sessions } = server.services;
  const isOpen = sessions.isOpen.bind(sessions);
  const { sid } = JSON.parse(Buffer.from(gone.access.split('.')[1] ?? '', 'base64url').toString()) as { sid: string };
  sessions.isOpen = (session) => session === sid || isOpen(session);
});
afterAll(() => server.close());

const tokenOf = (person: Person) => (person === 'somebody erased' ? Promise.resolve(erased) : askers.tokenOf(person satisfies Asker));

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
/** As an address can carry it: half a character as the bytes that some programs send for it. */
const written = (text: string) =>
  text.replace(/\p{Surrogate}|[^\p{Surrogate}]+/gu, (part) => (/\p{Surrogate}/u.test(part) ? '%ED%A0%80' : encodeURIComponent(part)));

function addressFor({ path, parameters }: Operation): fc.Arbitrary<string> {
  const own: Record<string, string> = { id: String(askers.resultId), token: askers.reportToken };
  const parts = parameters
    .filter((each) => each.in === 'path')
    .map(({ name, schema }) =>
      fc
        .oneof({ weight: 3, arbitrary: own[name] && name !== 'onet_code' ? fc.constant(own[name]) : valueFor(schema, name) }, hostileText)
        .map((value) => [name, written(asText(value)) || 'x'] as const),
    );
  const asked = parameters
    .filter((each) => each.in === 'query')
    .map(({ name, schema }) =>
      fc.option(fc.oneof(valueFor(schema, name), hostileText)).map((value) => (value === null ? '' : `${name}=${written(asText(value))}`)),
    );
  const strange = seldom(fc.tuple(hostileText, hostileText).map(([name, value]) => `${written(name)}=${written(value)}`));
  return fc.tuple(fc.tuple(...parts), fc.tuple(...asked), strange).map(([places, pairs, more]) => {
    const address = places.reduce((text, [name, value]) => text.replace(`{${name}}`, () => value), path);
    const query = [...pairs, more ?? ''].filter(Boolean).join('&');
    return query ? `${address}?${query}` : address;
  });
}

const json = (payload: string): InjectOptions => ({ payload, headers: { 'content-type': 'application/json' } });

function bodyFor({ content }: Operation): fc.Arbitrary<InjectOptions> {
  if (content['*/*']) return rawBody;
  const schema = content['application/json']?.schema;
  if (!schema) return fc.constant({});
  const forms = content['multipart/form-data']?.schema;
  return fc.oneof(
    { weight: 12, arbitrary: valueFor(schema).map((body) => json(JSON.stringify(body) ?? 'null')) },
    { weight: 1, arbitrary: hostileValue.map((body) => json(JSON.stringify(body))) },
    // The paper's own names beside one that only text can say: `JSON.stringify` writes no __proto__.
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('', '{', '[', '"', '{"__proto__":{}}', '{"constructor":{"prototype":{}}}', '\ufeff{}', '{"a":1e999}')
        .map(json),
    },
    ...(forms ? [{ weight: 8, arbitrary: formOf(forms) }] : []),
  );
}

/** Whatever its type says, and more than is taken. */
const rawBody: fc.Arbitrary<InjectOptions> = fc
  .tuple(
    fc.uint8Array({ maxLength: 5_000 }),
    fc.constantFrom('application/json', 'text/plain', 'application/x-www-form-urlencoded', 'a/b; charset=x'),
  )
  .map(([bytes, type]) => ({ payload: Buffer.from(bytes), headers: { 'content-type': type } }));

/** The same fields as a form of a browser, with a file that is none. */
function formOf(schema: Schema): fc.Arbitrary<InjectOptions> {
  return valueFor({ ...schema, type: 'object' }).map((body) => {
    const fields = Object.entries(body ?? {}).slice(0, 20);
    const lines = fields.map(([name, value]) => {
      const safe = name.replace(/["\r\n]/g, '_');
      const file = name === 'profile_image' ? '; filename="a.png"\r\ncontent-type: image/png' : '';
      return `--fuzz\r\ncontent-disposition: form-data; name="${safe}"${file}\r\n\r\n${asText(value)}\r\n`;
    });
    return { payload: `${lines.join('')}--fuzz--\r\n`, headers: { 'content-type': 'multipart/form-data; boundary=fuzz' } };
  });
}

let callers = 0;
async function ask(
  { method, streams }: Operation,
  address: string,
  options: InjectOptions,
  person: Person,
): Promise<Answered & { took: number }> {
  const as = await tokenOf(person);
  callers += 1;
  const began = performance.now();
  // Each email once: who was invited or signed up before would not get as far.
  const payload = typeof options.payload === 'string' ? { payload: options.payload.replaceAll('fuzz@', `fuzz${callers}@`) } : {};
  // One of two wants events, and goes on somewhere or nowhere.
  const events =
    streams && callers % 2 === 0 ? { headers: { ...options.headers, accept: 'text/event-stream', 'last-event-id': '3 or x' } } : {};
  const remoteAddress = `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`;
  const send = () => server.ask(method, address, { ...options, ...payload, ...events, ...(as ? { as } : {}), remoteAddress });
  // A button is pressed twice, a phone sends again: what changes something comes twice at once.
  const answers = await Promise.all(method === 'GET' ? [send()] : [send(), send()]);
  const took = performance.now() - began;
  return { ...answers.reduce((worst, each) => (each.status > worst.status ? each : worst)), took };
}

/** Neither the limits nor what one request did shall keep the next from getting as far. */
async function startAfresh(): Promise<void> {
  const { db } = server.services.database;
  await db.delete(rate_limits);
  await db.update(users).set({ adult_on: '2099-01-01', deletion_requested_at: null }).where(eq(users.id, askers.ownerId));
}

it('answers no request of any kind with 500, and none after more than a second', { timeout: 600_000 }, async () => {
  const faults: string[] = [];
  const seen: Record<number, number> = {};
  let asked = 0;
  for (const [at, operation] of OPERATIONS.entries()) {
    const takesMore = Object.keys(operation.content).length > 0 || operation.parameters.some((parameter) => parameter.in === 'query');
    const each = takesMore ? EACH.more : EACH.plain;
    const requests = fc.sample(fc.noBias(fc.tuple(addressFor(operation), bodyFor(operation))), {
      seed: SEED + at,
      numRuns: each * PEOPLE.length,
    });
    for (const [number, [address, options]] of requests.entries()) {
      if (number % 10 === 0) await startAfresh();
      const person = PEOPLE[number % PEOPLE.length] ?? 'nobody';
      const { status, text, took } = await ask(operation, address, options, person);
      asked += 1;
      seen[status] = (seen[status] ?? 0) + 1;
      const told = `${operation.method} ${address} as ${person}: ${String(options.payload ?? '').slice(0, 300)}`;
      if (status >= 500) faults.push(`${status} ${told} ${text.slice(0, 200)}`);
      if (took > SLOW_MS && (await isAlwaysSlow(operation, address, options, person))) faults.push(`slow ${told}`);
    }
  }
  console.log(`fuzz: seed ${SEED}, ${asked} requests to ${OPERATIONS.length} operations, answers ${JSON.stringify(seen)}`);
  expect(faults).toEqual([]);
});

it('refuses half a character and NUL in every text of every form and query', { timeout: 600_000 }, async () => {
  const faults: string[] = [];
  for (const [at, operation] of OPERATIONS.entries()) {
    const address = operation.path.replace(
      /\{(\w+)\}/g,
      (_, name: string) => ({ id: String(askers.resultId), token: askers.reportToken })[name] ?? '15-1252.00',
    );
    const schema = operation.content['application/json']?.schema;
    const bodies = schema ? rightValues(schema).flatMap((right) => fc.sample(right, { seed: SEED + at, numRuns: 1 })) : [];
    const requests = UNSTORABLE.flatMap(({ text, coded }) => [
      ...bodies.flatMap((body) => withTextInEachPlace(body, text).map((spoilt) => [address, json(JSON.stringify(spoilt))] as const)),
      ...operation.parameters
        .filter((each) => each.in === 'query')
        .map(({ name }) => [`${address}?${name}=${coded}`, {} as InjectOptions] as const),
    ]);
    for (const [number, [url, options]] of requests.entries()) {
      if (number % 10 === 0) await startAfresh();
      for (const person of ['the student', 'a mentor', 'their parent'] as const) {
        const { status } = await ask(operation, url, options, person);
        if (status >= 500) faults.push(`${status} ${operation.method} ${url} as ${person}: ${String(options.payload ?? '')}`);
      }
    }
  }
  expect(faults).toEqual([]);
});

/**
 * One that costs too much is slow each time. On a busy machine every request is: then a second is as much longer as a piece
 * of work takes longer than its own time on the processor.
 */
async function isAlwaysSlow(...request: Parameters<typeof ask>): Promise<boolean> {
  for (let time = 0; time < 3; time += 1) {
    await startAfresh();
    const before = howBusy();
    const { took } = await ask(...request);
    if (took <= SLOW_MS * Math.max(before, howBusy())) return false;
  }
  return true;
}

/** 1 on a quiet machine, 8 where eight others want the same processor. */
function howBusy(): number {
  const [began, used] = [performance.now(), process.cpuUsage()];
  let spent = 0;
  while (spent < 100_000) {
    const { user, system } = process.cpuUsage(used);
    spent = user + system;
  }
  return Math.max(1, (performance.now() - began) / (spent / 1000));
}
