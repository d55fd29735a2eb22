import { createHash } from 'node:crypto';
import { updateProfile } from '@careerscoop/contract/profile';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newStudent } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { makeWebFolder } from '../../test/web-folder.ts';
import { buildApp } from '../app.ts';

const web = makeWebFolder();
let server: TestServer;
let app: FastifyInstance;
let access: string;
beforeAll(async () => {
  server = await startTestServer();
  app = await buildApp(server.services, web.folder);
  ({ access } = await newStudent(server));
});
afterAll(async () => {
  await app.close();
  await server.close();
  web.remove();
});

const signedIn = () => ({ authorization: `Bearer ${access}` });
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

/** A photo of the student's own, sent and stored as the product does it. */
async function photoAddress(): Promise<string> {
  const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('profile_image', new Blob([new Uint8Array(photo)], { type: 'image/png' }), 'me.png');
  const sent = new Request('http://careers.test', { method: 'POST', body: form });
  const { body } = await server.ask('PATCH', '/profile/', {
    as: access,
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  return body.profile_image as string;
}

const kinds: [string, () => ReturnType<typeof get>][] = [
  ['a page', () => get('/')],
  ['an address of the client', () => get('/profile')],
  ['an unknown page', () => get('/nothing')],
  ['an asset', () => get('/assets/app-Ab12.js')],
  ['robots.txt', () => get('/robots.txt')],
  ['a public answer', () => get('/api/v1/tags/')],
  ['a private answer', () => get('/api/v1/profile/', signedIn())],
  ['a refusal', () => get('/api/v1/profile/')],
  ['an unknown call', () => get('/api/v1/nothing/')],
  ['the documentation', () => get('/api/docs/')],
  ...('file' in updateProfile ? [['a photo', async () => get(await photoAddress())] as [string, () => ReturnType<typeof get>]] : []),
];

describe.each(kinds)('%s', (_name, ask) => {
  it.each([
    ['x-content-type-options', /^nosniff$/],
    ['referrer-policy', /^no-referrer$/],
    ['permissions-policy', /camera=\(\).*geolocation=\(\).*microphone=\(\)/],
    ['cross-origin-opener-policy', /^same-origin$/],
    ['cross-origin-resource-policy', /^same-origin$/],
    ['x-frame-options', /^DENY$/],
    ['content-security-policy', /default-src '(none|self)'.*frame-ancestors 'none'/],
  ])('says %s', async (header, value) => {
    expect((await ask()).headers[header]).toMatch(value);
  });

  it('lets no inline script, no foreign source and no other site in', async () => {
    const { headers } = await ask();
    const policy = String(headers['content-security-policy']).replace("style-src-attr 'unsafe-inline'", '');
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(Object.keys(headers).filter((name) => /^access-control|^x-powered|^server$/.test(name))).toEqual([]);
  });
});

describe('pages', () => {
  it('run exactly their own inline scripts, and play and show what this house serves', async () => {
    const { headers, body } = await get('/');
    const script = /<script>(.*?)<\/script>/.exec(body)?.[1] ?? '';
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    for (const part of ["media-src 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'self'", "style-src-elem 'self'"]) {
      expect(policy).toContain(part);
    }
  });
});

describe('what may be kept', () => {
  it.each([
    ['a private answer', '/api/v1/profile/', 'no-store'],
    ['a public answer', '/api/v1/tags/', 'no-store'],
    ['a refusal', '/api/v1/result/1/', 'no-store'],
    ['a page', '/', 'no-cache'],
    ['an asset', '/assets/app-Ab12.js', 'public, max-age=31536000, immutable'],
    ['another file', '/favicon.svg', 'public, max-age=3600'],
  ])('%s: %s says %s', async (_name, url, expected) => {
    expect((await get(url, signedIn())).headers['cache-control']).toBe(expected);
  });

  it('new tokens are kept by nobody', async () => {
    const { headers } = await server.ask('POST', '/auth/', { body: { email: 'nobody@example.org', password: 'wrong word' } });
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('other sites', () => {
  it('cannot read answers: no origin is let in, also when the browser asks first', async () => {
    const origin = { origin: 'https://elsewhere.example' };
    const ahead = await app.inject({
      method: 'OPTIONS',
      url: '/api/v1/profile/',
      headers: { ...origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
    });
    expect(ahead.statusCode).toBeGreaterThanOrEqual(400);
    for (const { headers } of [ahead, await get('/api/v1/tags/', origin)]) {
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('cannot post a form here: only JSON is read', async () => {
    for (const type of ['application/x-www-form-urlencoded', 'text/plain']) {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/api/v1/contact/',
        headers: { 'content-type': type },
        payload: '{"kind":"contact","email":"a@example.org","message":"Hello"}',
      });
      expect([400, 415]).toContain(statusCode);
    }
  });
});

it('asks browsers to keep to https where the address is one, and only there', async () => {
  const { config } = server.services;
  const secure = await buildApp({ ...server.services, config: { ...config, publicUrl: 'https://careers.example' } });
  expect((await secure.inject('/api/v1/tags/')).headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  await secure.close();
  expect((await get('/')).headers['strict-transport-security']).toBeUndefined();
});

it.each(['/%zz', '/api/v1/result/%ff/', `/api/v1/careers/${'x'.repeat(300)}/`])(
  'answers an address that cannot be read without repeating it: %s',
  async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
    expect(body).not.toContain(url.slice(1, 20));
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    expect(headers['content-type']).toContain('application/json');
  },
);
