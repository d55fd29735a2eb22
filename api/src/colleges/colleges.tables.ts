import { integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.tables.ts';

/** Schools that a student keeps, by the number that the Department of Education gives them. */
export const saved_colleges = pgTable(
  'saved_colleges',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    unitid: integer().notNull(),
    saved_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.unitid] })],
);
