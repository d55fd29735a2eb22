import { type SQL, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../platform/database.ts';
import { deskMetaOf } from '../counted.ts';
import { scopeOf } from '../desk-guard.ts';
import { isLike } from '../is-like.ts';
import type { Kept } from './kept.sql.ts';

/** Whether words are in one of some columns; everything where nothing is searched. */
export const says = (q: string | undefined, ...columns: PgColumn[]): SQL | undefined =>
  q ? or(...columns.map((column) => isLike(column, q))) : undefined;

interface Asked {
  found: SQL | undefined;
  order: PgColumn[];
  sort?: string | undefined;
  page: number;
}

/** One page of words with where it stands. */
export async function pageOfKept<Row extends { id: number }>(
  db: Db,
  request: FastifyRequest,
  kept: Kept<Row>,
  { found, order, sort, page }: Asked,
) {
  const scope = scopeOf(request);
  const rows = await kept.list(db, scope, { found, order, down: sort?.startsWith('-') ?? false, page });
  return { rows, meta: deskMetaOf(page, await kept.count(db, scope, found)) };
}
