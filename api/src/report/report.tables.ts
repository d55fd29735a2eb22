import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.tables.ts';

/**
 * The address of a student's report. The token in it is made from the salt by the server's secret and kept as a
 * fingerprint alone: whoever reads this table can open no report.
 */
export const report_addresses = pgTable(
  'report_addresses',
  {
    user_id: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    salt: text().notNull(),
    token_hash: text().notNull(),
    made_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    /** When the student closed it; then its address opens nothing. */
    closed_at: timestamp({ withTimezone: true, mode: 'date' }),
  },
  (table) => [index('report_addresses_token').on(table.token_hash)],
);
