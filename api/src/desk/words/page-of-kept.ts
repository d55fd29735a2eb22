import type { SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../platform/database.ts';
import { deskMetaOf } from '../counted.ts';
import { scopeOf } from '../desk-guard.ts';
import type { Kept } from './kept.sql.ts';

interface Asked {
  found: SQL | undefined;
  sort?: string | undefined;
  page: number;
}

/** One page of words with where it stands. */
export async function pageOfKept<Row extends { id: number }>(
  db: Db,
  request: FastifyRequest,
  kept: Kept<Row>,
  { found, sort, page }: Asked,
) {
  const scope = scopeOf(request);
  const rows = await kept.list(db, scope, { found, down: sort?.startsWith('-') ?? false, page });
  return { rows, meta: deskMetaOf(page, await kept.count(db, scope, found)) };
}
