import { type SQL, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isLike } from '../is-like.ts';

/** Whether words are in one of some columns; everything where nothing is searched. */
export const says = (q: string | undefined, ...columns: PgColumn[]): SQL | undefined =>
  q ? or(...columns.map((column) => isLike(column, q))) : undefined;
