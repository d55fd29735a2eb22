import { type SQL, and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database.ts';
import { COUNT_TO } from '../counted.ts';
import { pageOf } from '../list-page.ts';
import type { Scope } from '../scope.ts';

/** Words are the product's own: no level has some of its own. */
export const within = (scope: Scope): SQL => (scope.reach === 'all' ? sql`true` : sql`false`);

type Table = PgTable & { id: PgColumn };
/** Tables whose rows have a place in a list. */
export type Placed = Table & { ordering: PgColumn };

/** One table of words, as the rules of `change-kept.ts` and the lists ask it. */
export interface Kept<Row extends { id: number }, T extends Table = Table> {
  table: T;
  /** The word for one of them in the log: `quote`, as in `quote.added`. */
  name: string;
  count(db: Db, scope: Scope, found?: SQL): Promise<number>;
  list(db: Db, scope: Scope, asked: { found?: SQL | undefined; down: boolean; page: number }): Promise<Row[]>;
  /** Held until the transaction ends. */
  lock(tx: Db, scope: Scope, id: number): Promise<Row | undefined>;
  add(tx: Db, row: Omit<Row, 'id'>): Promise<Row>;
  change(tx: Db, scope: Scope, id: number, fields: Partial<Row>): Promise<void>;
  remove(tx: Db, scope: Scope, id: number): Promise<void>;
}

/** The statements of one table; `Row` is what it selects, `order` how its list stands. */
export function keptIn<Row extends { id: number }, T extends Table = Table>(name: string, given: T, order: PgColumn[]): Kept<Row, T> {
  const table: Table = given;
  const one = (scope: Scope, id: number) => and(within(scope), eq(table.id, id));
  return {
    name,
    table: given,
    async count(db, scope, found) {
      const some = db
        .select({ id: sql`${table.id}`.as('id') })
        .from(table)
        .where(and(within(scope), found))
        .limit(COUNT_TO)
        .as('some');
      const [row] = await db.select({ rows: count() }).from(some);
      return row?.rows ?? 0;
    },
    async list(db, scope, { found, down, page }) {
      const { limit, offset } = pageOf(page);
      const direction = down ? desc : asc;
      return (await db
        .select()
        .from(table)
        .where(and(within(scope), found))
        .orderBy(...[...order, table.id].map((each) => direction(each)))
        .limit(limit)
        .offset(offset)) as unknown as Row[];
    },
    async lock(tx, scope, id) {
      const rows = (await tx.select().from(table).where(one(scope, id)).for('update')) as unknown as Row[];
      return rows[0];
    },
    async add(tx, row) {
      const rows = (await tx
        .insert(table)
        .values(row as never)
        .returning()) as unknown as Row[];
      if (!rows[0]) throw new Error(`A ${name} was not stored.`);
      return rows[0];
    },
    async change(tx, scope, id, fields) {
      await tx
        .update(table)
        .set(fields as never)
        .where(one(scope, id));
    },
    async remove(tx, scope, id) {
      await tx.delete(table).where(one(scope, id));
    },
  };
}

/** The ids of a list in its order, held until the transaction ends: two who move something in it come one after the other. */
export async function lockOrder(tx: Db, table: Placed, list: SQL | undefined): Promise<number[]> {
  await hold(tx, table, list);
  // Asked for only now: who has waited for a row gets it at the place that it had before.
  const rows = await tx
    .select({ id: sql<number>`${table.id}` })
    .from(table)
    .where(list)
    .orderBy(asc(table.ordering), asc(table.id));
  return rows.map(({ id }) => id);
}

/** Holds all lists of a table: before one row is, whose list is held after it. In which list it stands only the row says. */
export const lockLists = (tx: Db, table: Placed): Promise<void> => hold(tx, table, undefined);

/** By their numbers, which no move changes: so no two wait for each other. */
async function hold(tx: Db, table: Placed, list: SQL | undefined): Promise<void> {
  await tx
    .select({ id: sql<number>`${table.id}` })
    .from(table)
    .where(list)
    .orderBy(asc(table.id))
    .for('update');
}

/** Gives each its place as the ids stand, from 1 without a gap. */
export async function writeOrder(tx: Db, table: Placed, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const places = sql.join(
    ids.map((id, at) => sql`(${id}::int, ${at + 1}::smallint)`),
    sql`, `,
  );
  await tx.execute(
    sql`update ${table} set ordering = given.place from (values ${places}) as given(id, place) where ${table.id} = given.id and ${table.ordering} <> given.place`,
  );
}
