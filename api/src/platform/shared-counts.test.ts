import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { buildApp } from '../app.ts';
import type { RunSql } from './database.ts';
import { LIMITS, openRateLimits } from './rate-limits.ts';
import { sharedCounts } from './shared-counts.sql.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const MINUTE = 60_000;
/** A process of its own, and how many queries it made. */
function openProcess(ask: RunSql = server.services.database.runSql) {
  const made = { queries: 0 };
  const Store = sharedCounts((text, values) => ((made.queries += 1), ask(text, values)), 'test');
  const store = new Store({});
  const use = (key: string, max = 600) =>
    new Promise<boolean>((resolve, reject) =>
      store.incr(key, (error, result) => (error ? reject(error) : resolve((result?.current ?? 0) <= max)), MINUTE, max),
    );
  return { made, use };
}

describe('the limit of a network over several processes', () => {
  it('lets as many through as one process would, whoever is asked', async () => {
    const processes = Array.from({ length: 4 }, () => openProcess());
    let through = 0;
    for (let time = 0; time < 900; time += 1) if (await processes[time % 4]?.use('one network')) through += 1;
    expect(through).toBeLessThanOrEqual(600);
    expect(through).toBeGreaterThan(590);
  });

  it('costs a usual reader no query, a busy one one in many calls, and one who is refused none', async () => {
    const { made, use } = openProcess();
    for (let time = 0; time < 30; time += 1) await use('a reader');
    expect(made.queries).toBe(0);
    for (let time = 30; time < 480; time += 1) await use('a reader');
    expect(made.queries).toBeLessThan(30);
    for (let time = 480; time < 620; time += 1) await use('a reader');
    const until = made.queries;
    for (let time = 0; time < 200; time += 1) expect(await use('a reader')).toBe(false);
    expect(made.queries).toBe(until);
  });

  it('holds for many calls at once', async () => {
    const processes = [openProcess(), openProcess()];
    const answers = await Promise.all(Array.from({ length: 400 }, (_, time) => processes[time % 2]?.use('in a hurry', 100)));
    expect(answers.filter(Boolean).length).toBeLessThanOrEqual(100);
    expect(answers.filter(Boolean).length).toBeGreaterThan(80);
  });

  it('goes on in each process while the database is away', async () => {
    const { use } = openProcess(() => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' })));
    let through = 0;
    for (let time = 0; time < 120; time += 1) if (await use('without it', 100)) through += 1;
    expect(through).toBe(100);
  });

  it('is one limit over HTTP: two processes answer 429 together', async () => {
    const { config, database } = server.services;
    const processes = [];
    for (let at = 0; at < 2; at += 1) {
      processes.push(
        await buildApp({ ...server.services, config: { ...config, rateLimit: 60 }, database: { ...database, kind: 'postgresql' } }),
      );
    }
    const statuses: number[] = [];
    for (let time = 0; time < 90; time += 1) {
      const answer = await processes[time % 2]?.inject({ url: '/api/v1/tags/', remoteAddress: '10.61.0.1' });
      statuses.push(answer?.statusCode ?? 0);
      if (answer?.statusCode === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    for (const app of processes) await app.close();
    const through = statuses.filter((status) => status === 200).length;
    expect(through).toBeLessThanOrEqual(60);
    expect(through).toBeGreaterThan(50);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });
});

it('where guessing pays every use is counted, over all processes, also all at once', async () => {
  const { db } = server.services.database;
  const processes = [openRateLimits(db), openRateLimits(db), openRateLimits(db)];
  const uses = Array.from({ length: 60 }, (_, time) =>
    processes[time % 3]?.use('sign_in_account', 'guessed').then(
      () => true,
      () => false,
    ),
  );
  expect((await Promise.all(uses)).filter(Boolean)).toHaveLength(LIMITS.sign_in_account.points);
});
