import { createServer } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startOwnPostgres } from '../../../scripts/postgres.mjs';
import { signupForm } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { users } from '../identity/identity.tables.ts';
import { openDatabase } from './database.ts';

// The embedded database lives and dies with its process. This server is nobody else's, so that it may go away.
describe.skipIf(inject('database').kind === 'embedded')('a database that goes away', () => {
  let postgres: ReturnType<typeof startOwnPostgres>;
  let mailbox: SMTPServer;
  let servers: TestServer[] = [];
  const letters = new Map<string, number>();

  beforeAll(async () => {
    postgres = startOwnPostgres(await freePort());
    mailbox = await openMailbox((to) => letters.set(to, (letters.get(to) ?? 0) + 1));
    const { port } = mailbox.server.address() as { port: number };
    // One after the other, as the first fills the database.
    for (let count = 0; count < 2; count += 1) {
      const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' });
      servers.push(await startTestServer({ smtpUrl: `smtp://127.0.0.1:${port}` }, database));
    }
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    servers = [];
    await new Promise<void>((resolve) => mailbox.close(() => resolve()));
    postgres.stop();
  });

  it('gets its connections back that end between two statements of a transaction', async () => {
    const { db, runSql } = (servers[0] as TestServer).services.database;
    // More than there are connections.
    for (let count = 0; count < 25; count += 1) {
      const cut = db.transaction(async (tx) => {
        const { rows } = (await tx.execute(sql`select pg_backend_pid() pid`)) as unknown as { rows: { pid: number }[] };
        await runSql('select pg_terminate_backend($1)', [rows[0]?.pid]);
        await new Promise((resolve) => setTimeout(resolve, 5));
        await tx.select().from(users).limit(1);
      });
      await expect(cut).rejects.toThrow();
    }
    expect(await db.$count(users)).toBeGreaterThan(0);
  });

  it('is answered with 503 and a time to wait, loses no job, and mails nobody twice', async () => {
    let signUps = 0;
    let stopping = false;
    const answers = new Map<number, number>();
    const made: string[] = [];
    const work = async (server: TestServer) => {
      while (!stopping) {
        const body = signupForm();
        // Everybody has an address of their own: the limits are not what is asked here.
        const remoteAddress = `10.${signUps >> 8}.${(signUps += 1) & 255}.1`;
        const { status, headers } = await server.ask('POST', '/signup/', { body, remoteAddress });
        answers.set(status, (answers.get(status) ?? 0) + 1);
        if (status === 201) made.push(body.email);
        if (status === 503) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
        // Who is told to wait does, a little.
        await new Promise((resolve) => setTimeout(resolve, status === 503 ? 20 : 1));
      }
    };
    const load = Promise.all([...servers, ...servers].map(work));
    const at = async (status: number) => {
      const before = answers.get(status) ?? 0;
      await expect.poll(() => answers.get(status) ?? 0).toBeGreaterThan(before + 3);
    };
    for (const mode of ['fast', 'immediate'] as const) {
      await at(201);
      await postgres.halt(mode);
      await at(503);
      for (const server of servers) {
        expect(await server.ask('GET', '/health/ready')).toMatchObject({ status: 503, body: { code: 'unavailable' } });
        expect((await server.ask('GET', '/health/live')).status).toBe(200);
      }
      await postgres.start();
    }
    await at(201);
    stopping = true;
    await load;

    expect([...answers.keys()].sort()).toEqual([201, 503]);
    const { db, runSql } = (servers[0] as TestServer).services.database;
    for (const email of made) expect(await db.$count(users, eq(users.email, email))).toBe(1);
    // Also who was told 503 may have an account: the answer to the commit was cut off. A job that was cut off waits its time.
    const lost = async () => {
      const open = await runSql(`select data from jobs.job where name in ('confirm-email', 'send-mail') and state < 'completed'`);
      const waiting = (open.rows as { data: { email?: string; to?: string } }[]).map(({ data }) => data.email ?? data.to);
      const people = await db
        .select({ email: users.email })
        .from(users)
        .where(sql`${users.email} like 'robin%@example.org'`);
      return people.map(({ email }) => email).filter((email) => !letters.has(email) && !waiting.includes(email));
    };
    expect(await lost()).toEqual([]);
    await expect.poll(() => made.filter((email) => letters.has(email)).length).toBeGreaterThan(made.length / 2);
    expect(await lost()).toEqual([]);
    expect([...letters].filter(([, count]) => count > 1)).toEqual([]);
  });
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** A mail server that says for whom each letter is. */
async function openMailbox(onLetter: (to: string) => void): Promise<SMTPServer> {
  const mailbox = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      stream.resume().on('end', () => {
        for (const { address } of envelope.rcptTo) onLetter(address);
        done();
      });
    },
  });
  mailbox.on('error', () => undefined);
  await new Promise<void>((resolve) => void mailbox.listen(0, '127.0.0.1', () => resolve()));
  return mailbox;
}
