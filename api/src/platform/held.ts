import type { Purpose } from '@careerscoop/contract/consent';
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
  /** A parent finds it in their copy only where they said yes to this. */
  consent?: Purpose;
  /** `reader` is who gets the copy. */
  rows(
    db: Db,
    person: { id: number; email: string; reader: 'user' | 'guardian' },
    titleOf: (onet_code: string) => string,
  ): Promise<Record<string, unknown>[]>;
}
