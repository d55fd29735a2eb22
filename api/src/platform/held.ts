import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

/** One section of what is held about a person. `tables` lets a test see that no table is forgotten. */
export interface Held {
  title: string;
  about: string;
  tables: PgTable[];
  rows(db: Db, person: { id: number; email: string }, titleOf: (onet_code: string) => string): Promise<Record<string, unknown>[]>;
}
