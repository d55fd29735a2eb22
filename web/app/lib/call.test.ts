import { endpoint } from '@careerscoop/contract/endpoint';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { call } from './call.ts';

const say = endpoint({
  method: 'POST',
  path: '/say/',
  access: 'public',
  summary: 'Takes what is said.',
  status: 204,
  body: z.strictObject({ text: z.string() }),
  answer: z.undefined(),
});
const listen = endpoint({ ...say, method: 'GET', body: z.undefined() });

/** How the browser was asked for each call. */
function asked(): RequestInit[] {
  const calls: RequestInit[] = [];
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    calls.push(init);
    return new Response(null, { status: 204 });
  });
  return calls;
}

afterEach(() => vi.unstubAllGlobals());

describe('a change on its way when the page is closed', () => {
  it('still arrives where it is short, as a tick, a star and signing out are', async () => {
    const calls = asked();
    await call(say, { body: { text: 'done' } });
    expect(calls).toMatchObject([{ method: 'POST', body: '{"text":"done"}', keepalive: true }]);
  });

  it('is given up where it is long, which browsers refuse to carry on, where it can be stopped, and where it only asks', async () => {
    const calls = asked();
    await call(say, { body: { text: 'x'.repeat(2_000) } });
    await call(say, { body: { text: 'stopped' } }, new AbortController().signal);
    await call(listen, {});
    expect(calls.map(({ keepalive }) => keepalive)).toEqual([false, false, false]);
  });
});
