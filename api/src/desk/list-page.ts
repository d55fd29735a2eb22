import { type Subquery, count } from 'drizzle-orm';
import { DESK_ROWS } from '@careerscoop/contract/desk';
import type { Db } from '../platform/database.ts';

/** How many rows a query has that stops at `COUNT_TO`. */
export async function countRows(db: Db, rows: Subquery): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(rows);
  return row?.rows ?? 0;
}

/** Where the rows of a page stand. */
export const pageOf = (page: number) => ({ limit: DESK_ROWS, offset: (page - 1) * DESK_ROWS });

/** A sort as it is asked for: its name, and whether it goes from the largest down. */
export function sortOf<S extends string>(sort: S | `-${S}`): { by: S; down: boolean } {
  return sort.startsWith('-') ? { by: sort.slice(1) as S, down: true } : { by: sort as S, down: false };
}

/** Words as `like` looks for them; what means something there stands for itself. */
export const containing = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`;
