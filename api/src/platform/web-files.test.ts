import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import compress from '@fastify/compress';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testConfig } from '../../test/test-config.ts';
import { describeSite } from './site.routes.ts';
import { serveWeb } from './web-files.ts';

const house = mkdtempSync(join(tmpdir(), 'careerscoop-web-'));
const client = join(house, 'client');
const film = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 251));
const app = Fastify();

beforeAll(async () => {
  mkdirSync(join(client, 'assets'), { recursive: true });
  writeFileSync(join(house, 'routes.json'), '["/", "/scenario/:scenario_id/:step?"]');
  writeFileSync(join(client, '__spa-fallback.html'), '<p>CareerScoop</p>');
  for (const name of ['intro-Ab12.webm', 'intro-Cd34.mp4']) writeFileSync(join(client, 'assets', name), film);
  writeFileSync(join(client, 'assets', 'intro-Ef56.vtt'), 'WEBVTT\n');
  writeFileSync(join(client, 'favicon.svg'), '<svg/>');
  await app.register(compress, { globalCompression: true, threshold: 1024 });
  await serveWeb(app, client, describeSite(testConfig(house)));
});
afterAll(async () => {
  await app.close();
  rmSync(house, { recursive: true });
});

const get = (url: string, headers = {}) => app.inject({ url, headers: { 'accept-encoding': 'gzip, br', ...headers } });

describe('the film and other built files', () => {
  it.each([
    ['/assets/intro-Ab12.webm', 'video/webm'],
    ['/assets/intro-Cd34.mp4', 'video/mp4'],
    ['/assets/intro-Ef56.vtt', 'text/vtt; charset=utf-8'],
  ])('%s has its type and is kept for a year', async (url, type) => {
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
    });
    // What is compressed already is sent as it is.
    if (!type.startsWith('text/')) expect(headers['content-encoding']).toBeUndefined();
  });

  it.each([
    ['bytes=0-', 0, 4999],
    ['bytes=1000-1999', 1000, 1999],
    ['bytes=-200', 4800, 4999],
  ])('a part of the film is sent as a part: %s', async (range, first, last) => {
    const { statusCode, headers, rawPayload } = await get('/assets/intro-Ab12.webm', { range });
    expect(statusCode).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${first}-${last}/5000`);
    expect(headers['content-length']).toBe(String(last - first + 1));
    expect(rawPayload.equals(film.subarray(first, last + 1))).toBe(true);
  });

  it('a part beyond its end is refused with its length', async () => {
    const { statusCode, headers } = await get('/assets/intro-Ab12.webm', { range: 'bytes=9000-' });
    expect(statusCode).toBe(416);
    expect(headers['content-range']).toBe('bytes */5000');
  });

  it('a file whose name says nothing about its content is kept for an hour', async () => {
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });
});

describe('pages', () => {
  it('may play what this house serves, and nothing from elsewhere', async () => {
    const { statusCode, headers } = await get('/scenario/0');
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toContain("media-src 'self'");
  });

  it('say 404 at an address that no route knows', async () => {
    expect((await get('/assets/intro-gone.webm')).statusCode).toBe(404);
  });
});
