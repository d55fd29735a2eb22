import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { countOverlaps, fillField, raceBookings } from '../api/test/booking-race.ts';
import { closeServices, openServices } from '../api/src/open-services.ts';
import { readConfig } from '../api/src/platform/config.ts';
import { type Database, openDatabase } from '../api/src/platform/database.ts';
import { startPostgres } from '../scripts/postgres.mjs';
import type { Figure } from './figure.ts';
import { makeDatabase } from './make-database.ts';

const ATTEMPTS = 10_000;
const AT_ONCE = 60;
/** As many processes of the product would hold as many pools. */
const POOLS = 3;
const BAR_SECONDS = 60;

/** 10,000 racing bookings, half of them for one time of one mentor, mixed with moves, cancels, acceptances and what runs out. */
export async function benchBooking(): Promise<Figure> {
  const postgres = startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'careerscoop-bench-'));
  const opened: Database[] = [];
  try {
    const url = await makeDatabase(postgres.url, 'booking');
    const config = readConfig({
      DATABASE_URL: url,
      DATA_DIR: folder,
      SESSION_SECRET: 'a secret for measurements only, 32+',
      DEMO: '1',
      LOG_LEVEL: 'silent',
    });
    const services = await openServices(config);
    for (let pool = 1; pool < POOLS; pool += 1) opened.push(await openDatabase({ databaseUrl: url, dataDir: folder, role: 'web' }));
    const dbs = [services.database.db, ...opened.map(({ db }) => db)];
    const field = await fillField(services.database.db, { mentors: 20, students: 400 });
    const [began, used] = [performance.now(), process.cpuUsage()];
    const outcome = await raceBookings(dbs, services, field, { attempts: ATTEMPTS, hot: 0.5, at_once: AT_ONCE, seed: 20_270_314 });
    const value = (performance.now() - began) / 1000;
    const { user, system } = process.cpuUsage(used);
    const overlaps = await countOverlaps(services.database.db);
    const deadlocks = await countDeadlocks(url);
    await closeServices(services);
    return {
      name: `${ATTEMPTS} racing bookings of 400 students with 21 mentors, ${AT_ONCE} at once, half of them for one time, PostgreSQL`,
      value,
      yardstick: BAR_SECONDS,
      unit: 'seconds',
      ratio: value / BAR_SECONDS,
      bar: `at most ${BAR_SECONDS} seconds, no overlap, no deadlock`,
      met: value <= BAR_SECONDS && overlaps === 0 && deadlocks === 0,
      details: { overlaps, deadlocks, cpu_seconds: (user + system) / 1e6, outcome },
    };
  } finally {
    for (const database of opened) await database.close();
    rmSync(folder, { recursive: true, force: true });
    postgres.stop();
  }
}

/** PostgreSQL's counters come together within so long. */
const COUNTED_MS = 2_000;

async function countDeadlocks(url: string): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, COUNTED_MS));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  await client.end();
  return rows[0]?.deadlocks ?? -1;
}
