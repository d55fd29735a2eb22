import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPerson, newStudent, signupForm } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const raw = (payload: string, contentType = 'application/json', url = '/signup/') =>
  server.ask('POST', url, { payload, headers: { 'content-type': contentType } });

describe('bodies that cannot be read', () => {
  it('answers each with its status, as JSON and without a trace', async () => {
    expect(await raw('{"email": ')).toMatchObject({ status: 400, body: { code: 'malformed_json' } });
    expect(await raw('<a/>', 'application/xml')).toMatchObject({ status: 415, body: { code: 'not_json' } });
    expect(await raw(JSON.stringify({ first_name: 'x'.repeat(600_000) }))).toMatchObject({
      status: 413,
      body: { code: 'body_too_large' },
    });
    const deep = `${'['.repeat(60_000)}${']'.repeat(60_000)}`;
    expect(await raw(deep)).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
    expect((await raw('null')).status).toBe(400);
    expect((await raw('"text"')).status).toBe(400);
    expect((await raw('{"__proto__": {"role": "Staff"}}')).status).toBe(400);
    expect((await server.ask('POST', '/signup/')).status).toBe(400);
  });

  it('names every missing field at once', async () => {
    const { body } = await server.ask('POST', '/signup/', { body: {} });
    for (const [field, label] of [
      ['first_name', 'First Name'],
      ['last_name', 'Last Name'],
      ['email', 'Email'],
      ['phone', 'Phone'],
      ['address', 'Address'],
      ['city', 'City'],
      ['state', 'State'],
      ['zipcode', 'Zip Code'],
      ['age', 'Age'],
      ['grade', 'Grade'],
    ]) {
      expect(body[field ?? ''][0]).toBe(`${label} is required.`);
    }
  });
});

describe('unknown addresses', () => {
  it('answers 404 for a path and 405 for a method, with and without the last slash', async () => {
    expect(await server.ask('GET', '/nothing/')).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await server.ask('DELETE', '/careers/')).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } });
    expect((await server.ask('GET', '/careers')).status).toBe(200);
  });
});

describe('headers', () => {
  it('are strict on every answer', async () => {
    const { headers } = await server.ask('GET', '/pricing_plan/');
    expect(headers['content-security-policy']).toMatch(/default-src 'none'/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-powered-by']).toBeUndefined();
  });
});

describe('documentation and health', () => {
  it('describes every endpoint of the contract as OpenAPI 3.1', async () => {
    const { body } = await server.ask('GET', '/api/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining(['/signup/', '/auth/', '/scenarios/', '/result/', '/result/{id}/', '/careers/{onet_code}/']),
    );
    for (const path of ['/health/live', '/health/ready'])
      expect(body.paths[path].get.responses['200'].content['application/json'].schema.properties).toEqual({
        status: { type: 'string', const: 'ok' },
      });
    expect(body.paths['/signup/'].post.requestBody.content['application/json'].schema.anyOf[0].required).toContain('email');
    expect((await server.ask('GET', '/api/docs/')).text).toMatch(/swagger/i);
  });

  it('says that it lives, and shows figures to this machine alone', async () => {
    expect((await server.ask('GET', '/health/live')).body).toEqual({ status: 'ok' });
    expect((await server.ask('GET', '/health/ready')).body).toEqual({ status: 'ok' });
    expect((await server.ask('GET', '/metrics')).text).toMatch(/process_cpu/);
    expect((await server.ask('GET', '/metrics', { remoteAddress: '10.1.1.1' })).status).toBe(404);
  });
});

it('hides what is wrong inside: a request id and nothing else', async () => {
  const student = await newStudent(server);
  const { database } = server.services;
  const kept = database.db.select;
  database.db.select = (() => {
    throw new Error('secret text of the database, robin@example.org');
  }) as never;
  const { status, body, text } = await server.ask('GET', '/profile/', { as: student.access });
  database.db.select = kept;
  expect(status).toBe(500);
  expect(Object.keys(body).sort()).toEqual(['code', 'detail', 'request_id']);
  expect(text).not.toContain('secret');
});

it('lets a whole school sign up and in from one address', async () => {
  const remoteAddress = '10.9.9.9';
  for (let pupil = 0; pupil < 30; pupil += 1) {
    const { status } = await server.ask('POST', '/signup/', { body: signupForm(), remoteAddress });
    expect(status).toBe(201);
  }
  for (let pupil = 0; pupil < 60; pupil += 1) {
    const body = { email: `pupil${pupil}@example.org`, password: 'whatever it is' };
    expect((await server.ask('POST', '/auth/', { body, remoteAddress })).status).toBe(401);
  }
});

it('refuses every student-only call to a mentor and to staff', async () => {
  for (const name of ['mentor', 'staff'] as const) {
    const { access } = await demoPerson(server, name);
    for (const path of ['/result/', '/scenarios/', '/result/1/']) {
      expect((await server.ask('GET', path, { as: access })).status).toBe(403);
    }
  }
});
