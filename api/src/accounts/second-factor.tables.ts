import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.tables.ts';

/** The authenticator app of an account. */
export const second_factors = pgTable('second_factors', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed with a key made from the server's secret. */
  secret: text().notNull(),
  created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  /** Null until a first code was right: until then it is not asked for. */
  confirmed_at: timestamp({ withTimezone: true, mode: 'date' }),
  /** The last half minute whose code was taken, so that none is taken twice. */
  last_step: integer(),
});

/** For the day the phone is gone, each once: only fingerprints. */
export const recovery_codes = pgTable(
  'recovery_codes',
  {
    code_hash: text().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    used_at: timestamp({ withTimezone: true, mode: 'date' }),
  },
  (table) => [index('recovery_codes_user').on(table.user_id)],
);
