import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newStudent, signupForm } from '../../test/people.ts';
import { type Answered, type TestServer, startTestServer } from '../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let callers = 0;
const raw = (url: string, payload: string): Promise<Answered> =>
  server.ask('POST', url, {
    payload,
    headers: { 'content-type': 'application/json' },
    remoteAddress: `10.6.${(callers += 1) >> 8}.${callers & 255}`,
  });
const post = (url: string, body: object) => raw(url, JSON.stringify(body));

describe('a field with the name of something that every object has', () => {
  it.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__'])('is refused by name: %s', async (name) => {
    for (const url of ['/signup/', '/auth/', '/contact/', '/password_reset/']) {
      const { status, body } = await post(url, { [name]: 1 });
      expect([url, status]).toEqual([url, 400]);
      expect(Object.hasOwn(body as object, name)).toBe(true);
    }
  });
});

describe('text that no table or job can keep', () => {
  it.each([
    ['half a character', '\ud83c'],
    ['NUL', '\u0000'],
  ])('is refused at its field: %s', async (_, sign) => {
    const spoilt = (text: string) => `${text}${sign}`;
    for (const [url, body, field] of [
      ['/signup/', signupForm({ first_name: spoilt('Robin') }), 'first_name'],
      ['/signup/', signupForm({ affiliate_code: spoilt('SCOOP-DEMO') }), 'affiliate_code'],
      ['/contact/', { kind: 'bug', email: 'a@example.org', message: spoilt('It broke') }, 'message'],
      ['/invitations/', { email: 'a@example.org', message: spoilt('Hi') }, 'message'],
      ['/auth/', { email: 'a@example.org', password: spoilt('a password') }, 'password'],
    ] as const) {
      const answer = await post(url, body);
      expect([url, answer.status, Object.keys(answer.body)]).toEqual([url, 400, [field]]);
      expect(answer.body[field][0]).toMatch(/a character that cannot be used/);
    }
  });

  it('is refused in a query', async () => {
    const { access } = await newStudent(server);
    for (const url of ['/ai-agents/?name=Buddy%00', '/careers/?q=%00', '/dev/outbox.json?to=a%00@example.org']) {
      expect((await server.ask('GET', url, { as: access })).status).toBe(400);
    }
  });
});

describe('more than any form of ours', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => at);
  const fields = (count: number) => `{${many(count).map((at) => `"k${at}":1`)}}`;
  const levels = (count: number) => `${'{"a":'.repeat(count)}1${'}'.repeat(count)}`;
  const isNotRead = async (payload: string) => {
    for (const url of ['/signup/', '/auth/', '/contact/']) {
      const { status, body, text } = await raw(url, payload);
      expect([status, body.code]).toEqual([413, 'body_too_large']);
      expect(text.length).toBeLessThan(200);
    }
  };

  it.each([
    ['90,000 fields', fields(90_000)],
    ['300,000 items', `[${many(300_000)}]`],
    ['100,000 levels', levels(100_000)],
  ])('is not even read: %s', (_, payload) => isNotRead(payload));

  it.each([
    ['40,000 fields', fields(40_000)],
    ['100,000 items', `[${many(100_000).map(() => 1)}]`],
    ['40,000 levels', levels(40_000)],
  ])('is not even read where a body may be so long: %s', async (_, payload) => {
    await isNotRead(payload);
    const asLong = JSON.stringify({ email: 'a'.repeat(payload.length - '{"email":""}'.length) });
    expect([asLong.length, (await raw('/auth/', asLong)).status]).toEqual([payload.length, 400]);
  });

  it.each([
    ['2,000 fields', fields(2_000)],
    ['names as long as letters', JSON.stringify(Object.fromEntries(many(50).map((at) => ['\u0001'.repeat(1_500) + at, at])))],
    ['a text as long as a book', JSON.stringify({ email: 'a.'.repeat(200_000), first_name: ' a'.repeat(50_000) })],
  ])('is told of the first faults alone: %s', async (_, payload) => {
    for (const url of ['/signup/', '/auth/', '/contact/']) {
      const { status, text } = await raw(url, payload);
      expect(status).toBe(400);
      expect(text.length).toBeLessThan(10_000);
    }
  });

  it('counts values and not the signs inside of texts', async () => {
    const message = `${'[{,'.repeat(1_200)}"\\`;
    expect((await post('/contact/', { kind: 'bug', email: 'a@example.org', message })).status).toBe(201);
  });
});
