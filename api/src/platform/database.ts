import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions, type QueryOptions, type Transaction, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { SERVER } from '../folders.ts';
import type { Role } from './config.ts';
import { lockFolder } from './folder-lock.ts';
import { requireMigrated } from './released.ts';

/** A connection or an open transaction; every function of a *.sql.ts file takes one first. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** Runs one SQL text with its values: what the job queue needs. */
export type RunSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

export interface Database {
  db: Db;
  runSql: RunSql;
  kind: 'embedded' | 'postgresql';
  /** Does this while no other process of the product does the like. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** This version's, in order. */
export const MIGRATIONS = join(SERVER, 'migrations');

/**
 * Opens the database and brings its tables up to date, or finds them so where a release has done it. Migrations of two
 * starting processes wait for each other. `migrations` is another folder than this version's.
 */
export async function openDatabase(
  options: { databaseUrl?: string | undefined; dataDir: string; role?: Role },
  migrations = MIGRATIONS,
): Promise<Database> {
  return options.databaseUrl ? openPostgres(options.databaseUrl, options.role, migrations) : openEmbedded(options.dataDir);
}

async function openPostgres(url: string, role: Role = 'all', migrationsFolder: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 20, connectionTimeoutMillis: 10_000 });
  // A connection that the server ends must not end the process, neither an idle one nor one between two statements of a
  // transaction; the next query reports the fault.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const runSql: RunSql = (text, values) => pool.query(text, values);
  const alone = <T>(work: (client: pg.PoolClient) => Promise<T>) => withLock(pool, work);
  try {
    if (role === 'all') await alone((client) => migrateBesideOthers(client, migrationsFolder));
    else await requireMigrated(runSql, migrationsFolder);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db: withTransactions(pool), runSql, kind: 'postgresql', alone, close: () => pool.end() };
}

async function withLock<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock(726001)');
    return await work(client);
  } finally {
    await client.query('select pg_advisory_unlock(726001)').catch(() => undefined);
    client.release();
  }
}

const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Others go on writing meanwhile. A statement that waits for a table makes everybody wait who comes after it: so it gives up
 * soon, and all begins anew a moment later.
 */
async function migrateBesideOthers(client: pg.PoolClient, migrationsFolder: string): Promise<void> {
  await client.query(`set lock_timeout = '2s'`);
  try {
    for (let tries = 1; ; tries += 1) {
      const fault = await migratePg(drizzlePg(client), { migrationsFolder }).then(
        () => undefined,
        (error: unknown) => error,
      );
      if (!fault) return;
      if (sqlStateOf(fault) !== LOCK_NOT_AVAILABLE || tries === 30) throw fault;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  } finally {
    await client.query('reset lock_timeout').catch(() => undefined);
  }
}

/** What PostgreSQL calls the fault, as 23P01, however deep it lies. */
export function sqlStateOf(error: unknown): unknown {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return code ?? (cause ? sqlStateOf(cause) : undefined);
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
  const { asDrizzleReads, asBefore } = parsersOf(client);
  const db = drizzlePglite({ client: asDrizzleReads });
  await migratePglite(db, { migrationsFolder: MIGRATIONS });
  return {
    db,
    runSql: (text, values) => runOnPglite(client, text, values, asBefore),
    kind: 'embedded',
    // Its folder has one process.
    alone: (work) => work(),
    close: async () => {
      await client.close();
      afterClose();
    },
  };
}

/** What Drizzle reads itself: moments, spans, and lists of these and of exact numbers. */
const READ_BY_DRIZZLE = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182];

/**
 * Drizzle brings these parsers to each query, and PGlite then copies its three hundred others beside them: a tenth of a millisecond.
 * So they are there from the beginning, and those who run plain SQL bring the ones that were there before.
 */
function parsersOf(client: PGlite): { asDrizzleReads: PGlite; asBefore: QueryOptions } {
  const { parsers } = client;
  const before = Object.fromEntries(READ_BY_DRIZZLE.flatMap((type) => (parsers[type] ? [[type, parsers[type]]] : [])));
  for (const type of READ_BY_DRIZZLE) parsers[type] = (value) => value;
  // The queue runs its own texts inside of a transaction by the same connection.
  const asBefore = { parsers: before };
  const lean = (on: Pick<Transaction, 'query'>) => ({
    query: (text: string, values: unknown[], options?: QueryOptions) =>
      on.query(text, values, options?.rowMode ? { rowMode: options.rowMode } : asBefore),
  });
  const asDrizzleReads = {
    ...lean(client),
    transaction: <T>(work: (tx: Transaction) => Promise<T>) => client.transaction((tx) => work(lean(tx) as Transaction)),
  };
  return { asDrizzleReads: asDrizzleReads as PGlite, asBefore };
}

async function runOnPglite(
  client: PGlite,
  text: string,
  values: unknown[] | undefined,
  options: QueryOptions,
): Promise<{ rows: unknown[] }> {
  if (values?.length) return client.query(text, values, options);
  try {
    const results = await client.exec(text, options);
    return results.filter((result) => result.rows.length > 0).at(-1) ?? { rows: [] };
  } catch (error) {
    // A failed text of several statements leaves the only connection inside an aborted transaction.
    await client.exec('rollback').catch(() => undefined);
    throw error;
  }
}
