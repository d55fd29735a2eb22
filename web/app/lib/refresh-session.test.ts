import { getProfile } from '@careerscoop/contract/profile';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** What two tabs of one browser share: the storage, the locks and the server. */
const storage = new Map<string, string>();
let lock = Promise.resolve<unknown>(undefined);
const locks = {
  request: (_name: string, turn: () => Promise<unknown>) => (lock = lock.then(turn, turn)),
};
let renewals: string[] = [];
let answerRenewal: (refresh: string) => Response | Promise<Response>;

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const keep = (access: string, refresh: string) => {
  storage.set('access_token', access).set('refresh_token', refresh).set('user', '{"id":1}');
};

beforeEach(() => {
  storage.clear();
  renewals = [];
  answerRenewal = (refresh) => json(200, { access: `good ${refresh}`, refresh: `${refresh}+` });
  keep('old', 'r');
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  vi.stubGlobal('navigator', { locks });
  vi.stubGlobal('fetch', async (url: string, { headers, body }: { headers: Record<string, string>; body?: string }) => {
    if (url.endsWith('/auth/refresh/')) {
      const { refresh } = JSON.parse(body ?? '{}') as { refresh: string };
      renewals.push(refresh);
      return answerRenewal(refresh);
    }
    return headers['authorization']?.startsWith('Bearer good')
      ? json(200, { id: 1 })
      : json(401, { detail: 'Ended.', code: 'session_expired' });
  });
});

/** A tab has modules of its own. */
async function openTab() {
  vi.resetModules();
  const { call } = await import('./call.ts');
  return () => call(getProfile, {});
}

describe('an access token that has run out', () => {
  it('is renewed once for all calls of a tab', async () => {
    const ask = await openTab();
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers).toEqual([{ id: 1 }, { id: 1 }, { id: 1 }]);
    expect(renewals).toEqual(['r']);
  });

  it('is renewed once for two tabs that wake up together', async () => {
    const [one, two] = [await openTab(), await openTab()];
    expect(await Promise.all([one(), two()])).toEqual([{ id: 1 }, { id: 1 }]);
    expect(renewals).toEqual(['r']);
    expect(storage.get('refresh_token')).toBe('r+');
  });

  it('is renewed by a second try when the first answer was lost', async () => {
    const ask = await openTab();
    const answer = answerRenewal;
    answerRenewal = (refresh) => {
      answerRenewal = answer;
      void refresh;
      throw new TypeError('Failed to fetch');
    };
    expect(await ask()).toEqual({ id: 1 });
    expect(renewals).toEqual(['r', 'r']);
  });
});

describe('a renewal that brings nothing', () => {
  it.each([
    ['no network after waking up', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a server that is away', () => json(503, { detail: 'Busy.', code: 'unavailable' })],
    ['a school that asks too often', () => json(429, { detail: 'Wait.', code: 'too_many_requests' })],
  ])('keeps the session: %s', async (_, answer) => {
    answerRenewal = answer;
    const ask = await openTab();
    await expect(ask()).rejects.toMatchObject({ status: 0 });
    expect(storage.get('refresh_token')).toBe('r');
    expect(storage.has('user')).toBe(true);
  });

  it('ends the session when the server refuses it', async () => {
    answerRenewal = () => json(401, { detail: 'Ended.', code: 'session_expired' });
    const ask = await openTab();
    await expect(ask()).rejects.toMatchObject({ status: 401, code: 'session_expired' });
    expect([...storage.keys()]).toEqual([]);
  });
});

describe('what another tab did meanwhile', () => {
  it('does not bring back a session that it has ended', async () => {
    answerRenewal = (refresh) => {
      storage.clear();
      return json(200, { access: 'good', refresh: `${refresh}+` });
    };
    const ask = await openTab();
    await expect(ask()).rejects.toMatchObject({ status: 401 });
    expect([...storage.keys()]).toEqual([]);
  });

  it('goes on with the new session of a changed password', async () => {
    answerRenewal = () => {
      keep('good new', 'r of the new session');
      return json(401, { detail: 'Ended.', code: 'session_expired' });
    };
    const ask = await openTab();
    expect(await ask()).toEqual({ id: 1 });
    expect(storage.get('refresh_token')).toBe('r of the new session');
  });
});
