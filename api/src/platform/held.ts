import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

export const PARTS = ['account', 'careers', 'contacts'] as const;

/** One section of what is held about a person. `tables` lets a test see that no table is forgotten. */
export interface Held {
  /** The export begins with the account, goes on with the careers, and ends with others who have a part in it. */
  part: (typeof PARTS)[number];
  title: string;
  about: string;
  tables: PgTable[];
  /** `reader` is who gets the file. */
  rows(
    db: Db,
    person: { id: number; email: string; reader: 'self' | 'guardian' },
    titleOf: (onet_code: string) => string,
  ): Promise<Record<string, unknown>[]>;
}
