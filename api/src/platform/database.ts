import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { SERVER } from '../folders.ts';
import { lockFolder } from './folder-lock.ts';

/** A connection or an open transaction; every function of a *.sql.ts file takes one first. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** Runs one SQL text with its values: what the job queue needs. */
export type RunSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

export interface Database {
  db: Db;
  runSql: RunSql;
  kind: 'embedded' | 'postgresql';
  close(): Promise<void>;
}

const MIGRATIONS = join(SERVER, 'migrations');

/** Opens the database and brings its tables up to date. Migrations of two starting servers wait for each other. */
export async function openDatabase(options: { databaseUrl?: string | undefined; dataDir: string }): Promise<Database> {
  return options.databaseUrl ? openPostgres(options.databaseUrl) : openEmbedded(options.dataDir);
}

async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 20, connectionTimeoutMillis: 10_000 });
  // A connection that the server ends must not end the process, neither an idle one nor one between two statements of a
  // transaction; the next query reports the fault.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const lock = await pool.connect();
  try {
    await lock.query('select pg_advisory_lock(726001)');
    await migratePg(drizzlePg(lock), { migrationsFolder: MIGRATIONS });
  } finally {
    await lock.query('select pg_advisory_unlock(726001)').catch(() => undefined);
    lock.release();
  }
  return {
    db: withTransactions(pool),
    runSql: (text, values) => pool.query(text, values),
    kind: 'postgresql',
    close: () => pool.end(),
  };
}

/** Drizzle's own transaction never gives a connection back whose `begin` failed: after twenty of them nobody gets one. */
function withTransactions(pool: pg.Pool): Db {
  const db: Db = drizzlePg(pool);
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzlePg(client).transaction(work as never, config);
    } finally {
      client.release();
    }
  };
  return db;
}

// The usual 128 MB of buffers would be written with zeros at every start.
const SMALL = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];
// What the database runs in a start is not worth being optimized: that would take two seconds of a second processor.
const PATIENT = '--wasm-tiering-budget=100000000';

/** The embedded database as the product runs it: in the folder `dataDir`, or in memory. */
export function createPglite(options: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'>): Promise<PGlite> {
  setFlagsFromString(PATIENT);
  return PGlite.create({ ...options, extensions: { pg_trgm }, startParams: SMALL });
}

async function openEmbedded(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true });
  // PGlite itself takes no lock: a second process would silently lose rows.
  const unlock = lockFolder(dataDir);
  try {
    return await wrapPglite(await createPglite({ dataDir: join(dataDir, 'database') }), unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Wraps an opened PGlite; tests use it with a database in memory. */
export async function wrapPglite(client: PGlite, afterClose: () => void = () => undefined): Promise<Database> {
  const db = drizzlePglite(client);
  await migratePglite(db, { migrationsFolder: MIGRATIONS });
  return {
    db,
    runSql: (text, values) => runOnPglite(client, text, values),
    kind: 'embedded',
    close: async () => {
      await client.close();
      afterClose();
    },
  };
}

async function runOnPglite(client: PGlite, text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
  if (values?.length) return client.query(text, values);
  try {
    const results = await client.exec(text);
    return results.filter((result) => result.rows.length > 0).at(-1) ?? { rows: [] };
  } catch (error) {
    // A failed text of several statements leaves the only connection inside an aborted transaction.
    await client.exec('rollback').catch(() => undefined);
    throw error;
  }
}
