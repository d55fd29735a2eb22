import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';

/** How many scoops of a question somebody has had; no row while it is the first. */
export const scoop_counts = pgTable(
  'scoop_counts',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    question_id: integer().notNull(),
    count: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.question_id] }), check('scoop_counts_count', sql`${table.count} between 1 and 5`)],
);
