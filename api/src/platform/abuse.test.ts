import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newStudent, signupForm } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { makeWebFolder } from '../../test/web-folder.ts';
import { buildApp } from '../app.ts';
import { LIMITS } from './rate-limits.ts';

const web = makeWebFolder();
let server: TestServer;
let withPages: FastifyInstance;
beforeAll(async () => {
  server = await startTestServer();
  withPages = await buildApp(server.services, web.folder);
});
afterAll(async () => {
  await withPages.close();
  await server.close();
  web.remove();
});

let callers = 0;
const freshAddress = () => `10.7.${(callers += 1) >> 8}.${callers & 255}`;
const signUp = (change: Parameters<typeof signupForm>[0]) =>
  server.ask('POST', '/signup/', { body: signupForm(change), remoteAddress: freshAddress() });

describe('bodies', () => {
  it.each([
    '{"__proto__": {"isStaff": true}}',
    '{"constructor": {"prototype": {"isStaff": true}}}',
    '{"email": {"__proto__": {"isStaff": true}}}',
    '[{"__proto__": {"isStaff": true}}]',
  ])('cannot reach the prototype of objects: %s', async (payload) => {
    for (const url of ['/signup/', '/auth/', '/contact/']) {
      const answer = await server.ask('POST', url, {
        payload,
        headers: { 'content-type': 'application/json' },
        remoteAddress: freshAddress(),
      });
      expect(answer.status).toBe(400);
    }
    expect(({} as { isStaff?: boolean }).isStaff).toBeUndefined();
  });

  it('cannot say who one is', async () => {
    for (const extra of [{ id: 1 }, { approved_at: '2026-01-01' }, { pricing_plan: 4 }, { school_id: 1 }]) {
      const [field = ''] = Object.keys(extra);
      const answer = await server.ask('POST', '/signup/', { body: { ...signupForm(), ...extra }, remoteAddress: freshAddress() });
      expect(answer).toMatchObject({ status: 400, body: { [field]: ['This field is not known.'] } });
    }
    expect((await signUp({ role: 'Staff' })).status).toBe(400);
  });

  it.each(['\r\nBcc: crowd@example.org', '\nX', '\u0000', '\u2028', '\u202e'])('cannot carry a line of a mail’s head: %j', async (sign) => {
    expect((await signUp({ first_name: `Robin${sign}Lake` })).status).toBe(sign === '\u2028' ? 201 : 400);
    expect((await signUp({ email: `robin${sign}@example.org` })).body).toHaveProperty('email');
    const body = { kind: 'contact', email: `a${sign}b@example.org`, message: 'Hello' };
    expect((await server.ask('POST', '/contact/', { body, remoteAddress: freshAddress() })).body).toHaveProperty('email');
  });
});

describe('emails that look alike', () => {
  it('are one account when they differ by case alone, and no email when written in look-alike forms', async () => {
    const { email } = await newStudent(server);
    expect((await signUp({ email: ` ${email.toUpperCase()} ` })).body.email[0]).toMatch(/already exists/);
    const wide = email.replace('robin', 'ｒｏｂｉｎ');
    const ligature = 'ﬁnn@example.org';
    for (const typed of [wide, ligature, email.replace('@', '＠'), `${email}\u200b`, email.replace('o', 'o\u200d')]) {
      expect((await signUp({ email: typed })).body.email[0]).toBe('Email is invalid.');
    }
    // The Kelvin sign becomes a k in lower case: the same account, not a second one.
    await signUp({ email: 'kim.kelvin@example.org' });
    expect((await signUp({ email: '\u212aim.kelvin@example.org' })).body.email[0]).toMatch(/already exists/);
  });
});

describe('addresses', () => {
  it.each([
    '/api/v1/profile',
    '/api/v1/profile//',
    '/api/v1//profile/',
    '//api/v1/profile/',
    '/api/v1/PROFILE/',
    '/API/v1/profile/',
    '/api/v1/./profile/',
    '/api/v1/tags/../profile/',
    '/api/v1/%70rofile/',
    '/api/v1/profile/%2e',
    '/api/v1/profile;a=b/',
    '/api/v1/profile%2f',
    '/api/v1/profile/?as=1',
    '/api/v1/profile/#x',
    '/api\\v1\\profile',
  ])('no spelling goes around the sign-in: %s', async (url) => {
    expect([400, 401, 404]).toContain((await server.app.inject({ url })).statusCode);
  });

  it('unknown ones of the API are answered as JSON beside the front end as well', async () => {
    for (const [url, code] of [
      ['/api/v1/nothing/', 'not_found'],
      ['/api/nothing', 'not_found'],
      ['/api', 'not_found'],
      ['/api/', 'not_found'],
      ['/api/?a=b', 'not_found'],
      ['/api/v1', 'not_found'],
      ['/api/v1/', 'not_found'],
      ['/api/v1/auth/', 'method_not_allowed'],
    ]) {
      const answer = await withPages.inject({ url: url ?? '' });
      expect([url, answer.json().code]).toEqual([url, code]);
    }
  });

  it('of reports are tried no oftener as pages than at the API, counted together', async () => {
    const remoteAddress = '10.8.8.8';
    const api = (token: string) => server.ask('GET', `/reports/${token}/`, { remoteAddress });
    const page = (token: string) => withPages.inject({ url: `/report/${token}`, remoteAddress });
    for (let at = 0; at < LIMITS.report_address.points / 2; at += 1) {
      expect((await page(`guess-${at}`)).statusCode).toBe(404);
      expect((await api(`guess-${at}`)).status).toBe(404);
    }
    const refused = await page('one-more');
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(refused.headers['content-type']).toMatch(/html/);
    expect((await api('one-more')).status).toBe(429);
    expect((await withPages.inject({ url: '/report/one-more', remoteAddress: '10.8.8.9' })).statusCode).toBe(404);
  });

  it('a header or a query does not turn one method into another', async () => {
    const student = await newStudent(server);
    for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
      const { status, body } = await server.ask('GET', '/profile/?_method=DELETE', { as: student.access, headers: { [name]: 'DELETE' } });
      expect(status).toBe(200);
      expect(body.email).toBe(student.email);
    }
    const post = await server.ask('POST', '/careers/', { body: {}, headers: { 'x-http-method-override': 'GET' } });
    expect(post.status).toBe(405);
  });

  it.each([
    '/../session-secret',
    '/assets/../../session-secret',
    '/assets/..%2f..%2fsession-secret',
    '/..%5csession-secret',
    '/%2e%2e/session-secret',
    '/assets/%2e%2e/%2e%2e/session-secret',
    '/files/photos/../../session-secret',
    '/files/photos/..%2f..%2fsession-secret',
    '/files/photos/%00',
    '/.env',
    '/__spa-fallback.html/../../session-secret',
  ])('no path leads out of the folder: %s', async (url) => {
    const answer = await withPages.inject({ url });
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.body).not.toContain(web.secret);
  });
});
