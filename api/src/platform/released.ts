import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config.ts';
import type { RunSql } from './database.ts';

/** Processes that only answer, or only work, change no table: the release did it before them. */
export function notReleased(): ConfigError {
  return new ConfigError('The database is not ready for this version: run npm run release first, or start with ROLE=all.');
}

/** @throws ConfigError when a migration of this version has not been run; a newer version's more are no harm */
export async function requireMigrated(runSql: RunSql, folder: string): Promise<void> {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as { entries: { when: number }[] };
  const { rows } = await runSql(`select to_regclass('drizzle.__drizzle_migrations') is not null as begun`);
  if (!(rows[0] as { begun: boolean }).begun) throw notReleased();
  const last = await runSql('select max(created_at)::text as at from drizzle.__drizzle_migrations');
  if (Number((last.rows[0] as { at: string | null }).at) < Math.max(...entries.map(({ when }) => when))) throw notReleased();
}
