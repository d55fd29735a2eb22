import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, type Socket, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { closeServices, openServices } from '../src/open-services.ts';
import { MIGRATIONS, openDatabase } from '../src/platform/database.ts';
import { defineJob, work } from '../src/platform/job.ts';
import { openJobQueue } from '../src/platform/jobs.ts';
import { freshDatabase } from './fresh-database.ts';
import { signupForm } from './people.ts';
import { type RunProcess, runProcess } from './run-process.ts';
import { testConfig } from './test-config.ts';
import { startTestServer } from './test-server.ts';

// Several processes need a database that several can reach.
const isShared = inject('database').kind === 'postgresql';
let folder: string;
let fresh: Awaited<ReturnType<typeof freshDatabase>>;
const running: RunProcess[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'careerscoop-test-'));
  fresh = await freshDatabase();
});
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
});
afterAll(async () => {
  await fresh?.drop();
  rmSync(folder, { recursive: true, force: true });
});

const run = (file: string, settings: Record<string, string> = {}) => {
  const place: Record<string, string> = fresh
    ? { DATABASE_URL: fresh.url, DEMO: '1', SESSION_SECRET: 'a secret for tests only, 32 signs' }
    : {};
  const started = runProcess(file, { DATA_DIR: folder, ...place, ...settings });
  running.push(started);
  return started;
};
const opened = (role: 'web' | 'worker' | 'all') => openServices({ ...testConfig(folder), databaseUrl: fresh?.url, role });

async function ask(text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: fresh?.url });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

describe('before the release', () => {
  it.each(['both', 'Web', 'web,worker'])(
    'an unknown ROLE, "%s", ends the start with 1 and a sentence that names ROLE; nothing is opened',
    async (ROLE) => {
      const { code, text } = await run('src/main.ts', { ROLE }).ended;
      expect({ code, text: text.trim() }).toEqual({ code: 1, text: 'The setting ROLE must be web, worker or all.' });
      expect(readdirSync(folder)).toEqual([]);
    },
    120_000,
  );

  it.runIf(isShared).each(['web', 'worker'] as const)(
    'ROLE=%s ends with a sentence that names the release; no table is made',
    async (role) => {
      await expect(opened(role)).rejects.toThrow(
        'The database is not ready for this version: run npm run release first, or start with ROLE=all.',
      );
      expect(
        await ask(`select count(*)::int as n from information_schema.tables where table_schema in ('public', 'drizzle', 'jobs')`),
      ).toEqual([{ n: 0 }]);
    },
  );
});

it('a release started twice at once: both end with 0 and a sentence, and everything is there once', async () => {
  const ends = await Promise.all([run('src/release.ts').ended, run('src/release.ts').ended]);
  expect(ends).toEqual(
    Array(2).fill({ code: 0, text: expect.stringMatching(/CareerScoop is released: the database is ready for this version\.\n$/) }),
  );
  // Once more changes nothing.
  const services = await opened(isShared ? 'web' : 'all');
  const { rows } = await services.database.runSql(
    'select (select count(*) from plans)::int as plans, (select count(*) from scenarios)::int as scenarios',
  );
  expect(rows).toEqual([{ plans: 4, scenarios: 6 }]);
  await closeServices(services);
}, 240_000);

describe.runIf(isShared)('several processes on one database', () => {
  it('what a web process stores waits for a worker, and is done by it', async () => {
    const web = await startTestServer({ role: 'web' }, await openDatabase({ databaseUrl: fresh?.url, dataDir: '', role: 'web' }));
    const form = signupForm();
    expect((await web.ask('POST', '/signup/', { body: form })).status).toBe(201);
    const stored = () => ask(`select state from jobs.job where name = 'confirm-email' and data->>'email' = '${form.email}'`);
    expect(await stored()).toEqual([{ state: 'created' }]);
    const worker = await opened('worker');
    await worker.jobs.start(worker);
    expect((await web.mailTo(form.email)).links.length).toBeGreaterThan(0);
    await closeServices(worker);
    await web.close();
  });

  it('a worker that is told to end in the middle of a job: it ends with 0 and hands the job back, as if never begun', async () => {
    const { letters, url, close } = await silentMailbox();
    const web = await startTestServer({ role: 'web' }, await openDatabase({ databaseUrl: fresh?.url, dataDir: '', role: 'web' }));
    const { child, said, ended } = run('src/main.ts', { ROLE: 'worker', SMTP_URL: url });
    await expect.poll(said).toContain('CareerScoop is at work');
    const form = signupForm();
    expect((await web.ask('POST', '/signup/', { body: form })).status).toBe(201);
    await expect.poll(letters).toBe(1);
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
    expect(
      await ask(
        `select state, retry_count, started_on is null as unbegun from jobs.job where name = 'send-mail' and data->>'to' = '${form.email}'`,
      ),
    ).toEqual([{ state: 'created', retry_count: 0, unbegun: true }]);
    await web.close();
    close();
  });

  it('a worker killed in the middle of a job: another does it when its time is over, once', async () => {
    const slow = defineJob('killed-in-the-middle', { expire: 2, retry: { limit: 3, delay: 0 } });
    const database = await openDatabase({ databaseUrl: fresh?.url, dataDir: '' });
    const state = async () => (await database.runSql(`select state, retry_count from jobs.job where name = 'killed-in-the-middle'`)).rows;
    const asking = await openJobQueue(database, [work(slow, async () => undefined)], { role: 'web' });
    await asking.enqueue(database.db, slow, {});
    const { child, said, ended } = run('test/hanging-worker.ts');
    await expect.poll(said).toContain('taken');
    child.kill('SIGKILL');
    await ended;
    expect(await state()).toEqual([{ state: 'active', retry_count: 0 }]);

    let done = 0;
    const other = await openJobQueue(database, [work(slow, async () => void (done += 1))], { role: 'worker', tidySeconds: 1 });
    await other.start({} as never);
    await expect.poll(state).toEqual([{ state: 'completed', retry_count: 1 }]);
    expect(done).toBe(1);
    for (const queue of [asking, other]) await queue.stop();
    await database.close();
  });

  it("an old process writing during a new one's migration: every sign-up is 201, and its rows have what the new one adds", async () => {
    const old = await startTestServer({}, await openDatabase({ databaseUrl: fresh?.url, dataDir: '' }));
    const newer = withOneMore(`alter table users add column shoe_size integer default 38 not null;`);
    const statuses: number[] = [];
    let released = false;
    const writing = (async () => {
      while (!released || statuses.length < 5) {
        statuses.push(
          (await old.ask('POST', '/signup/', { body: signupForm(), remoteAddress: `10.60.0.${statuses.length % 250}` })).status,
        );
      }
    })();
    // Somebody's transaction on the table: the migration must not wait for it with everybody else behind.
    const held = old.services.database.db.transaction(async (tx) => {
      await tx.execute('select 1 from users limit 1');
      await expect
        .poll(
          async () =>
            (await ask(`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'alter table users%'`)).length,
          { timeout: 30_000 },
        )
        .toBe(1);
      const before = statuses.length;
      await expect.poll(() => statuses.length).toBeGreaterThan(before + 1);
    });
    const release = openDatabase({ databaseUrl: fresh?.url, dataDir: '' }, newer).then((database) => database.close());
    await held;
    await release;
    const last = signupForm();
    statuses.push((await old.ask('POST', '/signup/', { body: last })).status);
    released = true;
    await writing;
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect(await ask(`select count(*)::int as n from users where shoe_size is null`)).toEqual([{ n: 0 }]);
    expect(await ask(`select shoe_size from users where email = '${last.email}'`)).toEqual([{ shoe_size: 38 }]);
    // An older process that starts now finds a database that is ahead of it, and is content.
    await closeServices(await opened('web'));
    await old.close();
  });
});

/** A mail server that takes every call and never says a word: a letter to it is work that does not end. */
async function silentMailbox() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { letters: () => sockets.length, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** The migrations of the version after this one. */
function withOneMore(sql: string): string {
  const newer = join(folder, 'newer-migrations');
  cpSync(MIGRATIONS, newer, { recursive: true });
  const journal = JSON.parse(readFileSync(join(newer, 'meta/_journal.json'), 'utf8')) as {
    entries: { idx: number; when: number; tag: string }[];
  };
  const idx = journal.entries.length;
  const when = Math.max(...journal.entries.map((entry) => entry.when)) + 1;
  writeFileSync(join(newer, '9999_newer.sql'), sql);
  writeFileSync(
    join(newer, 'meta/_journal.json'),
    JSON.stringify({ ...journal, entries: [...journal.entries, { idx, version: '7', when, tag: '9999_newer', breakpoints: true }] }),
  );
  return newer;
}
