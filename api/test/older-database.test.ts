import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc, eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { assessments, questions } from '../src/assessment/assessment.tables.ts';
import { results } from '../src/careers/careers.tables.ts';
import { createPglite, type Database, openDatabase, wrapPglite } from '../src/platform/database.ts';
import demo from '../src/demo/demo-people.json' with { type: 'json' };
import { signInAs } from './people.ts';
import { type TestServer, startTestServer } from './test-server.ts';

// Made by the commit ee9c502, the last that stored results in words: its demo people, dumped by pg_dump without its jobs.
const DUMP = readFileSync(join(import.meta.dirname, 'databases/2026-11-22.sql'), 'utf8');

let server: TestServer;
let before: Awaited<ReturnType<typeof stored>>;
let drop: () => Promise<void>;

const { reasons, what_would_change, ai, rank } = results;
const stored = ({ db }: Database) => db.select({ reasons, what_would_change, ai }).from(results).orderBy(asc(rank));
const said = (ten: typeof before) => ten.map((row) => ({ reasons: row.reasons, what_would_change: row.what_would_change, ai: row.ai }));

beforeAll(async () => {
  const { database, end } = await olderDatabase();
  drop = end;
  before = await stored(database);
  server = await startTestServer({}, database);
});
afterAll(async () => {
  await server.close();
  await drop();
});

async function olderDatabase(): Promise<{ database: Database; end: () => Promise<void> }> {
  const prepared = inject('database');
  if (prepared.kind === 'embedded') {
    const client = await createPglite({});
    await client.exec(DUMP);
    return { database: await wrapPglite(client), end: async () => undefined };
  }
  const name = `older_${process.pid}`;
  const admin = new pg.Client({ connectionString: prepared.url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(prepared.url);
  url.pathname = `/${name}`;
  const filler = new pg.Client({ connectionString: String(url) });
  await filler.connect();
  await filler.query(DUMP);
  await filler.end();
  return {
    database: await openDatabase({ databaseUrl: String(url), dataDir: '' }),
    end: async () => {
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
}

describe('a database made by the commit before', () => {
  it('opens; people sign in, and their ten say word for word what they said', async () => {
    const student = demo.people.find(({ assessment }) => assessment);
    const { access } = await signInAs(server, student?.email ?? '', demo.password);
    const { status, body } = await server.ask('GET', '/result/', { as: access });
    expect(status).toBe(200);
    expect(said(body)).toEqual(before);
  });

  it('has its words brought to keys, which say the same', async () => {
    const student = demo.people.find(({ assessment }) => assessment);
    const { access } = await signInAs(server, student?.email ?? '', demo.password);
    const isInKeys = async () =>
      (await stored(server.services.database)).every((row) => row.reasons.every((key) => typeof key === 'string'));
    await vi.waitFor(async () => expect(await isInKeys()).toBe(true), 20_000);
    const rows = await stored(server.services.database);
    for (const { reasons: keys, ai: pick } of rows) {
      for (const reason of keys)
        expect(reason).toMatch(/^(for|against|preparation):(area|situation|choice|type|skill|education):[\w ]+:(much|little):[0-5]$/);
      expect(pick).toMatch(/^(stretch:[\w+]+:[\w+]+)?$/);
    }
    const { body } = await server.ask('GET', '/result/', { as: access });
    expect(said(body)).toEqual(before);
  });

  it('keeps its questions under the version that they were asked in', async () => {
    const asked = server.services.database.db.$count(questions, eq(questions.version, sql`${assessments.item_version}`));
    const rows = await server.services.database.db.select({ asked }).from(assessments);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row.asked).toBeGreaterThan(70);
  });
});
