import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Counters of the limits that hold across processes; rate-limiter-flexible writes it. */
export const rate_limits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: timestamp({ withTimezone: true, mode: 'date' }),
});
