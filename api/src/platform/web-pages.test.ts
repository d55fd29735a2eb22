import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testConfig } from '../../test/test-config.ts';
import { describeSite } from './site.routes.ts';
import { serveWeb } from './web-files.ts';

const FAQ = '<!DOCTYPE html><title>Questions</title><script>1</script>';
const SHELL = '<!DOCTYPE html><title>Shell</title>';
const folder = mkdtempSync(join(tmpdir(), 'careerscoop-web-'));
let app: FastifyInstance;

beforeAll(async () => {
  const client = join(folder, 'client');
  mkdirSync(join(client, 'faq'), { recursive: true });
  writeFileSync(join(folder, 'routes.json'), '["/faq", "/scenario/:scenario_id/:step?"]');
  writeFileSync(join(client, '__spa-fallback.html'), SHELL);
  writeFileSync(join(client, 'faq/index.html'), FAQ);
  mkdirSync(join(client, 'careers/compare'), { recursive: true });
  writeFileSync(join(client, 'careers/compare/index.html'), FAQ);
  app = Fastify();
  await serveWeb(app, client, describeSite(testConfig(folder)));
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

describe('the pages of the front end', () => {
  it('answers a page, the shell for what the client knows, and 404 with the shell for the rest', async () => {
    const answers = await Promise.all(['/faq/', '/scenario/3/2', '/nowhere'].map((url) => get(url)));
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [200, FAQ],
      [200, SHELL],
      [404, SHELL],
    ]);
  });

  it('allows exactly the scripts that stand in the page', async () => {
    const { headers } = await get('/faq');
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='/);
  });

  it('sends it compressed to who can read it', async () => {
    const br = await get('/faq', { 'accept-encoding': 'gzip, deflate, br;q=0.9' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(br.headers['vary']).toBe('accept-encoding');
    expect(String(brotliDecompressSync(br.rawPayload))).toBe(FAQ);
    const gzip = await get('/faq', { 'accept-encoding': 'gzip, br;q=0' });
    expect(String(gunzipSync(gzip.rawPayload))).toBe(FAQ);
    const plain = await get('/faq');
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  it('keeps the pairs of careers out of search engines, and not the page itself', async () => {
    expect((await get('/careers/compare?careers=actors,bakers')).headers['x-robots-tag']).toBe('noindex');
    expect((await get('/careers/compare')).headers['x-robots-tag']).toBeUndefined();
  });

  it('sends nothing to who has the page already', async () => {
    const { headers } = await get('/faq');
    const again = await get('/faq', { 'if-none-match': String(headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get('/nowhere', { 'if-none-match': String((await get('/nowhere')).headers['etag']) })).statusCode).toBe(404);
  });
});
