import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newStudent, signupForm } from '../../test/people.ts';
import { type Answered, type TestServer, startTestServer } from '../../test/test-server.ts';
import { buildApp } from '../app.ts';
import type { Config } from './config.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let callers = 0;
const freshAddress = () => `10.7.${(callers += 1) >> 8}.${callers & 255}`;

/** Another app on the same database with other settings, closed after its use. */
async function withApp<T>(change: Partial<Config>, use: (app: FastifyInstance) => Promise<T>): Promise<T> {
  const app = await buildApp({ ...server.services, config: { ...server.services.config, ...change } });
  try {
    return await use(app);
  } finally {
    await app.close();
  }
}

describe('who asks', () => {
  const often = async (app: FastifyInstance, from: (time: number) => { remoteAddress: string; headers?: Record<string, string> }) => {
    const statuses = [];
    for (let time = 0; time < 8; time += 1) statuses.push((await app.inject({ url: '/api/v1/tags/', ...from(time) })).statusCode);
    return statuses.filter((status) => status === 429).length;
  };
  const rateLimit = 5;

  it('is not who a header says, where no proxy is named', async () => {
    const limited = await withApp({ rateLimit }, (app) =>
      often(app, (time) => ({ remoteAddress: '10.8.0.1', headers: { 'x-forwarded-for': `203.0.113.${time}` } })),
    );
    expect(limited).toBe(3);
  });

  it('is whom a named proxy saw, not what the caller wrote before it', async () => {
    const trustProxy = 'loopback, linklocal, uniquelocal';
    await withApp({ rateLimit, trustProxy }, async (app) => {
      const invented = await often(app, (time) => ({
        remoteAddress: '10.0.0.2',
        headers: { 'x-forwarded-for': `198.51.100.${time}, 203.0.113.5` },
      }));
      expect(invented).toBe(3);
      const others = await often(app, (time) => ({ remoteAddress: '10.0.0.2', headers: { 'x-forwarded-for': `203.0.113.${10 + time}` } }));
      expect(others).toBe(0);
      const aroundTheProxy = await often(app, (time) => ({
        remoteAddress: '192.0.2.1',
        headers: { 'x-forwarded-for': `203.0.113.${30 + time}` },
      }));
      expect(aroundTheProxy).toBe(3);
    });
  });

  it('is one caller with all the addresses of one IPv6 connection', async () => {
    expect(await withApp({ rateLimit }, (app) => often(app, (time) => ({ remoteAddress: `2001:db8:1:2::${time + 1}` })))).toBe(3);
  });

  it('reads no figures through a proxy on this machine, and with the token alone from elsewhere', async () => {
    const metrics = '/api/v1/metrics';
    await withApp({ metricsToken: 'the token of monitoring' }, async (app) => {
      const status = async (remoteAddress: string, headers: Record<string, string> = {}) =>
        (await app.inject({ url: metrics, remoteAddress, headers })).statusCode;
      expect(await status('127.0.0.1')).toBe(200);
      expect(await status('127.0.0.1', { 'x-forwarded-for': '203.0.113.1' })).toBe(404);
      expect(await status('10.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(404);
      expect(await status('10.0.0.1', { authorization: 'Bearer the' })).toBe(404);
      expect(await status('10.0.0.1', { authorization: 'Bearer of' })).toBe(404);
    });
  });
});

describe('a hundred times the same', () => {
  const student = () => newStudent(server, { age: 16 });
  const cases: [string, () => Promise<(time: number, remoteAddress: string) => Promise<Answered>>][] = [
    [
      'sign-in',
      async () => (time, remoteAddress) =>
        server.ask('POST', '/auth/', { body: { email: 'guessed@example.org', password: `guess ${time}` }, remoteAddress }),
    ],
    [
      'sign-up',
      async () => (_time, remoteAddress) =>
        server.ask('POST', '/signup/', { body: signupForm({ email: 'taken@example.org' }), remoteAddress }),
    ],
    [
      'password reset',
      async () => (_time, remoteAddress) =>
        server.ask('POST', '/password_reset/', { body: { email: 'guessed@example.org' }, remoteAddress }),
    ],
    [
      'resend',
      async () => (_time, remoteAddress) =>
        server.ask('POST', '/signup/resend/', { body: { email: 'guessed@example.org' }, remoteAddress }),
    ],
    [
      'message to the team',
      async () => (_time, remoteAddress) =>
        server.ask('POST', '/contact/', { body: { kind: 'contact', email: 'a@example.org', message: 'Hi' }, remoteAddress }),
    ],
    [
      'invitation',
      async () => (time, remoteAddress) =>
        server.ask('POST', '/invitations/', { body: { email: `friend${time}@example.org` }, remoteAddress }),
    ],
    [
      'newsletter',
      async () => (time, remoteAddress) =>
        server.ask('POST', '/subscriptions/', { body: { email: `reader${time}@example.org` }, remoteAddress }),
    ],
    [
      'fresh link of a parent',
      async () => (_time, remoteAddress) =>
        server.ask('POST', '/consent/fresh-link/', { body: { channel: 'email', contact: 'parent@example.net' }, remoteAddress }),
    ],
    [
      'fresh link of a parent by text',
      async () => (_time, remoteAddress) =>
        server.ask('POST', '/consent/fresh-link/', { body: { channel: 'sms', contact: '+1 415 555 2671' }, remoteAddress }),
    ],
    [
      'text to a parent',
      async () => {
        const { access } = await student();
        return (time, remoteAddress) =>
          server.ask('POST', '/consent/ask/', {
            as: access,
            body: { channel: 'sms', contact: `+1 415 555 ${2000 + time}` },
            remoteAddress,
          });
      },
    ],
    [
      'chat support',
      async () => (_time, remoteAddress) =>
        server.ask('POST', '/contact/', { body: { kind: 'chat_support', email: 'c@example.org', message: 'Hi' }, remoteAddress }),
    ],
    [
      'asking a parent',
      async () => {
        const { access } = await student();
        return (time, remoteAddress) =>
          server.ask('POST', '/consent/ask/', {
            as: access,
            body: { channel: 'email', contact: `parent${time}@example.net` },
            remoteAddress,
          });
      },
    ],
    [
      'change of password',
      async () => {
        const { access } = await student();
        const body = { current_password: 'a wrong guess', new_password: 'seven new cones', confirm_password: 'seven new cones' };
        return (_time, remoteAddress) => server.ask('POST', '/set-password/', { as: access, body, remoteAddress });
      },
    ],
  ];

  it.each(cases)('%s ends in 429 that says how long to wait', async (_name, prepare) => {
    const ask = await prepare();
    const remoteAddress = freshAddress();
    let answer: Answered | undefined;
    for (let time = 0; time < 100 && answer?.status !== 429; time += 1) answer = await ask(time, remoteAddress);
    expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(answer?.headers['retry-after'])).toBeGreaterThan(0);
  });
});
