import { type SQL, eq, inArray, or } from 'drizzle-orm';
import { type PgTable, getTableConfig } from 'drizzle-orm/pg-core';
import { users } from '../src/identity/identity.tables.ts';
import type { Db } from '../src/platform/database.ts';
import { allTables } from './all-tables.ts';

/** Everything stored of a person, as one text a table: equal texts mean that nothing has changed. */
export async function rowsOf(db: Db, userId: number): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const table of await allTables()) {
    const theirs = belongsTo(db, table, userId);
    if (!theirs) continue;
    const rows = await db.select().from(table).where(theirs);
    found[getTableConfig(table).name] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return found;
}

/** Which rows of a table lead to this person, directly or over another row of theirs; nothing for public tables. */
function belongsTo(db: Db, table: PgTable, userId: number): SQL | undefined {
  if (table === users) return eq(users.id, userId);
  const ways = getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable, foreignColumns } = key.reference();
    const [column, foreign] = [columns[0], foreignColumns[0]];
    if (!column || !foreign) return [];
    if (foreignTable === users) return [eq(column, userId)];
    const over = belongsTo(db, foreignTable, userId);
    return over ? [inArray(column, db.select({ id: foreign }).from(foreignTable).where(over))] : [];
  });
  return ways.length > 0 ? or(...ways) : undefined;
}
