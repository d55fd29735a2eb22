import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPerson, newStudent } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { makeWebFolder } from '../../test/web-folder.ts';
import { buildApp } from '../app.ts';

const web = makeWebFolder();
let server: TestServer;
let app: FastifyInstance;
let student: string;
let mentor: string;
beforeAll(async () => {
  server = await startTestServer();
  // With the front end beside it, whose shell answers every other address.
  app = await buildApp(server.services, web.folder);
  student = (await newStudent(server)).access;
  mentor = (await demoPerson(server, 'mentor')).access;
});
afterAll(async () => {
  await app.close();
  await server.close();
  web.remove();
});

const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const json = { 'content-type': 'application/json' };
const refusals: [number, string, () => InjectOptions][] = [
  [400, 'refused fields', () => ({ method: 'POST', url: '/auth/', payload: {} })],
  [400, 'half a body', () => ({ method: 'POST', url: '/auth/', payload: '{"email": ', headers: json })],
  [
    400,
    'a form',
    () => ({
      method: 'PATCH',
      url: '/profile/',
      payload: 'x',
      headers: { ...as(student).headers, 'content-type': 'multipart/form-data; boundary=y' },
    }),
  ],
  [401, 'no token', () => ({ url: '/profile/' })],
  [401, 'a bad token', () => ({ url: '/profile/', ...as('a.b.c') })],
  [403, 'another role', () => ({ url: '/result/', ...as(mentor) })],
  [404, 'an unknown address', () => ({ url: '/nothing/' })],
  [404, 'an unknown thing', () => ({ url: '/result/999999/', ...as(student) })],
  [404, 'an address that cannot be read', () => ({ url: '/result/%zz/' })],
  [405, 'another method', () => ({ method: 'DELETE', url: '/careers/' })],
  [413, 'too big', () => ({ method: 'POST', url: '/auth/', payload: JSON.stringify({ email: 'x'.repeat(1_100_000) }), headers: json })],
  [415, 'no JSON', () => ({ method: 'POST', url: '/auth/', payload: '<a/>', headers: { 'content-type': 'text/xml' } })],
];

it.each(refusals)('%d is JSON with a detail or a list of fields: %s', async (status, _, request) => {
  const { url, ...rest } = request();
  const answer = await app.inject({ ...rest, url: `/api/v1${String(url)}` });
  expect(answer.statusCode).toBe(status);
  expectPlainJson(answer);
});

it('429 and 500 are no different', async () => {
  const often = {
    method: 'POST' as const,
    url: '/api/v1/password_reset/',
    payload: { email: 'often@example.org' },
    remoteAddress: '10.55.1.1',
  };
  let answer = await app.inject(often);
  for (let time = 0; time < 10 && answer.statusCode !== 429; time += 1) answer = await app.inject(often);
  expect(answer.statusCode).toBe(429);
  expectPlainJson(answer);

  const { database } = server.services;
  const kept = database.db.select;
  database.db.select = (() => {
    throw new Error('inside');
  }) as never;
  const broken = await app.inject({ url: '/api/v1/profile/', ...as(student) });
  database.db.select = kept;
  expect(broken.statusCode).toBe(500);
  expectPlainJson(broken);
});

function expectPlainJson({ headers, body }: { headers: Record<string, unknown>; body: string }): void {
  expect(headers['content-type']).toMatch(/^application\/json/);
  const said = JSON.parse(body) as Record<string, unknown>;
  if ('detail' in said) expect(typeof said['detail']).toBe('string');
  else for (const messages of Object.values(said)) expect(messages).toEqual(expect.arrayContaining([expect.any(String)]));
  expect(body).not.toMatch(/<html|<!doctype|node_modules|\bat \w+ \(|\.ts:\d/i);
}
