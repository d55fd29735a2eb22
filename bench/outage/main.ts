// npm run test:operations: ten restarts of PostgreSQL, five as an administrator makes them and five as crashes, under two server
// processes with people signing up. Ends with 1 when a process dies, an answer is neither good nor 503 with a time to wait,
// a server is not back within a second, a letter is lost or one comes twice.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startOwnPostgres } from '../../scripts/postgres.mjs';
import { type Load, putLoad } from './load.ts';
import { openMailbox } from './mailbox.ts';

const PORTS = [Number(process.env['PORT'] ?? 5110), Number(process.env['PORT'] ?? 5110) + 1];
const ROUNDS = 10;
const UP_MS = 6_000;
const AWAY_MS = 1_500;
/** What was fetched in the very moment of a cut waits until the queue gives it up. */
const PATIENCE_MS = 6 * 60_000;

const postgres = startOwnPostgres(20_000 + (process.pid % 20_000));
const mailbox = await openMailbox();
const folders = PORTS.map(() => mkdtempSync(join(tmpdir(), 'careerscoop-outage-')));
const children: ChildProcess[] = [];

const urlOf = (port: number) => `http://127.0.0.1:${port}`;
const isReady = (port: number) =>
  fetch(`${urlOf(port)}/api/v1/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
/** Milliseconds until it is so. */
async function until(so: () => Promise<boolean>, patience = 60_000): Promise<number> {
  const from = performance.now();
  while (!(await so())) {
    if (performance.now() - from > patience) throw new Error('waited too long');
    await pause(10);
  }
  return performance.now() - from;
}
const answers = async () => {
  const client = new pg.Client({ connectionString: postgres.url });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
};

async function serve(port: number, folder: string): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, '../../api/src/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: postgres.url,
      SMTP_URL: mailbox.url,
      SMS: 'off',
      SAFETY: 'off',
      PAYMENTS: 'off',
      MEETINGS: 'off',
      SESSION_SECRET: 'a secret for this measurement only, 32',
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'fatal',
    },
  });
  children.push(child);
  await until(() => isReady(port));
}

/** One query when nothing restarts any more. */
async function query<Row>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows as Row[];
}

try {
  // One after the other: the first fills the database.
  for (const [index, port] of PORTS.entries()) await serve(port, folders[index] ?? '');
  const stop = new AbortController();
  const loads = PORTS.map((port) => putLoad(urlOf(port), stop.signal));
  const back: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await pause(UP_MS);
    await postgres.halt(round % 2 === 0 ? 'fast' : 'immediate');
    await pause(AWAY_MS);
    const started = postgres.start();
    await until(answers);
    back.push(...(await Promise.all(PORTS.map((port) => until(() => isReady(port))))));
    await started;
    console.error(`restart ${round + 1} of ${ROUNDS}: back after ${back.slice(-2).map(Math.round).join(' and ')} ms`);
  }
  await pause(UP_MS);
  stop.abort();
  const done = await Promise.all(loads);
  const died = children.filter(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null).length;

  const open = `select count(*)::int open from jobs.job where name in ('confirm-email', 'send-mail') and state < 'completed'`;
  const emptied = await until(async () => (await query<{ open: number }>(open))[0]?.open === 0, PATIENCE_MS);
  const accounts = (await query<{ email: string }>(`select email from users where email like 'person%@example.org'`)).map(
    ({ email }) => email,
  );
  report(done, accounts, { died, back, emptied });
} finally {
  for (const child of children) if (child.exitCode === null && child.kill()) await once(child, 'exit');
  mailbox.close();
  postgres.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
process.exit();

function report(loads: Load[], accounts: string[], { died, back, emptied }: { died: number; back: number[]; emptied: number }): void {
  const statuses: Record<number, number> = {};
  for (const { statuses: counted } of loads) for (const [status, count] of counted) statuses[status] = (statuses[status] ?? 0) + count;
  const letters = new Map<string, number>();
  for (const { to } of mailbox.letters) letters.set(to, (letters.get(to) ?? 0) + 1);
  const figures = {
    restarts: ROUNDS,
    died,
    statuses,
    untold: loads.reduce((sum, { untold }) => sum + untold, 0),
    slowest_back_ms: Math.round(Math.max(...back)),
    people: accounts.length,
    accounts_lost: loads.flatMap(({ signedUp }) => signedUp).filter((email) => !accounts.includes(email)).length,
    letters_lost: accounts.filter((email) => !letters.has(email)).length,
    mailed_twice: [...letters.values()].filter((count) => count > 1).length,
    last_job_after_s: Math.round(emptied / 1000),
  };
  console.log(JSON.stringify(figures, null, 2));
  const strange = Object.keys(statuses).filter((status) => !['200', '201', '503'].includes(status));
  const good = died + figures.untold + figures.accounts_lost + figures.letters_lost + figures.mailed_twice + strange.length === 0;
  if (!good || figures.slowest_back_ms > 1_000) process.exitCode = 1;
}
