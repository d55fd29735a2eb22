import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a text has this in it, in any case; signs that mean something to `like` are taken as themselves. */
export function isLike(column: PgColumn, typed: string): SQL {
  return sql`${column} ilike ${`%${typed.replace(/[\\%_]/g, '\\$&')}%`}`;
}
